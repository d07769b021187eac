import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { inviteParticipants, readExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Card } from "../../ui/layout/card";
import { invitationText, TEAM_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type ParticipantsSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Shows who takes part, and each person's answer to the invitation. */
export const ParticipantsSection = ({ exercise, mayRun }: ParticipantsSectionProps) => {
  const { planId, exerciseId, status, participants } = exercise;
  const invite = useChange(inviteParticipants, [readExercise]);
  const again = (participantId: string, name: string) =>
    invite.mutate(
      { params: { planId, exerciseId }, body: { participantId } },
      {
        onSuccess: () => showToast({ variant: "done", title: `${name} has a new invitation` }),
        onError: (refusal) =>
          showToast({
            variant: "problem",
            title: `${name} could not be invited`,
            text: messageOf(refusal),
          }),
      },
    );
  return (
    <Card title="People">
      <ul className={styles.list} aria-label="People">
        {participants.map((participant) => (
          <li key={participant.participantId} className={styles.row}>
            <span>
              <strong>{participant.name}</strong>
              <span className={styles.aside}>{TEAM_NAMES[participant.teamTypeId]}</span>
            </span>
            <span>{invitationText(participant)}</span>
            {mayRun && status !== "finished" && participant.invitedAt !== null && (
              <Button
                size="small"
                label={`Invite again: ${participant.name}`}
                isPending={invite.isPending}
                onPress={() => again(participant.participantId, participant.name)}
              >
                Invite again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
