import type { PlanInsurancePolicy } from "@holdfast/contract/plan-content/plan-party";
import type { PlanRisk } from "@holdfast/contract/plan-content/plan-risk";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { riskRating } from "@holdfast/contract/risks/risk-rating-rules";

/** Returns a risk with its rating. Pure. */
export const describePlanRisk = (
  risk: Risk,
  currency: { readonly code: string },
  proposed: ReadonlySet<string>,
): PlanRisk => ({
  riskId: risk.riskId,
  name: risk.name,
  category: risk.riskCategoryName,
  description: risk.description,
  rating: riskRating(risk.likelihoodValue, risk.cost / ratingUnit(currency.code)),
  likelihood: risk.likelihoodText,
  loss: risk.cost,
  yearlyLoss: risk.annualisedValue,
  strategies: risk.mitigationStrategies.map(({ name }) => name),
  isInsured: risk.includeInsurance,
  process: risk.mitigationProcess,
  status: risk.mitigationStatusName,
  responsibleContactId: risk.accountableContactId,
  followUpDate: risk.followUpDate,
  comments: risk.comments,
  isProposed: proposed.has(risk.riskId),
});

/** Returns a row of the insurance schedule. Pure. */
export const describePolicy = ({
  version: _version,
  ...policy
}: InsurancePolicy): PlanInsurancePolicy => policy;
