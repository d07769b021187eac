import * as z from "zod/mini";
import { defineEndpoint, inPlan, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";
import { Drill, MAX_DRILL_CHOICES } from "./drill";
import { DRILL_ANSWERED, DRILL_LINK_INVALID } from "./errors";

export const listDrills = defineEndpoint({
  name: "listDrills",
  method: "GET",
  path: "/plans/:planId/drills",
  summary: "Lists the newest 100 questions that were sent to the plan's teams, newest first.",
  access: inPlan("plan.read"),
  response: json(z.array(Drill)),
});

const DrillLink = {
  id: id(DRILL_LINK_INVALID.message),
  token: requiredText(DRILL_LINK_INVALID.message, 100),
};

/** What the link shows. */
export const LinkedDrill = z.object({
  organisationName: z.string(),
  teamName: z.string(),
  question: z.string(),
  choices: z.array(z.string()),
});
export type LinkedDrill = z.infer<typeof LinkedDrill>;

export const readDrill = defineEndpoint({
  name: "readDrill",
  method: "POST",
  path: "/drill_links/read",
  summary: "Returns the question of a link with its choices, without a login.",
  access: PUBLIC,
  body: z.strictObject(DrillLink),
  response: json(LinkedDrill),
  errors: [DRILL_LINK_INVALID, DRILL_ANSWERED, TOO_MANY_REQUESTS],
});

export const DrillResult = z.object({
  isRight: z.boolean(),
  /** The right choice. */
  answer: z.string(),
  /** What the plan says, and in which section. */
  sentence: z.string(),
  section: z.string(),
});
export type DrillResult = z.infer<typeof DrillResult>;

/** A link answers once. */
export const answerDrill = defineEndpoint({
  name: "answerDrill",
  method: "POST",
  path: "/drill_links/answer",
  summary: "Answers the question of a link, without a login, and returns what the plan says.",
  access: PUBLIC,
  body: z.strictObject({
    ...DrillLink,
    /** Counted from 0. */
    choice: wholeNumber("Please select an answer.", { min: 0, max: MAX_DRILL_CHOICES - 1 }),
  }),
  response: json(DrillResult),
  errors: [DRILL_LINK_INVALID, DRILL_ANSWERED, TOO_MANY_REQUESTS],
});
