import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/* The lookups of the business impact analysis and the recovery strategy. */

export const MtpdOption = z.object({
  mtpdId: z.number(),
  name: z.string(),
  /** Days; a part of a day for options in hours. */
  value: z.number(),
  /** The maximum of the RTO and RPO sliders, in whole days. */
  sliderMaxDays: z.number(),
});
export type MtpdOption = z.infer<typeof MtpdOption>;

export const listMtpdOptions = defineEndpoint({
  name: "listMtpdOptions",
  method: "GET",
  path: "/mtpd",
  summary: "Lists the Maximum Tolerable Periods of Disruption, from the shortest to the longest.",
  access: ACCOUNT,
  response: json(z.array(MtpdOption)),
});

export const DisruptionRiskScale = z.object({
  disruptionRiskScaleId: z.number(),
  /** 1 (Negligible) to 5 (Severe). */
  value: z.number(),
  /** Name of the level, such as 'Minor'. */
  level: z.string(),
  description: z.string(),
});
export type DisruptionRiskScale = z.infer<typeof DisruptionRiskScale>;

export const DisruptionRiskScaleGroup = z.object({
  disruptionRiskScaleCategoryId: z.number(),
  disruptionRiskScaleCategoryName: z.string(),
  /** From 1 to 5. */
  disruptionRiskScales: z.array(DisruptionRiskScale),
});
export type DisruptionRiskScaleGroup = z.infer<typeof DisruptionRiskScaleGroup>;

export const listDisruptionRiskScales = defineEndpoint({
  name: "listDisruptionRiskScales",
  method: "GET",
  path: "/disruption_risk_scales",
  summary: "Lists the disruption risk scales, grouped by category.",
  access: ACCOUNT,
  response: json(z.array(DisruptionRiskScaleGroup)),
});

export const DisruptionRiskScaleCategory = z.object({
  disruptionRiskScaleCategoryId: z.number(),
  name: z.string(),
});
export type DisruptionRiskScaleCategory = z.infer<typeof DisruptionRiskScaleCategory>;

export const listDisruptionRiskScaleCategories = defineEndpoint({
  name: "listDisruptionRiskScaleCategories",
  method: "GET",
  path: "/disruption_risk_scale_categories",
  summary: "Lists the categories of disruption risk: Financial, Human and so on.",
  access: ACCOUNT,
  response: json(z.array(DisruptionRiskScaleCategory)),
});

export const AssetType = z.object({
  assetTypeId: z.number(),
  name: z.string(),
  description: z.string(),
});
export type AssetType = z.infer<typeof AssetType>;

export const listAssetTypes = defineEndpoint({
  name: "listAssetTypes",
  method: "GET",
  path: "/asset_types",
  summary: "Lists the tabs of the Disaster Recovery Requirements, in their order.",
  access: ACCOUNT,
  response: json(z.array(AssetType)),
});

export const RecoveryStrategyType = z.object({
  recoveryStrategyTypeId: z.number(),
  name: z.string(),
  /** The list that the address is chosen from; `none` if no list applies. */
  source: z.enum(["alternativeSite", "branch", "none"]),
  /** Whether the user enters an address or other detail. */
  requiresAddress: z.boolean(),
  description: z.string(),
});
export type RecoveryStrategyType = z.infer<typeof RecoveryStrategyType>;

export const listRecoveryStrategyTypes = defineEndpoint({
  name: "listRecoveryStrategyTypes",
  method: "GET",
  path: "/recovery_strategy_types",
  summary: "Lists the ways for a business unit to keep working away from its usual site.",
  access: ACCOUNT,
  response: json(z.array(RecoveryStrategyType)),
});
