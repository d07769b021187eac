import { useState } from "react";
import type { Exercise, Objective, ObjectiveScore } from "@holdfast/contract/exercises/exercise";
import { OBJECTIVE_SCORES } from "@holdfast/contract/exercises/exercise";
import { readExercise, scoreObjective } from "@holdfast/contract/exercises/exercise-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { RadioGroup } from "../../ui/fields/choices/radio-group";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import { SCORE_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type ObjectivesSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Lists the objectives, which the facilitator scores while the exercise runs. */
export const ObjectivesSection = ({ exercise, mayRun }: ObjectivesSectionProps) => (
  <Card title="Objectives">
    <ol className={styles.list} aria-label="Objectives">
      {exercise.objectives.map((objective) => (
        <ObjectiveRow
          key={objective.number}
          exercise={exercise}
          objective={objective}
          isOpen={mayRun && exercise.status === "running"}
        />
      ))}
    </ol>
  </Card>
);

type ObjectiveRowProps = {
  readonly exercise: Exercise;
  readonly objective: Objective;
  readonly isOpen: boolean;
};

const ObjectiveRow = ({ exercise, objective, isOpen }: ObjectiveRowProps) => {
  const { planId, exerciseId } = exercise;
  const { number, text, score, criteria } = objective;
  const change = useChange(scoreObjective, [readExercise]);
  const [note, setNote] = useState(objective.note);
  const save = (next: ObjectiveScore | null) =>
    change.mutate({ params: { planId, exerciseId }, body: { number, score: next, note } });
  const notes = { met: criteria.met, partly: criteria.partly, "not-met": criteria.notMet };
  if (!isOpen)
    return (
      <li className={styles.message}>
        <span>
          {number}. {text}
        </span>
        <strong>{score === null ? "Not scored" : SCORE_NAMES[score]}</strong>
        {objective.note !== "" && <span className={styles.answer}>{objective.note}</span>}
      </li>
    );
  return (
    <li className={styles.message}>
      <RadioGroup
        name={`score-${number}`}
        label={`${number}. ${text}`}
        choices={OBJECTIVE_SCORES.map((id) => ({ id, name: SCORE_NAMES[id], note: notes[id] }))}
        value={score}
        onChange={save}
        error={change.error ? messageOf(change.error) : undefined}
      />
      <TextField
        name={`note-${number}`}
        label={`Note on objective ${number}`}
        value={note}
        onChange={(value) => setNote(value ?? "")}
        onBlur={() => {
          if (note !== objective.note) save(score);
        }}
        maxLength={500}
      />
    </li>
  );
};
