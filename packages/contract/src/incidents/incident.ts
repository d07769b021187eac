import * as z from "zod/mini";
import { id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { wholeNumber } from "../platform/number-rules";
import { designation } from "../teams/team";
import { ActionGroup, decisionId } from "./action-group";
import { INCIDENT_LEVELS } from "./incident-level";
import { IncidentReview } from "./incident-review";

export const INCIDENT_STATUSES = ["active", "stood-down", "closed"] as const;
export const UNIT_STATUSES = ["running", "down", "partly-restored", "restored"] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];
export const ALERT_ANSWERS = ["on-my-way", "cannot-come"] as const;
export type AlertAnswer = (typeof ALERT_ANSWERS)[number];
/** What an entry of the log records; `note` is written by a person. */
export const LOG_KINDS = [
  "declared",
  "alerted",
  "delivery",
  "answered",
  "escalated",
  "no-one-coming",
  "action",
  "unit",
  "level",
  "note",
  "stood-down",
  "closed",
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * What became of an email or a text message: `delayed` if an attempt has failed, and others follow. A text message is
 * `limited` once the recipient or the organisation has had too many, and `not-allowed` to a number that costs more than
 * usual, or in a country that the operator has not allowed.
 */
export const DELIVERIES = [
  "waiting",
  "delayed",
  "sent",
  "failed",
  "limited",
  "not-allowed",
] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Such as those that a phone kept while it was offline. */
export const MAX_ENTRIES_A_CALL = 200;
/** Minutes that a Primary has to answer before the Alternatives are alerted. */
export const ESCALATION_MINUTES = { min: 2, max: 60, usual: 10 } as const;
/** Days that an incident opens the teams of an expired plan. */
export const OPEN_DAYS = 7;

/** The three team types of every plan. */
const teamTypeId = () => wholeNumber("Please select the team.", { min: 1, max: 3 });

const level = (message = "Please select the level.") =>
  z.union(
    INCIDENT_LEVELS.map((one) => z.literal(one)),
    message,
  );

export const IncidentSummary = z.object({
  incidentId: id(),
  isExercise: z.boolean(),
  level: z.number(),
  whatHappened: z.string(),
  place: z.string(),
  status: z.enum(INCIDENT_STATUSES),
  declaredAt: instant(),
  declaredByName: z.string(),
  closedAt: z.nullable(instant()),
  /** Actions of its review that are not done. */
  openReviewActions: z.number(),
});
export type IncidentSummary = z.infer<typeof IncidentSummary>;

/** An active incident of any plan of an organisation. */
export const OpenIncident = z.object({
  incidentId: id(),
  planId: id(),
  isExercise: z.boolean(),
  level: z.number(),
  whatHappened: z.string(),
  place: z.string(),
  status: z.enum(INCIDENT_STATUSES),
  declaredAt: instant(),
});
export type OpenIncident = z.infer<typeof OpenIncident>;

/** The same with its organisation, for a person of several. */
export const NamedOpenIncident = z.extend(OpenIncident, {
  organisationId: id(),
  organisationName: z.string(),
});
export type NamedOpenIncident = z.infer<typeof NamedOpenIncident>;

/** A person of an activated team, as named when the incident was declared. */
export const Responder = z.object({
  responderId: id(),
  teamTypeId: z.number(),
  designation: designation(),
  name: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Null for an Alternative who was not needed yet. */
  alertedAt: z.nullable(instant()),
  /** Of the newest alert; null without one, without an address, and for alerts of earlier versions. */
  emailDelivery: z.nullable(z.enum(DELIVERIES)),
  smsDelivery: z.nullable(z.enum(DELIVERIES)),
  answer: z.nullable(z.enum(ALERT_ANSWERS)),
  answeredAt: z.nullable(instant()),
  /** Since when the person has worked in the incident's workspace, logged in; null if not. */
  presentAt: z.nullable(instant()),
});
export type Responder = z.infer<typeof Responder>;

/** An action of the plan's sections B to G, or one that was added. */
export const IncidentAction = z.object({
  actionId: id(),
  teamTypeId: z.number(),
  /** The plan's topic, such as 'E.2 Initial damage assessment'; 'Added' for an added action. */
  topic: z.string(),
  /** The plan's branch; null for an added action, and for those of incidents of earlier versions. */
  group: z.nullable(ActionGroup),
  text: z.string(),
  dueAt: z.nullable(instant()),
  doneAt: z.nullable(instant()),
  doneByName: z.nullable(z.string()),
});
export type IncidentAction = z.infer<typeof IncidentAction>;

/** A business unit of the plan's location during the incident. */
export const IncidentUnit = z.object({
  unitId: id(),
  name: z.string(),
  /** In days, as the plan had it when the incident was declared; null if it had none. */
  rtoDays: z.nullable(z.number()),
  /** Whether nobody had confirmed it then; copies of the plan on a device from before do not say so. */
  isRtoProposed: z.optional(z.boolean()),
  mtpdDays: z.nullable(z.number()),
  isMtpdProposed: z.optional(z.boolean()),
  status: z.enum(UNIT_STATUSES),
  /** Since when the unit is down; its time limits run from here. */
  downSince: z.nullable(instant()),
  restoredAt: z.nullable(instant()),
  /** Where it works now. */
  site: z.string(),
  /** Where the plan says it continues. */
  plannedSite: z.string(),
});
export type IncidentUnit = z.infer<typeof IncidentUnit>;

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
  /** SHA-256 of this entry and the hash before it, in hex. */
  hash: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The reader's own keys for entries that wait on a device (AES-256, base64). The first one encrypts. */
export const EntryKeys = z.array(z.string());

/** An incident with its responders, actions, business units and review, but not its log. */
export const Incident = z.extend(IncidentSummary, {
  planId: id(),
  escalationMinutes: z.number(),
  /** With those that have no members. */
  activatedTeams: z.array(z.number()),
  responders: z.array(Responder),
  /** True if the plan is expired and its seven days are over: then `responders` is empty. */
  areRespondersWithheld: z.boolean(),
  actions: z.array(IncidentAction),
  /** At most one of each question (`DECISIONS`). */
  decisions: z.array(decisionId()),
  units: z.array(IncidentUnit),
  review: z.nullable(IncidentReview),
  /** Whether the reader may change the level, stand down and close. */
  canLead: z.boolean(),
  /** The number of the newest entry of the log. */
  newestEntry: z.number(),
});
export type Incident = z.infer<typeof Incident>;

/** What a reader gets. The response of a write, which may be stored for a repeated request, has no keys. */
export const IncidentWithKeys = z.extend(Incident, { entryKeys: EntryKeys });
export type IncidentWithKeys = z.infer<typeof IncidentWithKeys>;

export const DeclareIncidentInput = z.strictObject({
  level: level(),
  isExercise: z.boolean(),
  whatHappened: optionalText(LIMITS.line),
  place: optionalText(LIMITS.line),
  /** The teams to alert; without it, those that the plan's level calls for. */
  teamTypeIds: z.optional(
    z.array(teamTypeId()).check(
      z.maxLength(3),
      onceEach((teamTypeId) => String(teamTypeId), "Each team can be alerted once."),
    ),
  ),
  escalationMinutes: z.optional(wholeNumber("Please input 2 to 60 minutes.", ESCALATION_MINUTES)),
});
export type DeclareIncidentInput = z.output<typeof DeclareIncidentInput>;

export const IncidentChanges = z.strictObject({
  level: z.optional(level()),
  /** The level that the reader saw: the change is refused if it is neither that nor the new one any more. */
  levelBefore: z.optional(level()),
  whatHappened: z.optional(requiredText("Please say what happened.", LIMITS.line)),
  place: z.optional(requiredText("Please say where it happened.", LIMITS.line)),
  decision: z.optional(decisionId()),
});

export const LogEntryInput = z.strictObject({
  /** Made by the device, so that an entry sent twice is stored once. */
  entryId: id(),
  deviceAt: instant(),
  text: requiredText("Please write what happened.", LIMITS.text),
});
/** The text fields sent with a photo. */
export const LogPhotoInput = z.strictObject({
  entryId: id(),
  deviceAt: instant(),
  text: optionalText(LIMITS.text),
});
export const LogEntriesInput = z.strictObject({
  entries: z.array(LogEntryInput).check(
    z.minLength(1, "Please send an entry."),
    z.maxLength(MAX_ENTRIES_A_CALL, `Please send at most ${MAX_ENTRIES_A_CALL} entries at once.`),
    onceEach(({ entryId }) => entryId, "This entry is in the list twice.", "entryId"),
  ),
});

export const AddedActionInput = z.strictObject({
  teamTypeId: teamTypeId(),
  text: requiredText("Please say what needs to be done.", LIMITS.line),
  dueAt: z.nullish(instant()),
});

/** A change that a device may have made without a network: it is logged once, with the device's time. */
const madeByDevice = {
  /** The id of its entry in the log, made by the device. */
  entryId: z.optional(id()),
  deviceAt: z.optional(instant()),
};

export const ActionState = z.strictObject({ isDone: z.boolean(), ...madeByDevice });

export const UnitChanges = z.strictObject({
  ...madeByDevice,
  status: z.optional(z.enum(UNIT_STATUSES, "Please select the status.")),
  site: z.optional(optionalText(LIMITS.line)),
});
