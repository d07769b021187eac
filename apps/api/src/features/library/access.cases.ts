import { type AccessCases, accessCase, accessCases } from "../../../test/access/access-case";

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
  readRiskSuggestions: accessCase("signedIn", async () => ({ params: { riskPresetId: "13" } })),
};
