import {
  hasGuidanceAmounts,
  workingCostText,
  SMALL_BUSINESS_WORKING_COST,
} from "@holdfast/contract/risks/report/report-guidance-rules";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import type { ReportCurrency } from "./risk-report-data";

/*
 * Compares the three answers with the specification's guidance (9). The shortest indemnity period on offer is the
 * guidance's minimum, and so is the longest review period, so the text says how far an answer is from it.
 */

const MIN_INDEMNITY_MONTHS = 12;
const MAX_REVIEW_MONTHS = 12;

export const indemnityGuidance = (months: number): string => {
  const guidance = `At least ${MIN_INDEMNITY_MONTHS} months.`;
  if (months < MIN_INDEMNITY_MONTHS) return `${guidance} The answer is below this.`;
  if (months === MIN_INDEMNITY_MONTHS)
    return `${guidance} The answer is the minimum: check it against the steps below.`;
  return `${guidance} The answer is ${monthsText(months - MIN_INDEMNITY_MONTHS)} longer.`;
};

/** @param amount in whole units of the plan's currency */
export const workingCostGuidance = (
  amount: number,
  currency: ReportCurrency,
  country: string | null,
): string => {
  const guidance = `Additional increased cost of working: ${workingCostText(currency, country)}`;
  if (amount === 0) return `${guidance} No amount was planned.`;
  return hasGuidanceAmounts(currency, country) && amount < SMALL_BUSINESS_WORKING_COST
    ? `${guidance} The answer is below this.`
    : guidance;
};

export const reviewGuidance = (months: number): string => {
  const guidance = "At least once a year.";
  if (months > MAX_REVIEW_MONTHS) return `${guidance} The answer is less frequent than this.`;
  return months === MAX_REVIEW_MONTHS
    ? `${guidance} The answer is the minimum.`
    : `${guidance} The answer is more frequent.`;
};
