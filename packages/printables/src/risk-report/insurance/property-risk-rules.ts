import type { Risk } from "@holdfast/contract/risks/register/risk";

/**
 * Natural Hazards, Premises and Property, Operations and Equipment: they damage buildings, plant and stock, which
 * have a full value that a sum insured can fall short of. A claim, fraud or lost trust has no such value, so
 * co-insurance doesn't apply to it.
 */
const PROPERTY_CATEGORY_IDS: ReadonlySet<number> = new Set([1, 2, 11]);

/**
 * Presets of those categories that cost claims or trade but damage no property of the business: heatwave, drought,
 * denied access, asbestos or mould, loss of lease, vehicle accident, defective product or work, contamination or
 * recall, spill or pollution, food safety failure.
 */
const OTHER_LOSS_PRESET_IDS: ReadonlySet<number> = new Set([
  10, 11, 18, 20, 21, 104, 107, 108, 109, 110,
]);

/** Whether a risk's loss is damage to property, so that it can serve as an example of under-insurance. */
export const isPropertyRisk = ({ riskCategoryId, riskPresetId }: Risk): boolean =>
  PROPERTY_CATEGORY_IDS.has(riskCategoryId) &&
  (riskPresetId === null || !OTHER_LOSS_PRESET_IDS.has(riskPresetId));
