import type { Exercise, Inject } from "@holdfast/contract/exercises/exercise";
import { readExercise, releaseInject } from "@holdfast/contract/exercises/exercise-endpoints";
import { minutesToAnswer } from "@holdfast/contract/exercises/exercise-rules";
import { useChange } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Card } from "../../ui/layout/card";
import { minutesSince, TEAM_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type MessagesSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Lists the messages in order. The facilitator releases them and sees the answers as they arrive. */
export const MessagesSection = ({ exercise, mayRun }: MessagesSectionProps) => (
  <Card title="Messages">
    <ol className={styles.list} aria-label="Messages">
      {exercise.injects.map((inject) => (
        <MessageRow key={inject.number} exercise={exercise} inject={inject} mayRun={mayRun} />
      ))}
    </ol>
  </Card>
);

type MessageRowProps = MessagesSectionProps & { readonly inject: Inject };

const MessageRow = ({ exercise, inject, mayRun }: MessageRowProps) => {
  const { planId, exerciseId, status, participants } = exercise;
  const release = useChange(releaseInject, [readExercise]);
  const names = new Map(
    participants.map((participant) => [participant.participantId, participant.name]),
  );
  const asked = participants.filter(({ teamTypeId }) => teamTypeId === inject.teamTypeId).length;
  const team = TEAM_NAMES[inject.teamTypeId] ?? "";
  const next = exercise.injects.find(({ releasedAt }) => releasedAt === null);
  return (
    <li className={styles.message}>
      <span>
        <strong>
          {inject.number}. {team}
        </strong>
        <span className={styles.aside}>{timeText(exercise, inject)}</span>
      </span>
      <span>{inject.text}</span>
      <details>
        <summary>Good answer to message {inject.number}</summary>
        {inject.expects} (Section {inject.section})
      </details>
      {status === "running" && inject.releasedAt === null && mayRun && (
        <Button
          variant={inject === next ? "primary" : "secondary"}
          label={`Release message ${inject.number}`}
          isPending={release.isPending}
          onPress={() =>
            release.mutate(
              { params: { planId, exerciseId }, body: { number: inject.number } },
              {
                onError: (refusal) =>
                  showToast({
                    variant: "problem",
                    title: `Message ${inject.number} could not be released`,
                    text: messageOf(refusal),
                  }),
              },
            )
          }
        >
          Release
        </Button>
      )}
      {inject.releasedAt !== null && (
        <span className={styles.aside}>
          {asked === 0
            ? "No participant is in this team. Read the message out."
            : `Answers: ${inject.answers.length} of ${asked}`}
        </span>
      )}
      {inject.answers.map((answer) => (
        <div key={answer.participantId} className={styles.answer}>
          <strong>{names.get(answer.participantId)}</strong>, after{" "}
          {minutesToAnswer({ ...inject, answers: [answer] })} min
          <br />
          {answer.text}
        </div>
      ))}
    </li>
  );
};

/** Returns when a message is due, or when it was released. */
function timeText({ startedAt }: Exercise, { minute, releasedAt }: Inject): string {
  const due = `Planned ${minute} min after the start`;
  if (releasedAt === null || startedAt === null) return due;
  return `${due}, released after ${minutesSince(startedAt, new Date(releasedAt))} min`;
}
