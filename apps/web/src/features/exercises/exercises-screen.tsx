import { listMonthlyQuestions } from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import type { ExerciseSummary } from "@holdfast/contract/exercises/exercise";
import { listExercises } from "@holdfast/contract/exercises/exercise-endpoints";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { usePlan } from "../workspace/public";
import { MonthlyQuestionsSection } from "../monthly-questions/public";
import { STATUS_NAMES, whenText } from "./exercise-words-rules";
import { LibrarySection } from "./library-section";
import { ReadinessSection } from "./readiness-section";
import styles from "./exercises.module.css";
import { PlanExerciseDialog } from "./plan-exercise-dialog";

/** /dashboard/exercises: earlier and planned exercises, and the scenarios to plan one from. */
export const ExercisesScreen = () => {
  const plan = usePlan();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const scenarioId = Number(query.get("scenario") ?? 0);
  const mayPlan = can(plan, "change") && plan.expiryStatus !== "expired";
  const exercises = useRead(
    listExercises,
    { params: { planId: plan.planId } },
    { isAlwaysFresh: true },
  );
  const monthlyQuestions = useRead(
    listMonthlyQuestions,
    { params: { planId: plan.planId } },
    { isAlwaysFresh: true },
  );
  return (
    <PageFrame
      title="Exercises"
      purpose="Rehearse the plan with its teams, and find out what to improve before the day it is needed."
      help={
        <>
          <p>
            Choose a scenario, a time and location, and who takes part. Each person gets a link and
            a calendar file by email, and answers on a phone, without an account. The day before,
            they get a reminder.
          </p>
          <p>Every message and page of an exercise says EXERCISE.</p>
        </>
      }
    >
      <QueryBoundary
        queries={[exercises, monthlyQuestions]}
        loading={<Skeleton lines={2} height={90} />}
      >
        {(all, questions) => (
          <>
            {all.length + questions.length > 0 && (
              <ReadinessSection exercises={all} monthlyQuestions={questions} />
            )}
            {all.length === 0 ? (
              <EmptyState icon="people" title="No exercises">
                {mayPlan && "Plan an exercise from a scenario below. "}
                Two hours a year is enough to find out whether the plan works.
                {!can(plan, "change") && " An owner or editor can plan an exercise."}
              </EmptyState>
            ) : (
              <ExercisesList exercises={all} />
            )}
            <MonthlyQuestionsSection plan={plan} monthlyQuestions={questions} mayChange={mayPlan} />
          </>
        )}
      </QueryBoundary>
      <LibrarySection
        planId={plan.planId}
        onPlan={mayPlan ? (id) => setQuery({ scenario: String(id) }) : undefined}
      />
      {mayPlan && scenarioId > 0 && (
        <PlanExerciseDialog
          planId={plan.planId}
          scenarioId={scenarioId}
          onClose={() => setQuery({}, { replace: true })}
          onPlanned={(exerciseId) => {
            void navigate(`/dashboard/exercise?id=${exerciseId}`, { replace: true });
          }}
        />
      )}
    </PageFrame>
  );
};

const ExercisesList = ({ exercises }: { readonly exercises: readonly ExerciseSummary[] }) => (
  <ul className={styles.list} aria-label="Exercises">
    {exercises.map((exercise) => (
      <li key={exercise.exerciseId}>
        <Card
          title={`EXERCISE: ${exercise.name}`}
          aside={
            <span className={styles.status} data-status={exercise.status}>
              {STATUS_NAMES[exercise.status]}
            </span>
          }
        >
          <p className={styles.text}>
            {whenText(exercise)}, {exercise.place}. Run by {exercise.facilitatorName}.
            {exercise.openActions > 0 && (
              <span className={styles.aside}>Actions not done: {exercise.openActions}</span>
            )}
          </p>
          <Link to={`/dashboard/exercise?id=${exercise.exerciseId}`}>
            Open {exercise.name}, {whenText(exercise)}
          </Link>
        </Card>
      </li>
    ))}
  </ul>
);
