import * as z from "zod/mini";
import { id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { wholeNumber } from "../platform/number-rules";
import { ActionGroup, decisionId } from "./action-group";
import { INCIDENT_LEVELS } from "./incident-level";
import { IncidentReview } from "./incident-review";
import { IncidentRole } from "./incident-role";
import { Responder } from "./responder";
import { SafetySummary } from "./safety-check";

export const INCIDENT_STATUSES = ["active", "stood-down", "closed"] as const;
export const UNIT_STATUSES = ["running", "down", "partly-restored", "restored"] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];
/** Minutes that a Primary has to answer before the Alternatives are alerted. */
export const ESCALATION_MINUTES = { min: 2, max: 60, usual: 10 } as const;
/** Days that an incident opens the teams of an expired plan. */
export const OPEN_DAYS = 7;

/** The three team types of every plan. */
export const teamTypeId = () => wholeNumber("Please select the team.", { min: 1, max: 3 });

const level = (message = "Please select the level.") =>
  z.union(
    INCIDENT_LEVELS.map((level) => z.literal(level)),
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

/** An action of the plan's sections B to G, or one that was added. */
export const IncidentAction = z.object({
  actionId: id(),
  /** The id of the action in the plan's text; null for an added action. Older copies on devices do not say. */
  planActionId: z.optional(z.nullable(z.string())),
  teamTypeId: z.number(),
  /** The plan's topic, such as 'E.2 Initial damage assessment'; 'Added' for an added action. */
  topic: z.string(),
  /** The plan's branch; null for an added action, and for those of incidents of earlier versions. */
  group: z.nullable(ActionGroup),
  text: z.string(),
  dueAt: z.nullable(instant()),
  doneAt: z.nullable(instant()),
  doneByName: z.nullable(z.string()),
  /** The responder who does it; copies of the plan on a device from before do not say. */
  assignedTo: z.optional(z.nullable(z.object({ responderId: id(), name: z.string() }))),
});
export type IncidentAction = z.infer<typeof IncidentAction>;

/** A business unit of the plan's location during the incident. */
export const IncidentUnit = z.object({
  unitId: id(),
  /** The unit of the plan that it was copied from; copies of the plan on a device from before do not say. */
  departmentId: z.optional(z.nullable(id())),
  name: z.string(),
  /** In days, as the plan had it when the incident was declared; null if it had none. */
  rtoDays: z.nullable(z.number()),
  /** Whether it was unconfirmed then; copies of the plan on a device from before do not say so. */
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

/** The reader's own keys for entries that wait on a device (AES-256, base64). The first one encrypts. */
export const EntryKeys = z.array(z.string());

/** An incident with its responders, actions, business units and review, but not its log. */
export const Incident = z.extend(IncidentSummary, {
  planId: id(),
  /** Where people meet, as the plan's site sheet said when the incident was declared; empty if it said nothing. */
  meetingPoint: z.string(),
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
  /** Null before a safety check was started. */
  safetyCheck: z.nullable(SafetySummary),
  review: z.nullable(IncidentReview),
  /** At most one of each role; until one is handed over, the person who declared the incident leads. */
  roles: z.array(IncidentRole),
  /** Whether the reader may change the level, stand down and close. */
  canLead: z.boolean(),
  /** The number of the newest entry of the log. */
  newestEntry: z.number(),
});
export type Incident = z.infer<typeof Incident>;

/** What a reader gets. The response of a write, which may be stored for a repeated request, has no keys. */
export const IncidentWithKeys = z.extend(Incident, { entryKeys: EntryKeys });
export type IncidentWithKeys = z.infer<typeof IncidentWithKeys>;

/** Active incidents that are listed of an organisation, the most urgent first. */
export const MAX_OPEN = 50;

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
  /**
   * The active incidents of the plan that the person was shown, and that are not this one. With it, a real incident is
   * refused if the plan has another: two people who declare the same one would split its teams.
   */
  otherIncidentIds: z.optional(z.array(id()).check(z.maxLength(MAX_OPEN))),
  /** For an incident that was started on a device without a network, and when. */
  startedOnDevice: z.optional(
    z.strictObject({
      /** Made by the device, so that an incident that is sent twice is declared once. */
      incidentId: id(),
      deviceAt: instant(),
      /** True if it is not the active incident of the plan, which it otherwise joins. */
      isAnother: z.boolean(),
    }),
  ),
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

export const AddedActionInput = z.strictObject({
  teamTypeId: teamTypeId(),
  text: requiredText("Please say what needs to be done.", LIMITS.line),
  dueAt: z.nullish(instant()),
});

/** A change that a device may have made without a network: it is logged once, with the device's time. */
export const madeByDevice = {
  /** The id of its entry in the log, made by the device. */
  entryId: z.optional(id()),
  deviceAt: z.optional(instant()),
};

export const ActionState = z.strictObject({ isDone: z.boolean(), ...madeByDevice });

export const UnitChanges = z.strictObject({
  ...madeByDevice,
  status: z.optional(z.enum(UNIT_STATUSES, "Please select the status.")),
  /** When the unit went down or was restored, if that was before it is recorded. */
  since: z.optional(instant()),
  site: z.optional(optionalText(LIMITS.line)),
});
