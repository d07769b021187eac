import type { RiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";

export type Suggestion = RiskSuggestions["suggestions"][number];

/** What a person says about a suggested task; a date (YYYY-MM-DD) means that it will be done by then. */
export type TaskAnswer = { readonly done: true } | { readonly by: string };

/** Returns what is written about a task: the person's answer, then the task as a task. */
export const answeredTask = (task: string, answer: TaskAnswer): string =>
  "by" in answer ? `To do by ${dateInText(answer.by)}: ${task}` : `Already done: ${task}`;

/** Returns the text with the sentence on its own line at the end. Nothing of the text is changed. */
export const withSentence = (text: string, sentence: string): string =>
  text === "" || text.endsWith("\n") ? `${text}${sentence}` : `${text}\n${sentence}`;

/** Returns the chosen strategies with one of the task's, unless one of them is chosen already. */
export const withStrategyOf = (
  { mitigationStrategyIds }: Suggestion,
  chosen: readonly number[],
): number[] =>
  mitigationStrategyIds.some((id) => chosen.includes(id))
    ? [...chosen]
    : [...chosen, ...mitigationStrategyIds.slice(0, 1)];

/** Returns the tasks that are neither in the text nor answered before, even if the person edited the text since. */
export const notAnswered = (
  suggestions: readonly Suggestion[],
  text: string,
  answered: readonly string[],
): readonly Suggestion[] =>
  suggestions.filter(
    (suggestion) => !text.includes(suggestion.text) && !answered.includes(suggestion.text),
  );
