import suggestions from "../../data/risks/mitigation_suggestions.json";

/** A sentence about what a business can do about a risk, to be accepted or left. */
export type MitigationSuggestion = {
  readonly text: string;
  /** The strategies that the measure belongs to; at least one. */
  readonly mitigationStrategyIds: readonly number[];
};

/** What the risk form offers for a preset risk. */
export type RiskPresetSuggestions = {
  readonly riskPresetId: number;
  readonly suggestions: readonly MitigationSuggestion[];
  /** Questions that name what counts in the loss value. */
  readonly lossPrompts: readonly string[];
};

/** One entry for each risk preset, by its id. */
export const MITIGATION_SUGGESTIONS: readonly RiskPresetSuggestions[] = suggestions;

const byPreset = new Map(MITIGATION_SUGGESTIONS.map((entry) => [entry.riskPresetId, entry]));

/** Returns the suggestions for that preset; undefined if there is no such preset. */
export const suggestionsOfRiskPreset = (riskPresetId: number): RiskPresetSuggestions | undefined =>
  byPreset.get(riskPresetId);
