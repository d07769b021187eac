import type { RiskSuggestions } from "@holdfast/contract/library/risk-lookups";

export type Suggestion = RiskSuggestions["suggestions"][number];

/** Returns the text with the sentence on its own line at the end. Nothing of the text is changed. */
export const withSentence = (text: string, sentence: string): string =>
  text === "" || text.endsWith("\n") ? `${text}${sentence}` : `${text}\n${sentence}`;

/** Returns the suggestions for at least one of the chosen strategies. */
export const suggestionsFor = (
  suggestions: readonly Suggestion[],
  strategyIds: readonly number[],
): readonly Suggestion[] =>
  suggestions.filter(({ mitigationStrategyIds }) =>
    mitigationStrategyIds.some((id) => strategyIds.includes(id)),
  );

/** Returns the suggestions that are neither in the text nor inserted before, even if the person edited them since. */
export const notInserted = (
  suggestions: readonly Suggestion[],
  text: string,
  inserted: readonly string[],
): readonly Suggestion[] =>
  suggestions.filter((one) => !text.includes(one.text) && !inserted.includes(one.text));
