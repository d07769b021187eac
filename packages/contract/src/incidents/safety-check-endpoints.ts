import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, instant, requiredText } from "../platform/field-rules";
import {
  INCIDENT_CLOSED,
  INCIDENT_NOT_ACTIVE,
  LEVEL_NOT_ALLOWED,
  NOT_IN_A_TEAM,
  SAFETY_CHECK_ENDED,
  SAFETY_LINK_INVALID,
} from "./errors";
import {
  MarkSafeInput,
  SAFETY_ANSWERS,
  SafetyAnswerInput,
  SafetyCheck,
  SafetyCheckInput,
  SafetyPerson,
  SafetyPreview,
} from "./safety-check";

const LEADERS_ONLY = [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED] as const;

export const readSafetyCheck = defineEndpoint({
  name: "readSafetyCheck",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/safety_check",
  summary: "Returns who was asked in the safety check of an incident, and what each answered.",
  access: inPlan("plan.respond"),
  response: json(SafetyCheck),
});

export const previewSafetyCheck = defineEndpoint({
  name: "previewSafetyCheck",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/safety_check/preview",
  summary: "Returns what a safety check would send, and to how many people of each location.",
  access: inPlan("plan.respond"),
  response: json(SafetyPreview),
  errors: [...LEADERS_ONLY, INCIDENT_CLOSED],
});

/** Someone who was asked already is not asked again, so that a repeated call sends nothing. */
export const startSafetyCheck = defineEndpoint({
  name: "startSafetyCheck",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/safety_check",
  summary:
    "Asks the contacts of locations by email and text message whether they are safe, except those who were asked already.",
  access: inPlan("plan.respond"),
  body: SafetyCheckInput,
  response: created(SafetyCheck),
  errors: [...LEADERS_ONLY, INCIDENT_NOT_ACTIVE, INCIDENT_CLOSED, TOO_MANY_REQUESTS],
});

/** Someone who got a message in the last minutes is not reminded, so that a repeated call sends nothing. */
export const sendSafetyReminders = defineEndpoint({
  name: "sendSafetyReminders",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/safety_check/reminders",
  summary: "Reminds the people who have not answered the safety check of an incident.",
  access: inPlan("plan.respond"),
  response: created(SafetyCheck),
  errors: [...LEADERS_ONLY, INCIDENT_NOT_ACTIVE, INCIDENT_CLOSED, TOO_MANY_REQUESTS],
});

export const markPersonSafe = defineEndpoint({
  name: "markPersonSafe",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/safety_check/people/:personId",
  summary: "Marks a person as safe, with who said so.",
  access: inPlan("plan.respond"),
  body: MarkSafeInput,
  response: json(SafetyPerson),
  errors: [...LEADERS_ONLY, INCIDENT_CLOSED],
});

const SafetyLink = {
  id: id(SAFETY_LINK_INVALID.message),
  token: requiredText(SAFETY_LINK_INVALID.message, 100),
};

/** What the link of a safety check shows: nothing about other people. */
export const SafetyQuestion = z.object({
  isExercise: z.boolean(),
  level: z.number(),
  organisationName: z.string(),
  whatHappened: z.string(),
  place: z.string(),
  declaredAt: instant(),
  name: z.string(),
  answer: z.nullable(z.enum(SAFETY_ANSWERS)),
  helpPlace: z.string(),
  helpText: z.string(),
});
export type SafetyQuestion = z.infer<typeof SafetyQuestion>;

export const readSafetyQuestion = defineEndpoint({
  name: "readSafetyQuestion",
  method: "POST",
  path: "/safety_checks/read",
  summary: "Returns the question of a safety check's link, and the answer, without a login.",
  access: PUBLIC,
  body: z.strictObject(SafetyLink),
  response: json(SafetyQuestion),
  errors: [SAFETY_LINK_INVALID, SAFETY_CHECK_ENDED, TOO_MANY_REQUESTS],
});

/** An answer can be changed until the incident is closed. */
export const answerSafetyQuestion = defineEndpoint({
  name: "answerSafetyQuestion",
  method: "POST",
  path: "/safety_checks/answer",
  summary: "Answers a safety check with its link, or changes the answer, without a login.",
  access: PUBLIC,
  body: z.strictObject({ ...SafetyLink, ...SafetyAnswerInput }),
  response: json(SafetyQuestion),
  errors: [SAFETY_LINK_INVALID, SAFETY_CHECK_ENDED, TOO_MANY_REQUESTS],
});
