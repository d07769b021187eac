import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { SentTeamMessage } from "@holdfast/contract/incidents/messages/team-message";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../incidents.module.css";

const NAMED = 20;

type SentSectionProps = { readonly sent: SentTeamMessage; readonly onClose: () => void };

/** Shows what was sent, and to how many people. */
export const SentSection = ({ sent, onClose }: SentSectionProps) => {
  const { text, people, byText, byEmail, notTexted, unreachable } = sent;
  return (
    <div className={styles.declare}>
      <Alert
        variant="done"
        title={`Being sent to ${people} ${people === 1 ? "person" : "people"}: ${byText} by text message, ${byEmail} by email`}
      >
        The log has the message, with its recipients.
      </Alert>
      {notTexted > 0 && (
        <Alert variant="warning" title={`Text messages that were not sent: ${notTexted}`}>
          The limit of text messages is reached, or the kind of number is not allowed. These people
          get the email only.
        </Alert>
      )}
      {unreachable.length > 0 && (
        <Alert
          variant="problem"
          title={`No message was sent to ${namesText(unreachable, NAMED)}. Call them`}
        />
      )}
      <div className={styles.preview}>
        <strong>The text message</strong>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.lead}>
        <Button variant="primary" autoFocus onPress={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
};
