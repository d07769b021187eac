import { type AccessCases, accessCases } from "../../../test/access/access-case";

export const cases: AccessCases = {
  ...accessCases("signedIn", [
    "listRiskPresets",
    "listRiskCategories",
    "listLikelihoodPresets",
    "listMitigationStrategies",
    "listMitigationStatuses",
    "listRiskReportIndemnityPresets",
    "listRiskReportReviewPresets",
    "listMtpdOptions",
    "listDisruptionRiskScales",
    "listDisruptionRiskScaleCategories",
    "listAssetTypes",
    "listRecoveryStrategyTypes",
    "listTerms",
    "listCmtCompositionPresets",
    "listCurrencies",
  ]),
};
