import * as z from "zod/mini";
import { id, instant } from "../../platform/field-rules";
import { designation } from "../../teams/team";
import { decisionId } from "../action-group";
import { IncidentAction, IncidentUnit } from "../incident";
import { ALERT_ANSWERS } from "../responder";

/** Someone to call. */
const Person = z.object({ name: z.string(), phone: z.nullable(z.string()) });

/** What happened since, and what the person wrote. */
export const IncidentUpdate = z.object({
  /** Of the log. */
  number: z.number(),
  text: z.string(),
  at: instant(),
  /** Whether the reader wrote it. */
  isOwn: z.boolean(),
});
export type IncidentUpdate = z.infer<typeof IncidentUpdate>;

/** What a person on the way works with. */
export const LinkedWork = z.object({
  teamTypeIds: z.array(z.number()),
  /** The reader in each of these teams. */
  responderIds: z.array(id()),
  /** Of these teams. Names are those of the reader, of the leader and of people in these teams. */
  actions: z.array(IncidentAction),
  decisions: z.array(decisionId()),
  /** In the order in which they must be back. */
  units: z.array(IncidentUnit),
  /** The others in the reader's teams, in the order of the calls, without the leader. */
  callOrder: z.array(z.extend(Person, { teamTypeId: z.number(), designation: designation() })),
  /** The newest first. */
  updates: z.array(IncidentUpdate),
});
export type LinkedWork = z.infer<typeof LinkedWork>;

/** What the link of an alert shows. Of other people: who leads, and whom to call in the reader's teams. */
export const Alert = z.object({
  isExercise: z.boolean(),
  level: z.number(),
  organisationName: z.string(),
  whatHappened: z.string(),
  place: z.string(),
  declaredAt: instant(),
  declaredByName: z.string(),
  teamName: z.string(),
  /** The assembly areas when the incident was declared, as in its emails; empty if none was recorded. */
  meetingPoint: z.string(),
  answer: z.nullable(z.enum(ALERT_ANSWERS)),
  answeredAt: z.nullable(instant()),
  /** Null if the reader leads. */
  leader: z.nullable(Person),
  /** Whether the plan has expired, so that its people are no longer shown. */
  areRespondersWithheld: z.boolean(),
  /** Whether the person's address is that of an account, which opens the incident's workspace. */
  hasAccount: z.boolean(),
  organisationId: id(),
  planId: id(),
  incidentId: id(),
  /** Null until the person is on the way. */
  work: z.nullable(LinkedWork),
});
export type Alert = z.infer<typeof Alert>;
