import { fullName } from "@holdfast/contract/platform/text-rules";
import {
  createExercise,
  listExercises,
  readExerciseScenario,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import type { Scenario } from "@holdfast/contract/exercises/exercise";
import type { Team } from "@holdfast/contract/teams/team";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { deviceTimeZone } from "../../platform/format/date-format";
import { useToday } from "../../platform/format/use-today";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Link } from "react-router";
import { Dialog } from "../../ui/overlays/dialog";
import { useCurrentUser } from "../accounts/public";
import { TEAM_NAMES } from "./exercise-words-rules";
import { peopleOfTeams } from "./people-choices-rules";
import { StartFields } from "./start-fields";
import styles from "./exercises.module.css";

type PlanExerciseDialogProps = {
  readonly planId: string;
  readonly scenarioId: number;
  readonly onClose: () => void;
  readonly onPlanned: (exerciseId: string) => void;
};

/** Plans an exercise from a scenario: date, time and place, who runs it and who takes part. */
export const PlanExerciseDialog = (props: PlanExerciseDialogProps) => {
  const { planId, scenarioId } = props;
  const scenario = useRead(readExerciseScenario, { params: { planId }, query: { scenarioId } });
  const teams = useRead(listTeams, { params: { planId } });
  return (
    <Dialog title="Plan an exercise" isOpen onClose={props.onClose} width={640}>
      <QueryBoundary queries={[scenario, teams]} loading={<Skeleton lines={4} height={60} />}>
        {(loadedScenario, loadedTeams) =>
          loadedTeams.every(({ teamContacts }) => teamContacts.length === 0) ? (
            <EmptyState
              icon="people"
              title="The plan’s teams are empty"
              action={<Link to="/dashboard/teams">Go to Teams</Link>}
            >
              Exercises are for the people in your teams. Add them first.
            </EmptyState>
          ) : (
            <PlanForm {...props} scenario={loadedScenario} teams={loadedTeams} />
          )
        }
      </QueryBoundary>
    </Dialog>
  );
};

type PlanFormProps = PlanExerciseDialogProps & {
  readonly scenario: Scenario;
  readonly teams: readonly Team[];
};

const PlanForm = ({ planId, scenario, teams, onClose, onPlanned }: PlanFormProps) => {
  const { scenarioId, name, durationMinutes, injects, roles } = scenario;
  const refresh = useRefresh();
  const today = useToday();
  const user = useCurrentUser();
  const timeZone = deviceTimeZone();
  const people = peopleOfTeams(teams);
  const primaries = people.filter(({ designation }) => designation === "Primary");
  const form = useContractForm({
    endpoint: createExercise,
    params: { planId },
    initial: {
      scenarioId,
      timeZone,
      facilitatorName: user ? fullName(user) : "",
      contactIds: primaries.map(({ id }) => id),
    },
    onSaved: async ({ exerciseId }) => {
      await refresh(listExercises);
      showToast({ variant: "done", title: "The exercise has been planned" });
      onPlanned(exerciseId);
    },
  });
  return (
    <Form form={form} onCancel={onClose} submitLabel="Plan the exercise">
      <p className={styles.text}>
        <strong>{name}</strong>: {durationMinutes} minutes, {injects.length} messages. No one is
        invited until you send the invitations.
      </p>
      <StartFields
        date={form.field("plannedFor")}
        time={form.field("startTime")}
        place={form.field("place")}
        timeZone={timeZone}
        earliest={today}
      />
      <TextField {...form.field("facilitatorName")} label="Who runs the exercise" />
      <MultiSelect
        {...form.field("contactIds")}
        label="Who takes part"
        description="People in the plan’s teams. The Primaries are selected."
        choices={people}
      />
      <details>
        <summary>Who should take part in {name}</summary>
        <ul>
          {roles.map(({ teamTypeId, who }) => (
            <li key={teamTypeId}>
              <strong>{TEAM_NAMES[teamTypeId]}</strong>: {who}
            </li>
          ))}
        </ul>
      </details>
    </Form>
  );
};
