import { withoutDirectionMarks } from "../platform/field-rules";
import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/** What a plan of a kind of business often has. Only suggestions: nothing is added until it is accepted. */
export const PlanSuggestions = z.object({
  /** The kind of business that the suggestions were written for. */
  name: z.string(),
  /** Whether that is another kind of business: there are none for this industry. */
  isBorrowed: z.boolean(),
  /** The number of people of the business that they assume. */
  people: z.object({ from: z.number(), to: z.number() }),
  businessUnits: z.array(z.object({ name: z.string(), why: z.string() })),
  strategicAreas: z.array(
    z.object({
      name: z.string(),
      strategicCriticalAreaCategoryId: z.number(),
      description: z.string(),
      /** 1 (Desirable) to 4 (Critical). */
      criticality: z.number(),
    }),
  ),
  /** How severely a disruption of such a business is usually felt, a scale of each category. */
  disruptionScales: z.array(z.object({ disruptionRiskScaleId: z.number(), reason: z.string() })),
  /** Kinds of third parties and crisis experts, and what to call them for. */
  thirdParties: z.array(
    z.object({ strategicThirdPartyCategoryId: z.number(), name: z.string(), need: z.string() }),
  ),
  /** Kinds of suppliers to look for, not names of businesses. */
  suppliersByKind: z.array(z.object({ kind: z.string(), need: z.string() })),
  /** The longest disruption that such a business can usually tolerate. */
  mtpd: z.object({ mtpdId: z.number(), days: z.number(), reason: z.string() }),
  /** Recovery times by the name of the business unit, in days, for a plan with the suggested MTPD. */
  recoveryTimes: z.array(
    z.object({ businessUnit: z.string(), rto: z.number(), rpo: z.number(), reason: z.string() }),
  ),
  /** What each business unit needs to work again. */
  assets: z.array(
    z.object({
      businessUnit: z.string(),
      assetTypeId: z.number(),
      name: z.string(),
      quantity: z.number(),
      comments: z.string(),
    }),
  ),
  /** Where each business unit could work, and what to do first. */
  recoveryStrategies: z.array(
    z.object({
      businessUnit: z.string(),
      recoveryStrategyTypeId: z.number(),
      reason: z.string(),
      comments: z.string(),
    }),
  ),
  /** Preset risks to look at, at least one of each category. Losses are before insurance, in Australian dollars. */
  risks: z.array(
    z.object({
      riskPresetId: z.number(),
      likelihoodPresetId: z.number(),
      reason: z.string(),
      /** For how long the risk would stop such a business. */
      closedDays: z.number(),
      /** How to work out the loss. */
      lossBasis: z.string(),
      lossLow: z.number(),
      lossHigh: z.number(),
    }),
  ),
});
export type PlanSuggestions = z.infer<typeof PlanSuggestions>;

export const readPlanSuggestions = defineEndpoint({
  name: "readPlanSuggestions",
  method: "GET",
  path: "/industries/:code/plan_suggestions",
  summary:
    "Returns suggestions for a new plan in an industry: business units, strategic areas with their criticality, disruption scales, third parties, kinds of suppliers, risks, MTPD, recovery times, assets and recovery strategies; those of a similar business if there are none.",
  access: ACCOUNT,
  params: { code: z.string().check(z.minLength(1), z.maxLength(200)) },
  query: z.object({
    /** Names of the business: of several kinds of business in the industry, they decide which. */
    names: z.optional(z.string().check(withoutDirectionMarks(), z.maxLength(400))),
  }),
  response: json(PlanSuggestions),
});
