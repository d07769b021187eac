import * as z from "zod/mini";
import { id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { InsurancePolicy } from "../risks/insurance/insurance-policy";
import { CostLine, CostLineInput, CostLineText } from "./costs/cost-line";

/** What an entry of the log records; `note` is written by a person. */
export const LOG_KINDS = [
  "declared",
  "alerted",
  "delivery",
  "answered",
  "escalated",
  "no-one-coming",
  "safety-check",
  "needs-help",
  "message",
  "action",
  "unit",
  "level",
  "role",
  "note",
  "cost",
  "stood-down",
  "closed",
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** By number, which is the order of arrival, or by the time that the author's device gave the entry. */
export const LOG_ORDERS = ["arrival", "event"] as const;
export type LogOrder = (typeof LOG_ORDERS)[number];

export const LogEntry = z.object({
  /** Counted from 1 in each incident, in the order of arrival. */
  number: z.number(),
  entryId: id(),
  kind: z.enum(LOG_KINDS),
  text: z.string(),
  authorName: z.string(),
  /** When the author's device wrote it. */
  deviceAt: instant(),
  /** When the server received it. */
  serverAt: instant(),
  photo: z.nullable(
    z.object({
      /** Null once the file is deleted. */
      url: z.nullable(z.string()),
      /** Of the stored file, in hex. */
      sha256: z.string(),
    }),
  ),
  /** What an entry of the kind `cost` records; null for others. */
  cost: z.nullable(CostLine),
  /** SHA-256 of this entry and the hash before it, in hex. */
  hash: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The costs of an incident, to add up by kind with `costStates`. */
export const IncidentCosts = z.object({
  /** The currency of the costs, and of the next one. */
  currency: z.object({ code: z.string(), prefix: z.string() }),
  /** The entries of the kind `cost`, in the order of arrival. */
  entries: z.array(z.extend(LogEntry, { cost: CostLine })),
  /** The plan's insurance schedule as it is now. */
  policies: z.array(InsurancePolicy),
  /** The number of the newest entry of the log; a later one may be a cost. */
  newestEntry: z.number(),
});
export type IncidentCosts = z.infer<typeof IncidentCosts>;

/** A part of the report that prints in reasonable time: the first one has everything but the rest of the log. */
export const ReportPart = z.object({
  /** Counted from 1. */
  part: z.number(),
  /** Entries of the log. */
  entries: z.number(),
});
export type ReportPart = z.infer<typeof ReportPart>;

/** Such as those that a phone kept while it was offline. */
export const MAX_ENTRIES_A_CALL = 200;

export const LogEntryInput = z.strictObject({
  /** Made by the device, so that an entry sent twice is stored once. */
  entryId: id(),
  deviceAt: instant(),
  text: requiredText("Please write what happened.", LIMITS.text),
  /** The cost that the text describes. */
  cost: z.optional(CostLineInput),
});
/** The text fields sent with a photo. */
export const LogPhotoInput = z.strictObject({
  entryId: id(),
  deviceAt: instant(),
  text: optionalText(LIMITS.text),
  /** The cost of which the photo shows the receipt, as JSON. */
  cost: z.optional(CostLineText),
});
const severalOf = <const Entry extends z.ZodMiniType<{ readonly entryId: string }>>(entry: Entry) =>
  z.array(entry).check(
    z.minLength(1, "Please send an entry."),
    z.maxLength(MAX_ENTRIES_A_CALL, `Please send at most ${MAX_ENTRIES_A_CALL} entries at once.`),
    onceEach(({ entryId }) => entryId, "This entry is in the list twice.", "entryId"),
  );
export const LogEntriesInput = z.strictObject({ entries: severalOf(LogEntryInput) });

/** The same from a person without an account, who records no costs. */
export const LinkedEntriesInput = z.strictObject({
  entries: severalOf(z.omit(LogEntryInput, { cost: true })),
});
export const LinkedPhotoInput = z.omit(LogPhotoInput, { cost: true });
