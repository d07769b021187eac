import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { MessageRecipient } from "@holdfast/contract/incidents/messages/team-message";
import { hasWrittenOut } from "@holdfast/contract/platform/link-rules";
import { partsText, segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../incidents.module.css";

/** Names of recipients that are shown. */
const NAMED = 20;

type MessagePreviewSectionProps = {
  /** What it does to the people. */
  readonly verb: "Sent to" | "Alerts";
  readonly people: readonly MessageRecipient[];
  /** Says that there are no people, and why. */
  readonly noOne: string;
  /** Who gets no message. */
  readonly others: string;
  /** Text messages that may still be sent today; null if these count towards no limit. */
  readonly textsLeft: number | null;
  /** The text message; empty before anything is written. */
  readonly sms: string;
  /** The parts of the text message, if what is sent is longer than what is shown. */
  readonly segments?: number;
  /** What people wrote in it. */
  readonly written: readonly string[];
  /** Whether the text message has less of it than the email. */
  readonly isShortened?: boolean;
};

/** Shows who gets a message, in which words, and how many parts its text message has. */
export const MessagePreviewSection = (props: MessagePreviewSectionProps) => {
  const { people, textsLeft, sms } = props;
  const byText = people.filter((person) => person.byText).length;
  const unreachable = people.filter((person) => !person.byText && !person.byEmail);
  if (people.length === 0) return <Alert variant="warning" title={props.noOne} />;
  return (
    <>
      <p className={styles.text} aria-live="polite">
        <strong>
          {props.verb} {countText(people)}:
        </strong>{" "}
        {namesOf(people)}. {props.others}
      </p>
      {textsLeft !== null && byText > textsLeft && (
        <Alert variant="warning" title={`Only ${textsLeft} text messages can be sent today`}>
          The limit of text messages is reached then. The others get the email only.
        </Alert>
      )}
      {unreachable.length > 0 && (
        <Alert variant="warning" title={`No message can be sent to ${namesOf(unreachable)}`}>
          Call them.
        </Alert>
      )}
      {sms !== "" && (
        <div className={styles.preview}>
          <strong>The text message</strong>
          <p className={styles.text}>{sms}</p>
          <p className={styles.aside}>
            {partsText(props.segments ?? segmentsOf(sms))}{" "}
            {props.isShortened === true
              ? "It is shortened at ‘...’. The email has all of it."
              : "The email says the same."}
          </p>
          {props.written.some(hasWrittenOut) && (
            <p className={styles.aside}>
              Web addresses are written out, because messages go to addresses that no one has
              confirmed.
            </p>
          )}
        </div>
      )}
    </>
  );
};

const namesOf = (people: readonly MessageRecipient[]) =>
  namesText(
    people.map(({ name }) => name),
    NAMED,
  );

/** Returns how many people get a message, and by which means: '3 people, 2 by text message, 3 by email'. */
const countText = (people: readonly MessageRecipient[]): string => {
  const byText = people.filter((person) => person.byText).length;
  const byEmail = people.filter((person) => person.byEmail).length;
  const count = people.length === 1 ? "1 person" : `${people.length} people`;
  return `${count}, ${byText} by text message, ${byEmail} by email`;
};
