import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/** What businesses in an industry often have in their plan. Only suggestions: nothing is added until it is accepted. */
export const StarterSet = z.object({
  /** The kind of business the set was written for. */
  name: z.string(),
  /** Whether it was written for this industry; if not, it is the nearest set. */
  isOwn: z.boolean(),
  businessUnits: z.array(z.object({ name: z.string(), why: z.string() })),
  strategicAreas: z.array(
    z.object({
      name: z.string(),
      strategicCriticalAreaCategoryId: z.number(),
      description: z.string(),
      /** 1 (Desirable) to 4 (Critical). */
      criticality: z.number(),
      /** The contract penalty that often applies; null if there is none. */
      penaltyId: z.nullable(z.number()),
    }),
  ),
  /** How severely a disruption of such a business is usually felt, a scale of each category. */
  disruptionScales: z.array(z.object({ disruptionRiskScaleId: z.number(), reason: z.string() })),
  /** Kinds of third parties and crisis experts, and what to agree with them. */
  thirdParties: z.array(z.object({ strategicThirdPartyCategoryId: z.number(), need: z.string() })),
  /** Kinds of suppliers to look for, not names of businesses. */
  suppliersByKind: z.array(
    z.object({ kind: z.string(), exampleNeed: z.string(), category: z.string() }),
  ),
  /** The longest disruption that such a business can usually tolerate. */
  mtpd: z.object({ mtpdId: z.number(), reason: z.string() }),
  /** Recovery times by the name of the business unit, in days. */
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
  /** Where each business unit could work; a unit can have several. */
  recoveryStrategies: z.array(
    z.object({
      businessUnit: z.string(),
      recoveryStrategyTypeId: z.number(),
      comments: z.string(),
    }),
  ),
  /** Preset risks to look at. Losses are before insurance, in Australian dollars. */
  risks: z.array(
    z.object({
      riskPresetId: z.number(),
      likelihoodPresetId: z.number(),
      /** How to work out the loss. */
      lossBasis: z.string(),
      lossLow: z.number(),
      lossHigh: z.number(),
      mitigationStrategyIds: z.array(z.number()),
      mitigationProcess: z.string(),
      includeInsurance: z.nullable(z.boolean()),
    }),
  ),
  /** What likelihoods and losses assume, in sentences. */
  basis: z.string(),
  /** The job titles of the usual leader and deputy of each team. */
  teamRoles: z.array(
    z.object({ teamTypeId: z.number(), primaryRole: z.string(), alternativeRole: z.string() }),
  ),
});
export type StarterSet = z.infer<typeof StarterSet>;

export const readStarterSet = defineEndpoint({
  name: "readStarterSet",
  method: "GET",
  path: "/industries/:code/starter_set",
  summary:
    "Returns suggestions for a new plan in an industry: business units, strategic areas, criticality and penalties, disruption scales, third parties, kinds of suppliers, risks, recovery times, assets, recovery strategies and team roles; those of the nearest industry if there are none.",
  access: ACCOUNT,
  params: { code: z.string().check(z.minLength(1), z.maxLength(200)) },
  response: json(StarterSet),
});
