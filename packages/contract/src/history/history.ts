import * as z from "zod/mini";
import { id, instant } from "../platform/field-rules";
import { optionalTimeZone } from "../platform/time-zone";
import { PageQuery } from "../platform/list-page";

/** What an entry of the history is about, with its name in the filter. */
export const HISTORY_KINDS = {
  business: "Business information",
  locations: "Business locations and recovery sites",
  contacts: "Contacts",
  customers: "Customers",
  suppliers: "Suppliers",
  "third-parties": "Strategic third parties and crisis experts",
  "strategic-areas": "Strategic areas",
  policy: "Policy",
  plans: "Plans",
  members: "Users",
} as const;
export type HistoryKind = keyof typeof HISTORY_KINDS;

/** What a change did, with its name in the filter. */
export const HISTORY_ACTS = {
  added: "Added",
  changed: "Changed",
  deleted: "Deleted",
  restored: "Restored",
  imported: "Imported",
  access: "Changed access",
} as const;
export type HistoryAct = keyof typeof HISTORY_ACTS;

const act = () =>
  z.enum(Object.keys(HISTORY_ACTS) as [HistoryAct, ...HistoryAct[]], "Unknown act.");

const kind = () =>
  z.enum(Object.keys(HISTORY_KINDS) as [HistoryKind, ...HistoryKind[]], "Unknown kind.");

/** One change of an organisation or its lists. */
export const HistoryEntry = z.object({
  historyId: id(),
  happenedAt: instant(),
  /** Null for a deleted account. */
  personName: z.nullable(z.string()),
  kind: kind(),
  /** One sentence: 'Changed the contact Priya Nair: phone, job title.' */
  text: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Someone who made a change. */
export const HistoryPerson = z.object({ userId: id(), name: z.string() });
export type HistoryPerson = z.infer<typeof HistoryPerson>;

const filter = {
  userId: z.optional(id()),
  kind: z.optional(kind()),
  act: z.optional(act()),
  /** From this instant on. */
  from: z.optional(instant()),
  /** Before this instant. */
  before: z.optional(instant()),
};
export const HistoryQuery = z.extend(PageQuery, filter);
export type HistoryFilter = Omit<z.infer<typeof HistoryQuery>, keyof PageQuery>;

export const HistoryExportQuery = z.object({
  ...filter,
  /** Of the dates and times in the file, such as 'Australia/Sydney'; UTC by default. */
  timeZone: optionalTimeZone(),
});
