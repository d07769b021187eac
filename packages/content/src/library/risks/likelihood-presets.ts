import presets from "../../data/risks/likelihood_presets.json";

/** How often a risk is expected. `value` is events a year, so that value times cost is the annualised value. */
export type LikelihoodPreset = {
  readonly likelihoodPresetId: number;
  readonly text: string;
  readonly value: number;
};

/** From the rarest to the most frequent. */
export const LIKELIHOOD_PRESETS: readonly LikelihoodPreset[] = presets;

const byId = new Map(LIKELIHOOD_PRESETS.map((preset) => [preset.likelihoodPresetId, preset]));

/** Returns the likelihood with that id; undefined if there is none. */
export const likelihoodPresetById = (likelihoodPresetId: number): LikelihoodPreset | undefined =>
  byId.get(likelihoodPresetId);
