import { joinPlanParts } from "./platform/access/plan-part-store";
import { businessUnitPart } from "./features/business-units/public";
import { documentPart } from "./features/documents/public";
import { impactAnalysisPart } from "./features/impact-analysis/public";
import { planPart } from "./features/plans/public";
import { policyPart } from "./features/policies/public";
import { proposalPart } from "./features/proposals/public";
import { recoveryStrategyPart } from "./features/recovery-strategies/public";
import { recoveryDetailsPart } from "./features/recovery-details/public";
import { riskPart } from "./features/risks/public";
import { teamPart } from "./features/teams/public";

/**
 * What each feature adds to a plan: its facts, its uses of records, its first rows and those of a clone. Business units
 * come first: a clone gets them before the rows that refer to them.
 */
export const planParts = joinPlanParts({
  businessUnits: businessUnitPart,
  plan: planPart,
  risks: riskPart,
  impactAnalysis: impactAnalysisPart,
  policies: policyPart,
  documents: documentPart,
  recoveryStrategies: recoveryStrategyPart,
  recoveryDetails: recoveryDetailsPart,
  teams: teamPart,
  proposals: proposalPart,
});
