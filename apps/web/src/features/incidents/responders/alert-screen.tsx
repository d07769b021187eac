import { useState } from "react";
import type { Alert as IncidentAlert } from "@holdfast/contract/incidents/alert-endpoints";
import { answerAlert, readAlert } from "@holdfast/contract/incidents/alert-endpoints";
import { ALERT_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { FactList } from "../../../ui/layout/fact-list";
import { EmailLinkScreen } from "../../accounts/public";
import { ANSWER_NAMES, titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import styles from "../incidents.module.css";

/** /incident-alert: a responder answers the alert of an incident by its link, without a login. */
export const AlertScreen = () => (
  <EmailLinkScreen
    mail="alert"
    title="Incident alert"
    waitingTitle="Loading the alert..."
    invalidMessage={ALERT_LINK_INVALID.message}
    read={({ id, token }) => callEndpoint(readAlert, { body: { id, token } })}
  >
    {(alert, { id, token }) => <AnswerPanel id={id} token={token} alert={alert} />}
  </EmailLinkScreen>
);

type AnswerPanelProps = {
  readonly id: string;
  readonly token: string;
  readonly alert: IncidentAlert;
};

const AnswerPanel = ({ id, token, alert }: AnswerPanelProps) => {
  const [answer, setAnswer] = useState(alert.answer);
  const [sending, setSending] = useState<AlertAnswer>();
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: AlertAnswer) => {
    setSending(chosen);
    setProblem(undefined);
    try {
      await callEndpoint(answerAlert, { body: { id, token, answer: chosen } });
      setAnswer(chosen);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(undefined);
    }
  };
  return (
    <>
      <h1>{titleOf(alert)}</h1>
      {alert.isExercise && (
        <p className={styles.text}>This is an exercise. Nothing has happened.</p>
      )}
      <FactList
        facts={[
          ["Organisation", alert.organisationName],
          ["What happened", alert.whatHappened || "Not described yet"],
          ["Where", alert.place],
          ["Declared", `${formatInstant(alert.declaredAt)} by ${alert.declaredByName}`],
          ["Your team", alert.teamName],
        ]}
      />
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {answer === null ? (
        <div className={styles.answers}>
          <Button
            variant="primary"
            isFullWidth
            isPending={sending === "on-my-way"}
            onPress={() => void send("on-my-way")}
          >
            {ANSWER_NAMES["on-my-way"]}
          </Button>
          <Button
            isFullWidth
            isPending={sending === "cannot-come"}
            onPress={() => void send("cannot-come")}
          >
            {ANSWER_NAMES["cannot-come"]}
          </Button>
        </div>
      ) : (
        <p>
          <strong>You answered: {ANSWER_NAMES[answer]}.</strong>{" "}
          {answer === "cannot-come" &&
            "If no one else in your team is coming, the next person is alerted."}
        </p>
      )}
    </>
  );
};
