import * as z from "zod/mini";
import { dateOnly } from "../platform/field-rules";

/** The High risks of a plan, and the insurance schedule, as it prints them. */
export const PlanRisks = z.object({
  /** The risks of the rating High, highest first, and how they were decided. */
  highRisks: z.array(
    z.object({
      name: z.string(),
      isProposed: z.boolean(),
      category: z.string(),
      description: z.string(),
      rating: z.number(),
      likelihood: z.string(),
      /** The loss of one event with its currency, and the loss in an average year. */
      loss: z.string(),
      yearlyLoss: z.string(),
      strategies: z.array(z.string()),
      /** Null if no strategy transfers the risk. */
      isInsured: z.nullable(z.boolean()),
      process: z.string(),
      status: z.string(),
      responsible: z.string(),
      followUpDate: z.nullable(dateOnly()),
      comments: z.string(),
    }),
  ),
  insurancePolicies: z.array(
    z.object({
      kind: z.string(),
      insurer: z.string(),
      policyNumber: z.string(),
      claimsPhone: z.string(),
      /** With its currency. */
      sumInsured: z.string(),
      /** Such as '12 months'. */
      indemnityPeriod: z.string(),
      comments: z.string(),
    }),
  ),
});
