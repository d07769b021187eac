import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";

/** A risk, its rating, and how it was decided. */
export const PlanRisk = z.object({
  riskId: id(),
  name: z.string(),
  category: z.string(),
  description: z.nullable(z.string()),
  rating: z.number(),
  likelihood: z.string(),
  /** The loss of one event, in whole units of the plan's currency. */
  loss: z.number(),
  /** The loss in an average year, with up to two decimals. */
  yearlyLoss: z.number(),
  strategies: z.array(z.string()),
  /** Null if no strategy transfers the risk. */
  isInsured: z.nullable(z.boolean()),
  process: z.string(),
  status: z.nullable(z.string()),
  responsibleContactId: z.nullable(id()),
  followUpDate: z.nullable(dateOnly()),
  comments: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type PlanRisk = z.infer<typeof PlanRisk>;
