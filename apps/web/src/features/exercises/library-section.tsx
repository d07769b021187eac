import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { listExerciseScenarios } from "@holdfast/contract/exercises/exercise-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import styles from "./exercises.module.css";

type LibrarySectionProps = {
  readonly planId: string;
  /** Without it, the person may not plan an exercise. */
  readonly onPlan: ((scenarioId: number) => void) | undefined;
};

/** Lists the scenarios of the library, filled with the plan's data. */
export const LibrarySection = ({ planId, onPlan }: LibrarySectionProps) => {
  const scenarios = useRead(listExerciseScenarios, { params: { planId } });
  return (
    <>
      <h2>Scenarios</h2>
      <QueryBoundary queries={[scenarios]} loading={<Skeleton lines={4} height={160} />}>
        {(all) => (
          <ul className={styles.library} aria-label="Scenarios">
            {all.map(({ scenarioId, name, summary, objectives, ...scenario }) => (
              <li key={scenarioId}>
                <Card title={name}>
                  <p className={styles.text}>{summary}</p>
                  <p className={styles.aside}>
                    {scenario.durationMinutes} minutes. Reaches level {scenario.level}.{" "}
                    {scenario.lastHeldOn === null
                      ? "Not held yet."
                      : `Last held ${dateInText(scenario.lastHeldOn)}.`}
                  </p>
                  <details>
                    <summary>
                      {objectives.length} objectives
                      <span className="visually-hidden"> of {name}</span>
                    </summary>
                    <ul>
                      {objectives.map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                    </ul>
                  </details>
                  {onPlan && (
                    <Button
                      label={`Plan this exercise: ${name}`}
                      onPress={() => onPlan(scenarioId)}
                    >
                      Plan this exercise
                    </Button>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
};
