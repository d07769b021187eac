import { joinPlanContributions } from "./platform/access/plan-contribution-store";
import { businessUnitContribution } from "./features/business-units/public";
import { documentContribution } from "./features/documents/public";
import { impactAnalysisContribution } from "./features/impact-analysis/public";
import { planContribution } from "./features/plans/public";
import { policyContribution } from "./features/policies/public";
import { proposalContribution } from "./features/proposals/public";
import { recoveryStrategyContribution } from "./features/recovery-strategies/public";
import { recoveryDetailsContribution } from "./features/recovery-details/public";
import { riskContribution } from "./features/risks/public";
import { teamContribution } from "./features/teams/public";

/**
 * What each feature adds to a plan: its facts, its uses of records, its first rows and those of a clone. Business units
 * come first: a clone gets them before the rows that refer to them.
 */
export const planContributions = joinPlanContributions({
  businessUnits: businessUnitContribution,
  plan: planContribution,
  risks: riskContribution,
  impactAnalysis: impactAnalysisContribution,
  policies: policyContribution,
  documents: documentContribution,
  recoveryStrategies: recoveryStrategyContribution,
  recoveryDetails: recoveryDetailsContribution,
  teams: teamContribution,
  proposals: proposalContribution,
});
