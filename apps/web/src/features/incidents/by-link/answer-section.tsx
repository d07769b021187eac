import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { ANSWER_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { ALERT_ANSWERS } from "@holdfast/contract/incidents/responder";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { useQueue } from "../log/queue-context";
import styles from "../incidents.module.css";

type AnswerSectionProps = Pick<Alert, "answer" | "answeredAt"> & {
  /** It waits on this device. */
  readonly isUnsent: boolean;
};

/** The person's answer to the alert, which can be changed until the incident ends. */
export const AnswerSection = ({ answer, answeredAt, isUnsent }: AnswerSectionProps) => {
  const { change } = useQueue();
  return (
    <div className={styles.answers}>
      {answer !== null && (
        <p className={styles.text}>
          <strong>You answered: {ANSWER_NAMES[answer]}</strong>, {formatInstant(answeredAt)}.{" "}
          {isUnsent
            ? "Not sent yet. It is sent when the network is back."
            : answer === "cannot-come" &&
              "If no one else in your team is coming, the next person is alerted."}
        </p>
      )}
      {ALERT_ANSWERS.filter((choice) => choice !== answer).map((choice) => (
        <Button
          key={choice}
          variant={answer === null && choice === "on-my-way" ? "primary" : "secondary"}
          isFullWidth={answer === null}
          size={answer === null ? undefined : "small"}
          onPress={() => void change(ANSWER_NAMES[choice], { answer: choice })}
        >
          {answer === null ? ANSWER_NAMES[choice] : `Change to ‘${ANSWER_NAMES[choice]}’`}
        </Button>
      ))}
    </div>
  );
};
