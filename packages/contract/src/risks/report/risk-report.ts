import * as z from "zod/mini";
import { instant } from "../../platform/field-rules";
import { lookupId, wholeNumber } from "../../platform/number-rules";
import { MAX_COST } from "../register/risk";

/** What the person agreed to with the Risk & Insurance Report of a plan (specification 3, 'Risk report'). */
export const RiskReport = z.object({
  createdAt: instant(),
  /** The longest time that an interruption is insured for; `value` in months. */
  indemnityPeriod: z.object({ riskReportIndemnityPeriodId: z.number(), value: z.number() }),
  /** What may be spent at once to recover quickly, in whole units of the plan's currency. */
  fastTrackRecovery: z.number(),
  /** How often the report is looked at again; `value` in months. */
  riskReportReview: z.object({ riskReportReviewId: z.number(), value: z.number() }),
  acceptedByUserName: z.string(),
  /** When the register was last changed after that; null where its figures are those that were accepted. */
  registerChangedAt: z.nullable(instant()),
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

/** 'Risk_Analysis_Report_{business}.pdf', with spaces as they are. */
export const riskReportFileName = (businessName: string) =>
  `Risk_Analysis_Report_${businessName}.pdf`;
