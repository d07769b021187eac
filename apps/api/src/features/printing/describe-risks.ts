import { responsiblePerson } from "@holdfast/contract/risks/register/register-columns";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import {
  hundredthsOf,
  hundredthsText,
  type MoneyCurrency,
  unitsText,
} from "@holdfast/contract/platform/money-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import { riskRating, riskRatingColour } from "@holdfast/contract/risks/risk-rating-rules";

/** Returns the risks of the rating High as the plan prints them, highest first. */
export const describeHighRisks = (
  risks: readonly Risk[],
  currency: MoneyCurrency & { readonly code: string },
): PlanDocument["highRisks"] =>
  risks
    .map((risk) => ({
      risk,
      rating: riskRating(risk.likelihoodValue, risk.cost / ratingUnit(currency.code)),
    }))
    .filter(({ rating }) => riskRatingColour(rating) === "red")
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ risk, rating }) => ({
      name: risk.name,
      category: risk.riskCategoryName,
      description: risk.description ?? "",
      rating,
      likelihood: risk.likelihoodText,
      loss: unitsText(risk.cost, currency),
      yearlyLoss: hundredthsText(hundredthsOf(risk.annualisedValue), currency),
      strategies: risk.mitigationStrategies.map(({ name }) => name),
      isInsured: risk.includeInsurance,
      process: risk.mitigationProcess,
      status: risk.mitigationStatusName ?? "",
      responsible: responsiblePerson(risk),
      followUpDate: risk.followUpDate,
      comments: risk.comments ?? "",
    }));

/** Returns an insurance policy as the plan prints it. */
export const describePolicy = (
  row: InsurancePolicy,
  currency: MoneyCurrency,
): PlanDocument["insurancePolicies"][number] => ({
  kind: row.kind,
  insurer: row.insurer,
  policyNumber: row.policyNumber ?? "",
  claimsPhone: row.claimsPhone ?? "",
  sumInsured: row.sumInsured === null ? "" : unitsText(row.sumInsured, currency),
  indemnityPeriod: row.indemnityMonths === null ? "" : monthsText(row.indemnityMonths),
  comments: row.comments ?? "",
});
