import type { Exercise } from "@holdfast/contract/exercises/exercise";
import {
  listExercises,
  readExercise,
  updateExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import type { Team } from "@holdfast/contract/teams/team";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Dialog } from "../../ui/overlays/dialog";
import styles from "./exercises.module.css";
import { peopleToChoose } from "./people-choices-rules";
import { StartFields } from "./start-fields";

type EditExerciseDialogProps = {
  readonly exercise: Exercise;
  readonly onClose: () => void;
};

/** Changes the time, the place, the facilitator and the participants of an exercise that has not started. */
export const EditExerciseDialog = ({ exercise, onClose }: EditExerciseDialogProps) => {
  const teams = useRead(listTeams, { params: { planId: exercise.planId } });
  return (
    <Dialog title={`Edit the exercise: ${exercise.name}`} isOpen onClose={onClose} width={640}>
      <QueryBoundary queries={[teams]} loading={<Skeleton lines={3} height={60} />}>
        {(all) => <EditForm exercise={exercise} onClose={onClose} teams={all} />}
      </QueryBoundary>
    </Dialog>
  );
};

const valuesOf = ({
  plannedFor,
  startTime,
  timeZone,
  place,
  facilitatorName,
  participants,
}: Pick<
  Exercise,
  "plannedFor" | "startTime" | "timeZone" | "place" | "facilitatorName" | "participants"
>) => ({
  plannedFor,
  startTime,
  timeZone,
  place,
  facilitatorName,
  people: participants.map(({ participantId }) => participantId),
});

type NewStart = {
  readonly [Name in "plannedFor" | "startTime" | "place"]?: string | null | undefined;
};

/** Returns what a change of the time or the place does. */
function noticeOf(before: Exercise, { plannedFor, startTime, place }: NewStart) {
  if (plannedFor !== before.plannedFor || startTime !== before.startTime)
    return "Invited people get an email with the new time and a new link. Their earlier replies are deleted.";
  return place === before.place
    ? undefined
    : "Invited people get an email with the new location and a new link.";
}

type EditFormProps = EditExerciseDialogProps & { readonly teams: readonly Team[] };

const EditForm = ({ exercise, teams, onClose }: EditFormProps) => {
  const { planId, exerciseId, version, plannedFor, participants } = exercise;
  const refresh = useRefresh();
  const today = useToday();
  const people = peopleToChoose(exercise, teams);
  const form = useContractForm({
    endpoint: updateExercise,
    params: { planId, exerciseId },
    initial: valuesOf(exercise),
    edited: {
      noun: "exercise",
      version,
      // The refusal has the exercise as the endpoint returns it.
      valuesOf: (row) => valuesOf(row as Exercise),
      textOf: {
        people: (ids) =>
          people
            .filter(({ id }) => ids.includes(id))
            .map(({ name }) => name)
            .join("; "),
      },
    },
    onSaved: async () => {
      await refresh(readExercise, listExercises);
      showToast({ variant: "done", title: "The exercise has been changed" });
      onClose();
    },
  });
  const isInvited = participants.some(({ invitedAt }) => invitedAt !== null);
  return (
    <Form form={form} onCancel={onClose}>
      <StartFields
        date={form.field("plannedFor")}
        time={form.field("startTime")}
        place={form.field("place")}
        timeZone={exercise.timeZone}
        earliest={plannedFor < today ? plannedFor : today}
        notice={isInvited ? noticeOf(exercise, form.values) : undefined}
      />
      <TextField {...form.field("facilitatorName")} label="Who runs the exercise" />
      <MultiSelect
        {...form.field("people")}
        label="Who takes part"
        description="People you add are not invited until you send the invitations. People you remove are not notified, and their links stop working."
        choices={people}
      />
      <p className={styles.aside}>For another scenario, cancel this exercise and plan a new one.</p>
    </Form>
  );
};
