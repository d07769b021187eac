import { useEffect, useRef, useState } from "react";
import type { MitigationStrategy } from "@holdfast/contract/library/risk-lookups";
import { Button } from "../../../ui/buttons/button";
import { DateField } from "../../../ui/fields/lazy-fields";
import { useDeclinedSuggestions } from "../../industries/public";
import { PresetSection } from "./preset-section";
import type { RiskFormState } from "./risk-draft-rules";
import { answeredTask, notAnswered, withSentence, withStrategyOf } from "./suggestion-rules";
import type { Suggestion, TaskAnswer } from "./suggestion-rules";
import styles from "./suggestions.module.css";

type SuggestionsSectionProps = {
  readonly form: RiskFormState;
  readonly strategies: readonly MitigationStrategy[];
  readonly riskPresetId: number;
  readonly startsOpen: boolean;
};

/** Tasks for a preset risk. Each is added to the text only with what the person says about it. */
export const SuggestionsSection = (props: SuggestionsSectionProps) => {
  const { riskPresetId, startsOpen, ...others } = props;
  return (
    <PresetSection
      summary="Suggestions"
      riskPresetId={riskPresetId}
      {...(startsOpen ? { startsOpen } : {})}
    >
      {({ suggestions }) => (
        <OfferedTasks {...others} riskPresetId={riskPresetId} suggestions={suggestions} />
      )}
    </PresetSection>
  );
};

type OfferedTasksProps = Pick<SuggestionsSectionProps, "form" | "strategies" | "riskPresetId"> & {
  readonly suggestions: readonly Suggestion[];
};

type Answered = {
  readonly tasks: readonly string[];
  /** Position of the newest among those offered then. */
  readonly at: number;
};
const NOTHING_ANSWERED: Answered = { tasks: [], at: 0 };

const OfferedTasks = ({ form, strategies, riskPresetId, suggestions }: OfferedTasksProps) => {
  const { declined, isDeclined, decline, takeBack } = useDeclinedSuggestions("task");
  const keyOf = ({ text: task }: Suggestion) => `${riskPresetId} ${task}`;
  const process = form.field("mitigationProcess");
  const chosen = form.field("mitigationStrategyIds");
  const followUp = form.field("followUpDate");
  const text = process.value ?? "";
  const [answered, setAnswered] = useState(NOTHING_ANSWERED);
  const { tasks } = answered;
  const notForUs = suggestions.filter((suggestion) => isDeclined(keyOf(suggestion)));
  const offered = notAnswered(suggestions, text, tasks).filter(
    (suggestion) => !notForUs.includes(suggestion),
  );
  const list = useRef<HTMLDivElement>(null);

  const answer = async (task: Suggestion, position: number, said: TaskAnswer | null) => {
    if (said === null) {
      await decline(keyOf(task), task.text);
      return setAnswered({ tasks, at: position });
    }
    process.onChange(withSentence(text, answeredTask(task.text, said)));
    chosen.onChange(withStrategyOf(task, chosen.value ?? []));
    if ("by" in said && !followUp.value) followUp.onChange(said.by);
    setAnswered({ tasks: [...tasks, task.text], at: position });
  };

  // The buttons disappear with their task, so the focus goes to the next one, or to the summary after the last.
  useEffect(() => {
    if (answered === NOTHING_ANSWERED) return;
    const { at } = answered;
    const rows = [...(list.current?.querySelectorAll("li") ?? [])];
    const next = (rows[at] ?? rows.at(-1))?.querySelector("button");
    (next ?? list.current?.closest("details")?.querySelector("summary"))?.focus();
  }, [answered]);

  if (declined.data === undefined && !declined.error)
    return <output className={styles.note}>Loading...</output>;
  return (
    <div ref={list}>
      {offered.length > 0 && (
        <ul className={styles.suggestions} aria-label="Suggestions">
          {offered.map((suggestion, position) => (
            <Task
              key={suggestion.text}
              task={suggestion}
              strategies={strategies}
              onAnswer={(said) => void answer(suggestion, position, said)}
            />
          ))}
        </ul>
      )}
      <output className={styles.note}>
        {offered.length === 0
          ? "You have answered every suggestion."
          : `Choose only what is true of your business. Suggestions left: ${offered.length}.`}
      </output>
      {notForUs.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          onPress={() =>
            void Promise.all(notForUs.map((suggestion) => takeBack(keyOf(suggestion))))
          }
        >
          {`Suggest ${notForUs.length} marked ‘Not for us’ again`}
        </Button>
      )}
    </div>
  );
};

type TaskProps = {
  readonly task: Suggestion;
  readonly strategies: readonly MitigationStrategy[];
  /** Null for a task that is not for this business. */
  readonly onAnswer: (answer: TaskAnswer | null) => void;
};

const Task = ({ task, strategies, onAnswer }: TaskProps) => {
  const [isPlanned, setPlanned] = useState(false);
  const [by, setBy] = useState<string | null>(null);
  const { text, mitigationStrategyIds } = task;
  const names = strategies
    .filter(({ mitigationStrategyId: id }) => mitigationStrategyIds.includes(id))
    .map(({ name }) => name)
    .join(", ");
  return (
    <li>
      <span>
        <span className={styles.mark}>Suggested task: {names}</span>
        {text}
      </span>
      <div className={styles.answers}>
        <Button
          size="small"
          label={`Already done: ${text}`}
          onPress={() => onAnswer({ done: true })}
        >
          Already done
        </Button>
        <Button size="small" label={`Will do by …: ${text}`} onPress={() => setPlanned(true)}>
          Will do by …
        </Button>
        <Button size="small" label={`Not for us: ${text}`} onPress={() => onAnswer(null)}>
          Not for us
        </Button>
      </div>
      {isPlanned && (
        <div className={styles.planned}>
          <DateField name="taskDate" label="Will do by" value={by} onChange={setBy} />
          <Button
            size="small"
            label={`Add task: ${text}`}
            isDisabled={by === null}
            onPress={() => by !== null && onAnswer({ by })}
          >
            Add task
          </Button>
        </div>
      )}
    </li>
  );
};
