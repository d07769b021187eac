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
        {participants.map((one) => (
          <li key={one.participantId} className={styles.row}>
            <span>
              <strong>{one.name}</strong>
              <span className={styles.aside}>{TEAM_NAMES[one.teamTypeId]}</span>
            </span>
            <span>{invitationText(one)}</span>
            {mayRun && status !== "finished" && one.invitedAt !== null && (
              <Button
                size="small"
                label={`Invite again: ${one.name}`}
                isPending={invite.isPending}
                onPress={() => again(one.participantId, one.name)}
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
