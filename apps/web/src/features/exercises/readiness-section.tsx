import { useState } from "react";
import type { ExerciseSummary } from "@holdfast/contract/exercises/exercise";
import { type Readiness, readinessOf } from "@holdfast/contract/exercises/readiness-rules";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { Card } from "../../ui/layout/card";
import { TEAM_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type ReadinessSectionProps = { readonly exercises: readonly ExerciseSummary[] };

/** How ready each team is, and why. */
export const ReadinessSection = ({ exercises }: ReadinessSectionProps) => {
  const [now] = useState(() => new Date());
  return (
    <Card title="Readiness of the teams">
      <ul className={styles.list} aria-label="Readiness of the teams">
        {Object.entries(TEAM_NAMES).map(([teamTypeId, name]) => {
          const readiness = readinessOf(exercises, Number(teamTypeId), now);
          return (
            <li key={teamTypeId} className={styles.row}>
              <strong>{name}</strong>
              <span>{readiness.score} of 100</span>
              <span className={styles.aside}>{reasonText(readiness)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

function reasonText({ exercise, fullUntil, noneFrom }: Readiness): string {
  if (exercise === null)
    return "No finished and scored exercise with this team in the last 18 months.";
  return `${exercise.name}, ${dateInText(exercise.plannedFor)}: ${exercise.score}% of the objectives met. Counts in full until ${dateInText(fullUntil)}, then less each day, and not from ${dateInText(noneFrom)}.`;
}
