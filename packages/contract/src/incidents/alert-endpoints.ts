import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";
import { ALERT_ANSWERED, ALERT_LINK_INVALID } from "./errors";
import { ALERT_ANSWERS } from "./responder";

const AlertLink = {
  id: id(ALERT_LINK_INVALID.message),
  token: requiredText(ALERT_LINK_INVALID.message, 100),
};

/** What the link of an alert shows: nothing about other people. */
export const Alert = z.object({
  isExercise: z.boolean(),
  level: z.number(),
  organisationName: z.string(),
  whatHappened: z.string(),
  place: z.string(),
  declaredAt: z.iso.datetime(),
  declaredByName: z.string(),
  teamName: z.string(),
  answer: z.nullable(z.enum(ALERT_ANSWERS)),
});
export type Alert = z.infer<typeof Alert>;

export const readAlert = defineEndpoint({
  name: "readAlert",
  method: "POST",
  path: "/incident_alerts/read",
  summary: "Returns the alert of a link, without a login.",
  access: PUBLIC,
  body: z.strictObject(AlertLink),
  response: json(Alert),
  errors: [ALERT_LINK_INVALID, TOO_MANY_REQUESTS],
});

/** A link answers once. */
export const answerAlert = defineEndpoint({
  name: "answerAlert",
  method: "POST",
  path: "/incident_alerts/answer",
  summary: "Answers an alert with its link, without a login.",
  access: PUBLIC,
  body: z.strictObject({
    ...AlertLink,
    answer: z.enum(ALERT_ANSWERS, "Please select an answer."),
  }),
  response: json(Alert),
  errors: [ALERT_LINK_INVALID, ALERT_ANSWERED, TOO_MANY_REQUESTS],
});
