import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { MessageRecipient } from "@holdfast/contract/incidents/messages/team-message";
import { partsText, segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../incidents.module.css";

/** Names of recipients that are shown. */
const NAMED = 20;

type MessagePreviewSectionProps = {
  readonly people: readonly MessageRecipient[];
  /** Text messages that may still be sent today. */
  readonly textsLeft: number;
  /** The text message; empty before anything is written. */
  readonly sms: string;
};

/** Shows who gets a message, in which words, and how many parts its text message has. */
export const MessagePreviewSection = ({ people, textsLeft, sms }: MessagePreviewSectionProps) => {
  const byText = people.filter((person) => person.byText).length;
  const byEmail = people.filter((person) => person.byEmail).length;
  const unreachable = people.filter((person) => !person.byText && !person.byEmail);
  if (people.length === 0)
    return <Alert variant="warning" title="No one gets this message: no one is responding" />;
  return (
    <>
      <p className={styles.text} aria-live="polite">
        <strong>
          {byText} by text message, {byEmail} by email:
        </strong>{" "}
        {namesText(
          people.map(({ name }) => name),
          NAMED,
        )}
        . People who cannot come get no message.
      </p>
      {byText > textsLeft && (
        <Alert variant="warning" title={`Only ${textsLeft} text messages can be sent today`}>
          The limit of text messages is reached then. The others get the email only.
        </Alert>
      )}
      {unreachable.length > 0 && (
        <Alert
          variant="warning"
          title={`No message can be sent to ${namesText(
            unreachable.map(({ name }) => name),
            NAMED,
          )}`}
        >
          Call them.
        </Alert>
      )}
      {sms !== "" && (
        <div className={styles.preview}>
          <strong>The text message</strong>
          <p className={styles.text}>{sms}</p>
          <p className={styles.aside}>{partsText(segmentsOf(sms))} The email has the same words.</p>
        </div>
      )}
    </>
  );
};
