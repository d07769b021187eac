import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { deliveryProblems } from "@holdfast/contract/incidents/incident-words-rules";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { SAFETY_STATE_NAMES, safetyStateOf } from "@holdfast/contract/incidents/safety-check-rules";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { CallLink } from "../../../ui/buttons/call-link";
import { ContactLinks } from "../../../ui/layout/contact-link";
import styles from "../incidents.module.css";
import { MarkSafeDialog } from "./mark-safe-dialog";

/** Rows shown at first: a phone draws hundreds of them slowly. */
const FIRST = 100;

type SafetyPeopleListProps = {
  readonly incident: Incident;
  readonly people: readonly SafetyPerson[];
};

/** Lists people with what they answered, and how to call them. */
export const SafetyPeopleList = ({ incident, people }: SafetyPeopleListProps) => {
  const [isWhole, setWhole] = useState(false);
  const [marked, setMarked] = useState<SafetyPerson>();
  const mayMark = incident.canLead && incident.status !== "closed";
  const shown = isWhole ? people : people.slice(0, FIRST);
  return (
    <>
      {people.length === 0 && <p className={styles.text}>No one.</p>}
      <ul className={styles.people} aria-label="People">
        {shown.map((person) => (
          <PersonRow
            key={person.personId}
            person={person}
            {...(mayMark && { onMark: () => setMarked(person) })}
          />
        ))}
      </ul>
      {shown.length < people.length && (
        <Button onPress={() => setWhole(true)}>Show all {people.length}</Button>
      )}
      {marked && (
        <MarkSafeDialog incident={incident} person={marked} onClose={() => setMarked(undefined)} />
      )}
    </>
  );
};

type PersonRowProps = {
  readonly person: SafetyPerson;
  /** Only for leaders. */
  readonly onMark?: () => void;
};

const PersonRow = ({ person, onMark }: PersonRowProps) => {
  const { name, location, mobile, phone, afterHoursPhone, email } = person;
  const state = safetyStateOf(person);
  const [first, ...others] = [mobile, phone, afterHoursPhone].filter((number) => number !== null);
  return (
    <li className={styles.person}>
      <span>
        <strong>{name}</strong>
        <span className={styles.aside}>{location || "No location"}</span>
        {state !== "safe" &&
          deliveryProblems(person).map((problem) => (
            <span key={problem} className={styles.problem}>
              {problem}
            </span>
          ))}
      </span>
      <span>
        <span className={styles.answer} data-answer={state}>
          {answerText(person)}
        </span>
        {person.helpAt !== null && <HelpText person={person} />}
      </span>
      <span className={styles.calls}>
        {first === undefined ? (
          <span className={styles.aside}>No phone number</span>
        ) : (
          <CallLink to={first} name={name} />
        )}
        {onMark && state !== "safe" && (
          <Button size="small" label={`Mark as safe: ${name}`} onPress={onMark}>
            Mark as safe
          </Button>
        )}
        {state !== "safe" && <ContactLinks phones={others} email={email} />}
      </span>
    </li>
  );
};

const HelpText = ({ person: { helpAt, helpPlace, helpText, answer } }: PersonRowProps) => (
  <span className={styles.help}>
    {answer === "safe" && `Needed help, ${formatInstant(helpAt)}. `}
    {helpPlace === "" ? "Where: not known." : `Where: ${helpPlace}.`}
    {helpText !== "" && ` ‘${helpText}’`}
  </span>
);

function answerText(person: SafetyPerson): string {
  const { answeredAt, saidBy, email, mobile, phone, afterHoursPhone, sentAt, reminders } = person;
  const state = safetyStateOf(person);
  const named = SAFETY_STATE_NAMES[state];
  if (answeredAt !== null)
    return saidBy === null
      ? `${named}, ${formatInstant(answeredAt)}`
      : `${named}, ${formatInstant(answeredAt)}. Said by: ${saidBy}`;
  if (!email && !mobile)
    return `No email address or mobile number. ${(phone ?? afterHoursPhone) ? "Call this person" : "Ask who has seen this person"}`;
  if (state === "unreached") return "Not reached. Call this person";
  return `${named}. ${reminders > 0 ? "Reminded" : "Asked"} ${formatInstant(sentAt)}`;
}
