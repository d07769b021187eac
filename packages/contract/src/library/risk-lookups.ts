import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/* The lookups of the risk assessment, the register and the risk report. */

export const RiskPreset = z.object({
  riskPresetId: z.number(),
  riskCategoryId: z.number(),
  name: z.string(),
  description: z.string(),
});
export type RiskPreset = z.infer<typeof RiskPreset>;

export const listRiskPresets = defineEndpoint({
  name: "listRiskPresets",
  method: "GET",
  path: "/risk_presets",
  summary: "Lists the preset risks of the assessment, by category.",
  access: ACCOUNT,
  response: json(z.array(RiskPreset)),
});

export const RiskSuggestions = z.object({
  riskPresetId: z.number(),
  suggestions: z.array(z.object({ text: z.string(), mitigationStrategyIds: z.array(z.number()) })),
  /** Questions that name what counts in the loss value. */
  lossPrompts: z.array(z.string()),
});
export type RiskSuggestions = z.infer<typeof RiskSuggestions>;

export const readRiskSuggestions = defineEndpoint({
  name: "readRiskSuggestions",
  method: "GET",
  path: "/risk_presets/:riskPresetId/suggestions",
  summary: "Lists what a business can do about a preset risk, and what to count in its loss value.",
  access: ACCOUNT,
  params: { riskPresetId: z.string().check(z.minLength(1), z.maxLength(200)) },
  response: json(RiskSuggestions),
});

export const RiskCategory = z.object({
  riskCategoryId: z.number(),
  name: z.string(),
  description: z.string(),
});
export type RiskCategory = z.infer<typeof RiskCategory>;

export const listRiskCategories = defineEndpoint({
  name: "listRiskCategories",
  method: "GET",
  path: "/risk_categories",
  summary: "Lists the risk categories, in the order of the assessment.",
  access: ACCOUNT,
  response: json(z.array(RiskCategory)),
});

export const LikelihoodPreset = z.object({
  likelihoodPresetId: z.number(),
  text: z.string(),
  /** Events a year. */
  value: z.number(),
});
export type LikelihoodPreset = z.infer<typeof LikelihoodPreset>;

export const listLikelihoodPresets = defineEndpoint({
  name: "listLikelihoodPresets",
  method: "GET",
  path: "/likelihood_presets",
  summary: "Lists the likelihoods to choose from, from the rarest to the most frequent.",
  access: ACCOUNT,
  response: json(z.array(LikelihoodPreset)),
});

export const MitigationStrategy = z.object({
  mitigationStrategyId: z.number(),
  name: z.string(),
  description: z.string(),
});
export type MitigationStrategy = z.infer<typeof MitigationStrategy>;

export const listMitigationStrategies = defineEndpoint({
  name: "listMitigationStrategies",
  method: "GET",
  path: "/mitigation_strategies",
  summary: "Lists the mitigation strategies to choose from.",
  access: ACCOUNT,
  response: json(z.array(MitigationStrategy)),
});

export const MitigationStatus = z.object({ mitigationStatusId: z.number(), name: z.string() });
export type MitigationStatus = z.infer<typeof MitigationStatus>;

export const listMitigationStatuses = defineEndpoint({
  name: "listMitigationStatuses",
  method: "GET",
  path: "/mitigation_status",
  summary: "Lists the mitigation statuses to choose from.",
  access: ACCOUNT,
  response: json(z.array(MitigationStatus)),
});

export const RiskReportIndemnityPreset = z.object({
  riskReportIndemnityPeriodId: z.number(),
  /** Months. */
  value: z.number(),
  name: z.string(),
});
export type RiskReportIndemnityPreset = z.infer<typeof RiskReportIndemnityPreset>;

export const listRiskReportIndemnityPresets = defineEndpoint({
  name: "listRiskReportIndemnityPresets",
  method: "GET",
  path: "/risk_report_indemnity_presets",
  summary: "Lists the maximum indemnity periods for question 1 of the risk report.",
  access: ACCOUNT,
  response: json(z.array(RiskReportIndemnityPreset)),
});

export const RiskReportReviewPreset = z.object({
  riskReportReviewId: z.number(),
  /** Months. */
  value: z.number(),
  name: z.string(),
});
export type RiskReportReviewPreset = z.infer<typeof RiskReportReviewPreset>;

export const listRiskReportReviewPresets = defineEndpoint({
  name: "listRiskReportReviewPresets",
  method: "GET",
  path: "/risk_report_review_presets",
  summary: "Lists the review periods for question 3 of the risk report.",
  access: ACCOUNT,
  response: json(z.array(RiskReportReviewPreset)),
});
