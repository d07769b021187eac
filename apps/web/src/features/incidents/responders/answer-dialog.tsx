import type { Incident } from "@holdfast/contract/incidents/incident";
import {
  readIncident,
  readIncidentLog,
  setResponderAnswer,
} from "@holdfast/contract/incidents/incident-endpoints";
import { ANSWER_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { ALERT_ANSWERS, type Responder } from "@holdfast/contract/incidents/responder";
import { useChange } from "../../../platform/api/use-endpoint";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Dialog } from "../../../ui/overlays/dialog";
import styles from "../incidents.module.css";

type AnswerDialogProps = {
  readonly incident: Incident;
  readonly person: Responder;
  readonly isOwn: boolean;
  readonly onClose: () => void;
};

/** Sets or changes the answer to an alert: the reader's own, or that of a person who has called the leader. */
export const AnswerDialog = ({ incident, person, isOwn, onClose }: AnswerDialogProps) => {
  const { planId, incidentId } = incident;
  const { responderId, name } = person;
  const save = useChange(setResponderAnswer, [readIncident, readIncidentLog]);
  return (
    <Dialog
      title={isOwn ? "Your answer" : `Answer of ${name}`}
      isOpen
      onClose={onClose}
      width={500}
    >
      <div className={styles.declare}>
        <p className={styles.text}>
          {isOwn ? "It is" : "Record what this person has said, such as by phone. It is"} written in
          the log. If no one in the team is coming, the next Alternative is alerted.
        </p>
        {save.error && <Alert variant="problem" title={messageOf(save.error)} />}
        <div className={styles.lead}>
          {ALERT_ANSWERS.filter((choice) => choice !== person.answer).map((choice) => (
            <Button
              key={choice}
              isPending={save.isPending}
              onPress={() =>
                save.mutate(
                  { params: { planId, incidentId, responderId }, body: { answer: choice } },
                  { onSuccess: onClose },
                )
              }
            >
              {person.answer === null
                ? ANSWER_NAMES[choice]
                : `Change to ‘${ANSWER_NAMES[choice]}’`}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
};
