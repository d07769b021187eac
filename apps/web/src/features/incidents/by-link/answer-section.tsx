import { useState } from "react";
import { answerAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { ANSWER_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { Alert as IncidentAlert } from "@holdfast/contract/incidents/by-link/linked-work";
import { ALERT_ANSWERS, type AlertAnswer } from "@holdfast/contract/incidents/responder";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import type { LinkOfAlert } from "./use-linked-alert";
import styles from "../incidents.module.css";

type AnswerSectionProps = {
  readonly link: LinkOfAlert;
  readonly alert: IncidentAlert;
  readonly onAnswered: (alert: IncidentAlert) => void;
};

/** The person's answer to the alert, which can be changed until the incident ends. */
export const AnswerSection = ({ link, alert, onAnswered }: AnswerSectionProps) => {
  const { answer, answeredAt } = alert;
  const [sending, setSending] = useState<AlertAnswer>();
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: AlertAnswer) => {
    setSending(chosen);
    setProblem(undefined);
    try {
      onAnswered(await callEndpoint(answerAlert, { body: { ...link, answer: chosen } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(undefined);
    }
  };
  return (
    <div className={styles.answers}>
      {answer !== null && (
        <p className={styles.text}>
          <strong>You answered: {ANSWER_NAMES[answer]}</strong>, {formatInstant(answeredAt)}.{" "}
          {answer === "cannot-come" &&
            "If no one else in your team is coming, the next person is alerted."}
        </p>
      )}
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {ALERT_ANSWERS.filter((choice) => choice !== answer).map((choice) => (
        <Button
          key={choice}
          variant={answer === null && choice === "on-my-way" ? "primary" : "secondary"}
          isFullWidth={answer === null}
          size={answer === null ? undefined : "small"}
          isPending={sending === choice}
          onPress={() => void send(choice)}
        >
          {answer === null ? ANSWER_NAMES[choice] : `Change to ‘${ANSWER_NAMES[choice]}’`}
        </Button>
      ))}
    </div>
  );
};
