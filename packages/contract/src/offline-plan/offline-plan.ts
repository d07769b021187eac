import * as z from "zod/mini";
import { ActionGroup, decisionId } from "../incidents/action-group";
import { EntryKeys, INCIDENT_STATUSES, IncidentAction, IncidentUnit } from "../incidents/incident";
import { LogEntry } from "../incidents/log-entry";
import { SafetyPerson } from "../incidents/safety-check";
import { SAFETY_STATES } from "../incidents/safety-check-rules";
import { PlanCards } from "../plan-content/card-text";
import { ShortPlan } from "../plan-content/short-plan";
import { dateOnly, id, instant } from "../platform/field-rules";
import { designation } from "../teams/team";

/** Someone to call; a field without a value is empty. */
const OfflineContact = z.object({
  name: z.string(),
  /** Such as a job title, or the kind of supplier. */
  about: z.string(),
  mobile: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type OfflineContact = z.infer<typeof OfflineContact>;

/** A team with its people, Primaries first, and its actions in the order of the plan. */
const OfflineTeam = z.object({
  teamTypeId: z.number(),
  name: z.string(),
  members: z.array(z.extend(OfflineContact, { designation: designation() })),
  actions: z.array(
    z.object({
      /** The same in every copy of the plan; plans kept by an earlier version do not say. */
      actionId: z.optional(z.string()),
      /** The plan's topic, such as 'B.1 Raise the alarm'. */
      topic: z.string(),
      /** The branch that the action belongs to. */
      group: ActionGroup,
      text: z.string(),
      /** Hours from the declaration of an incident; null without a time limit. */
      dueHours: z.nullable(z.number()),
    }),
  ),
  /** What the team reads before its actions, such as 'Leave or stay?'. Plans kept by an earlier version have none. */
  tables: z.optional(
    z.array(
      z.object({
        topic: z.string(),
        caption: z.string(),
        columns: z.array(z.string()),
        rows: z.array(z.array(z.string())),
      }),
    ),
  ),
});
export type OfflineTeam = z.infer<typeof OfflineTeam>;

/** Someone who was asked in the safety check. */
const OfflineSafetyPerson = z.extend(
  z.pick(SafetyPerson, {
    personId: true,
    name: true,
    location: true,
    answeredAt: true,
    saidBy: true,
    helpPlace: true,
    helpText: true,
  }),
  {
    state: z.enum(SAFETY_STATES),
    mobile: z.string(),
    /** Also the number for after hours, if there is no other. */
    phone: z.string(),
    email: z.string(),
  },
);
export type OfflineSafetyPerson = z.infer<typeof OfflineSafetyPerson>;

/** An incident that is not closed; its newest entries in the order of arrival. */
const OfflineIncident = z.object({
  incidentId: id(),
  isExercise: z.boolean(),
  level: z.number(),
  status: z.enum(INCIDENT_STATUSES),
  whatHappened: z.string(),
  place: z.string(),
  declaredAt: instant(),
  actions: z.array(IncidentAction),
  decisions: z.array(decisionId()),
  /** In the order in which they must be back. */
  units: z.array(IncidentUnit),
  log: z.array(LogEntry),
  /** The highest need first. Missing without a safety check, and in plans kept by an earlier version. */
  safetyPeople: z.optional(z.array(OfflineSafetyPerson)),
});
export type OfflineIncident = z.infer<typeof OfflineIncident>;

/** What a device needs to recognise a statement of this installation (`read-lost-access.ts`). */
const InstallationKey = z.object({
  installationId: id(),
  /** P-256, SPKI in base64. */
  publicKey: z.string(),
});
export type InstallationKey = z.infer<typeof InstallationKey>;

/** What a responder needs of a plan without a network (decision 036). */
export const OfflinePlan = z.object({
  planId: id(),
  planName: z.string(),
  businessName: z.string(),
  /** The newest approved version; null before the first approval. */
  version: z.nullable(z.object({ number: z.number(), approvedOn: dateOnly() })),
  /** When the server read it. */
  readAt: instant(),
  /** Null if the server cannot read its key: then no device deletes the plan. */
  installation: z.nullable(InstallationKey),
  person: z.object({
    userId: id(),
    name: z.string(),
    /** The teams with a contact of the person's email address. */
    teamTypeIds: z.array(z.number()),
  }),
  /** The short plan apart from its cards. Plans that were kept by an earlier version have none. */
  short: z.optional(ShortPlan),
  /** What to do in the first hour and in each event. Plans that were kept by an earlier version have none. */
  cards: z.optional(PlanCards),
  teams: z.array(OfflineTeam),
  /** The business units, for an incident that is started on the device. Plans that were kept by an earlier version have none. */
  units: z.optional(
    z.array(
      z.object({
        departmentId: id(),
        name: z.string(),
        rtoDays: z.nullable(z.number()),
        mtpdDays: z.nullable(z.number()),
        plannedSite: z.string(),
      }),
    ),
  ),
  /** Of the costs of an incident that has none yet. Plans that were kept by an earlier version have none. */
  currency: z.optional(z.object({ code: z.string(), prefix: z.string() })),
  contacts: z.array(OfflineContact),
  sites: z.array(
    z.object({
      name: z.string(),
      /** Such as 'Recovery site'. */
      about: z.string(),
      address: z.string(),
      phone: z.string(),
      /** What the plan says about the site, such as its assembly point. */
      details: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  /** All that are not closed, the most urgent first (`byUrgency`). */
  incidents: z.array(OfflineIncident),
  /** The newest entry of the log of each of the newest incidents, closed ones included, for devices to compare. */
  logHeads: z.array(z.object({ incidentId: id(), number: z.number(), hash: z.string() })),
  /** For entries that wait to be sent to the newest incidents. */
  entryKeys: z.array(z.object({ incidentId: id(), keys: EntryKeys })),
});
export type OfflinePlan = z.infer<typeof OfflinePlan>;
