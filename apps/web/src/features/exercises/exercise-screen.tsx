import { readExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { scoreOf } from "@holdfast/contract/exercises/exercise-rules";
import { Link, useSearchParams } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { Alert } from "../../ui/feedback/alert";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { Tabs } from "../../ui/layout/navigation/tabs";
import { usePlan, useShortAddress } from "../workspace/public";
import { STATUS_NAMES, whenText } from "./exercise-words-rules";
import { LeadSection } from "./lead-section";
import { MessagesSection } from "./messages-section";
import { ObjectivesSection } from "./objectives-section";
import { OutcomeSection } from "./outcome-section";
import { ParticipantsSection } from "./participants-section";
import { UnitsSection } from "./units-section";

/** How often the screen reads the participants' answers (ms). */
const REFRESH = 5_000;

const purposeOf = (exercise: Exercise): string => {
  const { status, place, facilitatorName, objectives } = exercise;
  const score = scoreOf(objectives);
  return [
    STATUS_NAMES[status],
    whenText(exercise),
    place,
    `Run by ${facilitatorName}`,
    ...(score === null ? [] : [`Score: ${score}%`]),
  ]
    .map((fact) => `${fact}.`)
    .join(" ");
};

/** /dashboard/exercise?id=…: an exercise, from its invitations to its report. */
export const ExerciseScreen = () => {
  const plan = usePlan();
  const { planId } = plan;
  useShortAddress();
  const [query] = useSearchParams();
  const exerciseId = query.get("id");
  const read = useRead(
    readExercise,
    exerciseId === null ? null : { params: { planId, exerciseId } },
    { refreshEvery: REFRESH },
  );
  if (exerciseId === null || read.error?.status === 404) {
    return (
      <PageFrame title="Exercise" purpose="The invitations, answers and report of an exercise.">
        <EmptyState
          icon="people"
          title="This exercise could not be found"
          action={<Link to="/dashboard/exercises">Go to Exercises</Link>}
        />
      </PageFrame>
    );
  }
  const mayRun = can(plan, "change") && plan.expiryStatus !== "expired";
  return (
    <QueryBoundary queries={[read]} loading={<Skeleton lines={4} height={120} />}>
      {(exercise) => (
        <PageFrame
          title={`EXERCISE: ${exercise.name}`}
          purpose={purposeOf(exercise)}
          isWide
          previous={{ to: "/dashboard/exercises", label: "Exercises" }}
        >
          <Alert variant="warning" title="EXERCISE">
            This is an exercise. Nothing has happened.
          </Alert>
          <LeadSection exercise={exercise} mayRun={mayRun} />
          {exercise.status === "finished" && <OutcomeSection exercise={exercise} mayRun={mayRun} />}
          <Tabs
            label="Exercise"
            tabs={[
              {
                id: "messages",
                name: "Messages",
                content: <MessagesSection exercise={exercise} mayRun={mayRun} />,
              },
              {
                id: "people",
                name: "People",
                content: <ParticipantsSection exercise={exercise} mayRun={mayRun} />,
              },
              {
                id: "objectives",
                name: "Objectives",
                content: <ObjectivesSection exercise={exercise} mayRun={mayRun} />,
              },
              {
                id: "units",
                name: "Recovery times",
                shortName: "Recovery",
                content: <UnitsSection exercise={exercise} mayRun={mayRun} />,
              },
            ]}
          />
        </PageFrame>
      )}
    </QueryBoundary>
  );
};
