import type { Exercise } from "@holdfast/contract/exercises/exercise";
import {
  listExercises,
  readExercise,
  setExerciseAction,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { formatDate } from "../../platform/format/date-format";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { Card } from "../../ui/layout/card";
import styles from "./exercises.module.css";

type OutcomeSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Shows the summary of a finished exercise, with its actions. */
export const OutcomeSection = ({ exercise, mayRun }: OutcomeSectionProps) => {
  const { planId, exerciseId, summary, actions } = exercise;
  const set = useChange(setExerciseAction, [readExercise, listExercises]);
  if (summary === "" && actions.length === 0) return null;
  return (
    <Card title="Outcome">
      {summary !== "" && <p className={styles.written}>{summary}</p>}
      {actions.length > 0 && (
        <>
          <h3>Actions</h3>
          <ul className={styles.list}>
            {actions.map(({ actionId, text, ownerName, dueDate, doneAt }) => (
              <li key={actionId}>
                <Checkbox
                  value={doneAt !== null}
                  isDisabled={set.isPending || !mayRun}
                  onChange={(isDone) =>
                    set.mutate({ params: { planId, exerciseId, actionId }, body: { isDone } })
                  }
                >
                  {text}
                  <span className={styles.aside}>
                    {ownerName}, by {formatDate(dueDate)}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};
