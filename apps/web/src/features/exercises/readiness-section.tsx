import { useState } from "react";
import type { MonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question";
import type { ExerciseSummary } from "@holdfast/contract/exercises/exercise";
import {
  QUESTION_POINTS,
  EXERCISE_POINTS,
  type Readiness,
  readinessOf,
} from "@holdfast/contract/exercises/readiness-rules";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { Card } from "../../ui/layout/card";
import { TEAM_NAMES, whenText } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type ReadinessSectionProps = {
  readonly exercises: readonly ExerciseSummary[];
  readonly monthlyQuestions: readonly MonthlyQuestion[];
};

/** Shows how ready each team is, and why. */
export const ReadinessSection = ({ exercises, monthlyQuestions }: ReadinessSectionProps) => {
  const [now] = useState(() => new Date());
  return (
    <Card title="Readiness of the teams">
      <p className={styles.text}>
        A team gets up to {EXERCISE_POINTS} points for the finished exercise that counts most now,
        if at least one of its people answered a message: {EXERCISE_POINTS} × the score of the
        objectives × the share of the messages that were released. Up to {QUESTION_POINTS} points
        come from monthly questions. Both count less as they get older.
      </p>
      <ul className={styles.list} aria-label="Readiness of the teams">
        {Object.entries(TEAM_NAMES).map(([teamTypeId, name]) => {
          const readiness = readinessOf(exercises, monthlyQuestions, Number(teamTypeId), now);
          return (
            <li key={teamTypeId} className={styles.row}>
              <strong>{name}</strong>
              <span>{readiness.score} of 100</span>
              <span className={styles.reason}>
                {exerciseText(readiness)} {answersText(readiness)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

function exerciseText({ exercise, exercisePoints, fullUntil, noneFrom }: Readiness): string {
  const points = `Exercise: ${exercisePoints} of ${EXERCISE_POINTS}.`;
  if (exercise === null)
    return `${points} This team has answered in no exercise that was finished and scored in the last 18 months.`;
  const { name, score, messages, releasedMessages } = exercise;
  return `${points} ${name}, ${whenText(exercise)}: score of the objectives ${score}%, ${releasedMessages} of ${messages} messages released. Counts in full until ${dateInText(fullUntil)}, then less each day until ${dateInText(noneFrom)}.`;
}

function answersText({ questionPoints, asked, right }: Readiness): string {
  const points = `Monthly questions: ${questionPoints} of ${QUESTION_POINTS}.`;
  if (asked === 0) return `${points} None in the last 9 months.`;
  return `${points} ${right} of ${asked} answered right in the last 9 months. Each counts in full for 90 days, then less each day.`;
}
