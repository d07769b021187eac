import { useState } from "react";
import type { Exercise, ExerciseUnit } from "@holdfast/contract/exercises/exercise";
import { readExercise, setExerciseUnit } from "@holdfast/contract/exercises/exercise-endpoints";
import { rtoHours, unitResult } from "@holdfast/contract/exercises/exercise-rules";
import { useChange } from "../../platform/api/use-endpoint";
import { EmptyState } from "../../ui/feedback/empty-state";
import { messageOf } from "../../ui/feedback/shown-error";
import { NumberField } from "../../ui/fields/inputs/number-field";
import { Card } from "../../ui/layout/card";
import { RESULT_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type UnitsSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Shows how soon each business unit was back, compared with its RTO. */
export const UnitsSection = ({ exercise, mayRun }: UnitsSectionProps) => {
  if (exercise.units.length === 0)
    return <EmptyState title="No business units">The plan’s location has none.</EmptyState>;
  return (
    <Card title="Recovery times, shortest RTO first">
      <p className={styles.aside}>
        Enter the teams’ estimate of how many hours each unit needs to work again.
      </p>
      <ul className={styles.list} aria-label="Recovery times">
        {exercise.units.map((unit) => (
          <UnitRow
            key={unit.unitId}
            exercise={exercise}
            unit={unit}
            isOpen={mayRun && exercise.status === "running"}
          />
        ))}
      </ul>
    </Card>
  );
};

type UnitRowProps = {
  readonly exercise: Exercise;
  readonly unit: ExerciseUnit;
  readonly isOpen: boolean;
};

const UnitRow = ({ exercise: { planId, exerciseId }, unit, isOpen }: UnitRowProps) => {
  const { unitId, name, rtoDays, achievedHours } = unit;
  const change = useChange(setExerciseUnit, [readExercise]);
  const [hours, setHours] = useState(achievedHours);
  return (
    <li className={styles.row}>
      <span>
        <strong>{name}</strong>
        <span className={styles.aside}>
          {rtoDays === null ? "No RTO set" : `RTO ${rtoHours(rtoDays)} h`}
          {unitResult(unit) === "not-confirmed" && " (proposed)"}
        </span>
      </span>
      {isOpen ? (
        <NumberField
          name={`hours-${unitId}`}
          label={`Hours until ${name} works again`}
          value={hours}
          onChange={setHours}
          onBlur={() => {
            if (hours !== achievedHours)
              change.mutate({
                params: { planId, exerciseId, unitId },
                body: { achievedHours: hours },
              });
          }}
          error={change.error ? messageOf(change.error) : undefined}
          min={0}
          digits={1}
          suffix="hours"
        />
      ) : (
        <span>{achievedHours === null ? "" : `${achievedHours} h`}</span>
      )}
      <span>{RESULT_NAMES[unitResult(unit)]}</span>
    </li>
  );
};
