import { useEffect, useRef, useState } from "react";
import type { MitigationStrategy } from "@holdfast/contract/library/risk-lookups";
import { Button } from "../../../ui/buttons/button";
import { PresetSection } from "./preset-section";
import type { RiskFormState } from "./risk-draft-rules";
import { notInserted, suggestionsFor, withSentence } from "./suggestion-rules";
import type { Suggestion } from "./suggestion-rules";
import styles from "./suggestions.module.css";

type SuggestionsSectionProps = {
  readonly form: RiskFormState;
  readonly strategies: readonly MitigationStrategy[];
  readonly riskPresetId: number;
};

/** Sentences for the chosen strategies of a preset risk, folded. Each is added to the text only when it is inserted. */
export const SuggestionsSection = ({ riskPresetId, ...props }: SuggestionsSectionProps) => (
  <PresetSection summary="Suggestions" riskPresetId={riskPresetId}>
    {({ suggestions }) => <OfferedSentences {...props} suggestions={suggestions} />}
  </PresetSection>
);

type OfferedSentencesProps = Omit<SuggestionsSectionProps, "riskPresetId"> & {
  readonly suggestions: readonly Suggestion[];
};

type Insertion = {
  readonly inserted: readonly string[];
  /** Position of the newest among those offered then. */
  readonly at: number;
};
const NOTHING_INSERTED: Insertion = { inserted: [], at: 0 };

const OfferedSentences = ({ form, strategies, suggestions }: OfferedSentencesProps) => {
  const process = form.field("mitigationProcess");
  const text = process.value ?? "";
  const chosen = form.values.mitigationStrategyIds ?? [];
  const [{ inserted, at }, setInsertion] = useState(NOTHING_INSERTED);
  const fitting = suggestionsFor(suggestions, chosen);
  const offered = notInserted(fitting, text, inserted);
  const list = useRef<HTMLDivElement>(null);

  const insert = (sentence: string, position: number) => {
    process.onChange(withSentence(text, sentence));
    setInsertion({ inserted: [...inserted, sentence], at: position });
  };

  // The button disappears with its sentence, so the focus goes to the next one, or to the summary after the last.
  useEffect(() => {
    if (inserted.length === 0) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[at] ?? buttons.at(-1);
    (next ?? list.current?.closest("details")?.querySelector("summary"))?.focus();
  }, [inserted, at]);

  return (
    <div ref={list}>
      {offered.length > 0 && (
        <ul className={styles.suggestions} aria-label="Suggestions">
          {offered.map((one, position) => (
            <li key={one.text}>
              <span>
                <span className={styles.mark}>
                  Suggestion for {namesOf(one, chosen, strategies)}
                </span>
                {one.text}
              </span>
              <Button
                size="small"
                label={`Insert: ${one.text}`}
                onPress={() => insert(one.text, position)}
              >
                Insert
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output className={styles.note}>
        {statusOf({
          chosen: chosen.length,
          fitting: fitting.length,
          left: offered.length,
          hasInserted: inserted.length > 0,
        })}
      </output>
    </div>
  );
};

const namesOf = (
  { mitigationStrategyIds }: Suggestion,
  chosen: readonly number[],
  strategies: readonly MitigationStrategy[],
) =>
  strategies
    .filter(({ mitigationStrategyId: id }) => mitigationStrategyIds.includes(id))
    .filter(({ mitigationStrategyId: id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join(", ");

type Counts = {
  readonly chosen: number;
  readonly fitting: number;
  readonly left: number;
  readonly hasInserted: boolean;
};

const statusOf = ({ chosen, fitting, left, hasInserted }: Counts) => {
  if (chosen === 0) return "Select a mitigation strategy to see suggestions for it.";
  if (fitting === 0) return "There are no suggestions for the strategies you selected.";
  if (left === 0) return "You have inserted every suggestion for the strategies you selected.";
  return hasInserted
    ? `Inserted at the end of your text. Suggestions left: ${left}.`
    : "Insert what fits, then change it to suit your business.";
};
