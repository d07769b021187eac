import * as z from "zod/mini";
import { defineEndpoint, inPlan, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";
import { MonthlyQuestion, MAX_QUESTION_CHOICES } from "./monthly-question";
import { QUESTION_ANSWERED, QUESTION_LINK_INVALID } from "./errors";

export const listMonthlyQuestions = defineEndpoint({
  name: "listMonthlyQuestions",
  method: "GET",
  path: "/plans/:planId/monthly_questions",
  summary: "Lists the newest 100 questions that were sent to the plan's teams, newest first.",
  access: inPlan("plan.read"),
  response: json(z.array(MonthlyQuestion)),
});

const QuestionLink = {
  id: id(QUESTION_LINK_INVALID.message),
  token: requiredText(QUESTION_LINK_INVALID.message, 100),
};

/** What the link shows. */
export const LinkedQuestion = z.object({
  organisationName: z.string(),
  teamName: z.string(),
  question: z.string(),
  choices: z.array(z.string()),
});
export type LinkedQuestion = z.infer<typeof LinkedQuestion>;

export const readMonthlyQuestion = defineEndpoint({
  name: "readMonthlyQuestion",
  method: "POST",
  path: "/monthly_questions/read",
  summary: "Returns the question of a link with its choices, without a login.",
  access: PUBLIC,
  body: z.strictObject(QuestionLink),
  response: json(LinkedQuestion),
  errors: [QUESTION_LINK_INVALID, QUESTION_ANSWERED, TOO_MANY_REQUESTS],
});

export const QuestionResult = z.object({
  isRight: z.boolean(),
  /** The right choice. */
  answer: z.string(),
  /** What the plan says, and in which section. */
  sentence: z.string(),
  section: z.string(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** A link answers once. */
export const answerMonthlyQuestion = defineEndpoint({
  name: "answerMonthlyQuestion",
  method: "POST",
  path: "/monthly_questions/answer",
  summary: "Answers the question of a link, without a login, and returns what the plan says.",
  access: PUBLIC,
  body: z.strictObject({
    ...QuestionLink,
    /** Counted from 0. */
    choice: wholeNumber("Please select an answer.", { min: 0, max: MAX_QUESTION_CHOICES - 1 }),
  }),
  response: json(QuestionResult),
  errors: [QUESTION_LINK_INVALID, QUESTION_ANSWERED, TOO_MANY_REQUESTS],
});
