import type { Exercise } from "@holdfast/contract/exercises/exercise";
import {
  listExercises,
  readExercise,
  setExerciseAction,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { Card } from "../../ui/layout/card";
import { AgreedActionsList } from "../agreed-actions/public";
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
      <AgreedActionsList
        actions={actions.map((action) => ({ ...action, id: action.actionId }))}
        isDisabled={set.isPending || !mayRun}
        onChange={(actionId, isDone) =>
          set.mutate({ params: { planId, exerciseId, actionId }, body: { isDone } })
        }
      />
    </Card>
  );
};
