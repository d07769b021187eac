import * as z from "zod/mini";
import { id, instant } from "../platform/field-rules";

/** Days that the link of a question works. */
export const QUESTION_LINK_DAYS = 14;
/** Most choices of a question. */
export const MAX_QUESTION_CHOICES = 4;

/** A question about the plan, sent to one member of a team. */
export const MonthlyQuestion = z.object({
  monthlyQuestionId: id(),
  teamTypeId: z.number(),
  /** Null once the contact is deleted. */
  personName: z.nullable(z.string()),
  question: z.string(),
  sentAt: instant(),
  answeredAt: z.nullable(instant()),
  /** Null without an answer. */
  isRight: z.nullable(z.boolean()),
});
export type MonthlyQuestion = z.infer<typeof MonthlyQuestion>;
