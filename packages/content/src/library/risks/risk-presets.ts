import presets from "../../data/risks/risk_presets.json";

/** A risk that the assessment offers under its category (specification 2, 'Risk assessment'). */
export type RiskPreset = {
  readonly riskPresetId: number;
  readonly riskCategoryId: number;
  readonly name: string;
  readonly description: string;
};

/** In the order of the assessment: by category, then by preset. */
export const RISK_PRESETS: readonly RiskPreset[] = presets;

const byId = new Map(RISK_PRESETS.map((preset) => [preset.riskPresetId, preset]));

/** Returns the preset with that id; undefined if there is none. */
export const riskPresetById = (riskPresetId: number): RiskPreset | undefined =>
  byId.get(riskPresetId);

/** Returns the presets of a category. */
export const riskPresetsOfCategory = (riskCategoryId: number): readonly RiskPreset[] =>
  RISK_PRESETS.filter((preset) => preset.riskCategoryId === riskCategoryId);

/** Normalises a name for comparison: case, and the kind and amount of white space, are ignored. */
const folded = (name: string) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Whether a custom risk with that name would duplicate a preset of its category, ignoring case and
 * white space (specification 5: 'must not already be among the presets of its category').
 */
export const isRiskPresetName = (riskCategoryId: number, name: string): boolean => {
  const requested = folded(name);
  return riskPresetsOfCategory(riskCategoryId).some((preset) => folded(preset.name) === requested);
};
