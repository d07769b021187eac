import { useState } from "react";
import type { InvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { answerInject } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { TextArea } from "../../ui/fields/inputs/text-area";
import styles from "./exercises.module.css";

type InvitedMessageFormProps = {
  readonly id: string;
  readonly token: string;
  readonly inject: InvitedExercise["injects"][number];
  readonly onAnswer: (exercise: InvitedExercise) => void;
};

/** Shows a message to the person's team, with the answer or a field for it. */
export const InvitedMessageForm = ({ id, token, inject, onAnswer }: InvitedMessageFormProps) => {
  const { number, text, section, answer } = inject;
  const [typed, setTyped] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      onAnswer(await callEndpoint(answerInject, { body: { id, token, number, text: typed } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.message} aria-label={`Message ${number}`}>
      <strong>EXERCISE, message {number}</strong>
      <span>{text}</span>
      {answer === null ? (
        <>
          <TextArea
            name={`answer-${number}`}
            label={`What would you do? (message ${number})`}
            description={`See section ${section} of the plan.`}
            value={typed}
            onChange={setTyped}
            rows={3}
            maxLength={5000}
            error={problem}
          />
          <Button
            variant="primary"
            isFullWidth
            isPending={isSending}
            label={`Send answer to message ${number}`}
            onPress={() => void send()}
          >
            Send answer
          </Button>
        </>
      ) : (
        <div className={styles.answer}>
          <strong>Your answer</strong>
          <br />
          {answer}
        </div>
      )}
    </section>
  );
};
