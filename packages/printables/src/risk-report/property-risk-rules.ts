import type { Risk } from "@holdfast/contract/risks/register/risk";

/**
 * Natural Hazards, Premises and Property, Operations and Equipment: what they hit is buildings, plant and stock,
 * which have a full value that a sum insured can fall short of. A claim, a fraud or lost trust has none, and
 * co-insurance does not apply to it.
 */
const PROPERTY_CATEGORY_IDS: ReadonlySet<number> = new Set([1, 2, 11]);

/**
 * Presets of those categories that cost claims or trade and destroy no property of the business: heatwave, drought,
 * denied access, asbestos or mould, loss of lease, vehicle accident, defective product or work, contamination or
 * recall, spill or pollution, food safety failure.
 */
const OTHER_LOSS_PRESET_IDS: ReadonlySet<number> = new Set([
  10, 11, 18, 20, 21, 104, 107, 108, 109, 110,
]);

/** Whether a risk's loss is damage to property, so that under-insurance can be shown by it. */
export const isPropertyRisk = ({ riskCategoryId, riskPresetId }: Risk): boolean =>
  PROPERTY_CATEGORY_IDS.has(riskCategoryId) &&
  (riskPresetId === null || !OTHER_LOSS_PRESET_IDS.has(riskPresetId));
