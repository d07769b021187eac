import * as z from "zod/mini";
import { instant } from "../../platform/field-rules";
import { lookupId, wholeNumber } from "../../platform/number-rules";
import { MAX_COST } from "../register/risk";

/** The accepted answers of a plan's Risk & Insurance Report (specification 3, 'Risk report'). */
export const RiskReport = z.object({
  createdAt: instant(),
  /** The longest interruption that is insured; `value` in months. */
  indemnityPeriod: z.object({ riskReportIndemnityPeriodId: z.number(), value: z.number() }),
  /** The amount available at once for a quick recovery, in whole units of the plan's currency. */
  fastTrackRecovery: z.number(),
  /** How often the report is reviewed; `value` in months. */
  riskReportReview: z.object({ riskReportReviewId: z.number(), value: z.number() }),
  acceptedByUserName: z.string(),
  /** When the register or the insurance schedule last changed after the acceptance; null if neither has. */
  registerChangedAt: z.nullable(instant()),
  /** Whether the business, its location, the MTPD, a penalty or a responsible person changed after the acceptance. */
  isBusinessChanged: z.boolean(),
});
export type RiskReport = z.infer<typeof RiskReport>;

export const ANSWER_MISSING = "Please select an answer.";
export const AMOUNT_MISSING = "Please input a value.";

export const RiskReportInput = z.strictObject({
  indemnityPeriodId: lookupId(ANSWER_MISSING),
  fastTrackRecovery: wholeNumber(AMOUNT_MISSING, {
    min: 0,
    max: MAX_COST,
    tooLarge: "Please input a value of at most 1,000,000,000,000,000.",
  }),
  riskReportReviewId: lookupId(ANSWER_MISSING),
});
export type RiskReportInput = z.infer<typeof RiskReportInput>;

/** Returns 'Risk_Analysis_Report_{business}.pdf'; spaces are kept. */
export const riskReportFileName = (businessName: string) =>
  `Risk_Analysis_Report_${businessName}.pdf`;
