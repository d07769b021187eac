import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { RISK_PRESETS } from "../library/risks/risk-presets";
import { presetsOfExposure } from "./exposure-presets";

/*
 * Which kinds of insurance usually answer for a loss. Our own assignment, for comparing the register with the insurance
 * schedule: it says where to look, not what is covered.
 */

type Kinds = readonly InsuranceKind[];

const PROPERTY: Kinds = ["Property and contents"];
const INTERRUPTION: Kinds = ["Business interruption"];
const MACHINERY: Kinds = ["Machinery breakdown"];
const LIABILITY: Kinds = ["Public and product liability"];
const PROFESSIONAL: Kinds = ["Professional indemnity"];
const MANAGEMENT: Kinds = ["Management liability"];
/** The first or the second, by country. */
const WORKERS: Kinds = ["Workers compensation", "Employers’ liability"];
const CYBER: Kinds = ["Cyber"];
const OTHER: Kinds = ["Other"];
/** Losses that nobody insures. */
const NONE: Kinds = [];

/** By risk category, for its presets without a line below and for custom risks. */
const OF_CATEGORY: Readonly<Record<number, Kinds>> = {
  1: PROPERTY,
  2: PROPERTY,
  3: INTERRUPTION,
  4: CYBER,
  5: CYBER,
  6: OTHER,
  7: INTERRUPTION,
  8: PROPERTY,
  9: OTHER,
  10: MANAGEMENT,
  11: PROPERTY,
  12: OTHER,
};

/** By riskPresetId. */
const OF_PRESET: Readonly<Record<number, Kinds>> = {
  18: INTERRUPTION,
  21: INTERRUPTION,
  31: MACHINERY,
  32: ["Machinery breakdown", "Cyber"],
  33: ["Machinery breakdown", "Cyber"],
  56: WORKERS,
  57: WORKERS,
  58: WORKERS,
  64: OTHER,
  69: OTHER,
  73: ["Management liability", "Other"],
  75: ["Cyber", "Management liability", "Other"],
  79: INTERRUPTION,
  80: OTHER,
  88: NONE,
  89: NONE,
  90: LIABILITY,
  91: PROFESSIONAL,
  93: CYBER,
  97: PROFESSIONAL,
  99: PROFESSIONAL,
  101: MACHINERY,
  102: MACHINERY,
  103: ["Machinery breakdown", "Property and contents"],
  104: ["Motor vehicle"],
  105: OTHER,
  107: LIABILITY,
  108: LIABILITY,
  109: LIABILITY,
  110: LIABILITY,
  114: MANAGEMENT,
};

/** Returns the kinds of insurance that usually answer for a risk; none for a loss that nobody insures. */
export const insuranceKindsOfRisk = ({
  riskPresetId,
  riskCategoryId,
}: Pick<Risk, "riskPresetId" | "riskCategoryId">): Kinds =>
  (riskPresetId === null ? undefined : OF_PRESET[riskPresetId]) ??
  OF_CATEGORY[riskCategoryId] ??
  OTHER;

/** Whether a schedule with policies of these kinds has one that could answer for a risk. */
export const hasPolicyFor = (
  risk: Pick<Risk, "riskPresetId" | "riskCategoryId">,
  policyKinds: ReadonlySet<InsuranceKind>,
): boolean => {
  const kinds = insuranceKindsOfRisk(risk);
  // A policy of the kind 'Other' may be anything, and so may the insurance of a loss without a kind.
  if (kinds.length === 0) return policyKinds.size > 0;
  return policyKinds.has("Other") || kinds.some((kind) => policyKinds.has(kind));
};

const categoryOf = new Map(
  RISK_PRESETS.map(({ riskPresetId, riskCategoryId }) => [riskPresetId, riskCategoryId]),
);

/** The same for a significant exposure: the kinds of all risks that it can cause. */
export const insuranceKindsOfExposure = (exposureId: number): ReadonlySet<InsuranceKind> =>
  new Set(
    presetsOfExposure(exposureId).flatMap((riskPresetId) =>
      insuranceKindsOfRisk({ riskPresetId, riskCategoryId: categoryOf.get(riskPresetId) ?? 0 }),
    ),
  );
