import { useState } from "react";
import type { InvitationReply } from "@holdfast/contract/exercises/exercise";
import { INVITATION_REPLIES } from "@holdfast/contract/exercises/exercise";
import type { InvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { replyToInvitation } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { REPLY_NAMES } from "./exercise-words-rules";
import styles from "./exercises.module.css";

type InvitedReplySectionProps = {
  readonly id: string;
  readonly token: string;
  readonly exercise: InvitedExercise;
  readonly onReply: (exercise: InvitedExercise) => void;
};

/** Asks before the exercise whether the person is coming. */
export const InvitedReplySection = ({ id, token, exercise, onReply }: InvitedReplySectionProps) => {
  const [sending, setSending] = useState<InvitationReply>();
  const [problem, setProblem] = useState<string>();
  const send = async (reply: InvitationReply) => {
    setSending(reply);
    setProblem(undefined);
    try {
      onReply(await callEndpoint(replyToInvitation, { body: { id, token, reply } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(undefined);
    }
  };
  return (
    <>
      <p className={styles.text}>{exercise.summary}</p>
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {exercise.reply !== null && (
        <p>
          <strong>You answered: {REPLY_NAMES[exercise.reply]}.</strong> Open this link again on the
          day.
        </p>
      )}
      {INVITATION_REPLIES.filter((reply) => reply !== exercise.reply).map((reply) => (
        <Button
          key={reply}
          variant={exercise.reply === null && reply === "coming" ? "primary" : "secondary"}
          isFullWidth
          isPending={sending === reply}
          onPress={() => void send(reply)}
        >
          {REPLY_NAMES[reply]}
        </Button>
      ))}
    </>
  );
};
