import { ASSET_TYPES } from "@holdfast/content/library/impact/asset-types";
import { CMT_COMPOSITION_PRESETS } from "@holdfast/content/library/response/cmt-composition-presets";
import { CURRENCIES } from "@holdfast/content/library/currencies";
import {
  DISRUPTION_RISK_SCALE_CATEGORIES,
  disruptionRiskScalesOfCategory,
} from "@holdfast/content/library/risks/disruption-risk-scales";
import { GLOSSARY } from "@holdfast/content/library/glossary";
import { LIKELIHOOD_PRESETS } from "@holdfast/content/library/risks/likelihood-presets";
import { MITIGATION_STATUSES } from "@holdfast/content/library/risks/mitigation-statuses";
import { MITIGATION_STRATEGIES } from "@holdfast/content/library/risks/mitigation-strategies";
import { MTPD_OPTIONS } from "@holdfast/content/library/impact/mtpd-options";
import { RECOVERY_STRATEGY_TYPES } from "@holdfast/content/library/impact/recovery-strategy-types";
import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { RISK_PRESETS } from "@holdfast/content/library/risks/risk-presets";
import {
  RISK_REPORT_INDEMNITY_PERIODS,
  RISK_REPORT_REVIEWS,
} from "@holdfast/content/library/risks/risk-report-presets";
import {
  listAssetTypes,
  listDisruptionRiskScaleCategories,
  listDisruptionRiskScales,
  listMtpdOptions,
  listRecoveryStrategyTypes,
} from "@holdfast/contract/library/impact-lookups";
import {
  listCmtCompositionPresets,
  listCurrencies,
  listTerms,
} from "@holdfast/contract/library/plan-lookups";
import {
  listLikelihoodPresets,
  listMitigationStatuses,
  listMitigationStrategies,
  listRiskCategories,
  listRiskPresets,
  listRiskReportIndemnityPresets,
  listRiskReportReviewPresets,
} from "@holdfast/contract/library/risk-lookups";
import { lookupRoute } from "../../platform/http/lookup-route";
import { readRiskSuggestions } from "./read-risk-suggestions";

const scalesByCategory = DISRUPTION_RISK_SCALE_CATEGORIES.map(
  ({ disruptionRiskScaleCategoryId, name }) => ({
    disruptionRiskScaleCategoryId,
    disruptionRiskScaleCategoryName: name,
    disruptionRiskScales: [...disruptionRiskScalesOfCategory(disruptionRiskScaleCategoryId)],
  }),
);

/** Each lookup returns a list of `packages/content` unchanged; the suggestions are read by preset. */
export const libraryRoutes = [
  lookupRoute(listRiskPresets, RISK_PRESETS),
  lookupRoute(listRiskCategories, RISK_CATEGORIES),
  lookupRoute(listLikelihoodPresets, LIKELIHOOD_PRESETS),
  lookupRoute(listMitigationStrategies, MITIGATION_STRATEGIES),
  lookupRoute(listMitigationStatuses, MITIGATION_STATUSES),
  lookupRoute(listRiskReportIndemnityPresets, RISK_REPORT_INDEMNITY_PERIODS),
  lookupRoute(listRiskReportReviewPresets, RISK_REPORT_REVIEWS),
  lookupRoute(listMtpdOptions, MTPD_OPTIONS),
  lookupRoute(listDisruptionRiskScales, scalesByCategory),
  lookupRoute(listDisruptionRiskScaleCategories, DISRUPTION_RISK_SCALE_CATEGORIES),
  lookupRoute(listAssetTypes, ASSET_TYPES),
  lookupRoute(listRecoveryStrategyTypes, RECOVERY_STRATEGY_TYPES),
  lookupRoute(listTerms, GLOSSARY),
  lookupRoute(listCmtCompositionPresets, CMT_COMPOSITION_PRESETS),
  lookupRoute(listCurrencies, CURRENCIES),
  readRiskSuggestions,
];
