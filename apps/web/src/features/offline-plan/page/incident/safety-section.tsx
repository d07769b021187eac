import {
  SAFETY_STATE_NAMES,
  type SafetyState,
} from "@holdfast/contract/incidents/safety-check-rules";
import type { OfflineSafetyPerson } from "@holdfast/contract/offline-plan/offline-plan";
import { formatInstant } from "../../../../platform/format/date-format";
import { ContactItem } from "../contact-list";
import styles from "../page.module.css";

type SafetySectionProps = {
  /** The highest need first. */
  readonly people: readonly OfflineSafetyPerson[];
  /** When the server read the answers (ISO 8601). */
  readonly readAt: string;
};

/** Shown when they are opened: there may be hundreds. */
const FOLDED = ["unreached", "silent", "safe"] as const satisfies readonly SafetyState[];

/** Says who has answered the safety check and who has not, with their numbers. */
export const SafetySection = ({ people, readAt }: SafetySectionProps) => {
  const inState = (state: SafetyState) => people.filter((person) => person.state === state);
  const needHelp = inState("help");
  return (
    <section aria-label="Safety check">
      <h3>Is everyone safe?</h3>
      <p className={styles.aside}>
        As of {formatInstant(readAt)}. Asked: {people.length}
      </p>
      {needHelp.length > 0 && (
        <>
          <p className={styles.error}>
            {SAFETY_STATE_NAMES.help}: {needHelp.length}
          </p>
          <PeopleList name={SAFETY_STATE_NAMES.help} people={needHelp} />
        </>
      )}
      {FOLDED.map((state) => {
        const found = inState(state);
        return (
          found.length > 0 && (
            <details key={state} className={styles.fold}>
              <summary>
                {SAFETY_STATE_NAMES[state]}: {found.length}
              </summary>
              <PeopleList name={SAFETY_STATE_NAMES[state]} people={found} />
            </details>
          )
        );
      })}
    </section>
  );
};

type PeopleListProps = {
  readonly name: string;
  readonly people: readonly OfflineSafetyPerson[];
};

const PeopleList = ({ name, people }: PeopleListProps) => (
  <ul className={styles.contacts} aria-label={name}>
    {people.map((person) => (
      <ContactItem key={person.personId} contact={{ ...person, about: aboutText(person) }} />
    ))}
  </ul>
);

/** Returns where someone needs help and what for, or what was said when, and the location. Pure. */
function aboutText(person: OfflineSafetyPerson): string {
  const { state, answeredAt, saidBy, helpPlace, helpText, location } = person;
  return [
    state === "help" && `Where: ${helpPlace || "not known"}`,
    state === "help" && helpText !== "" && `‘${helpText}’`,
    answeredAt !== null && `answered ${formatInstant(answeredAt)}`,
    saidBy !== null && `said by ${saidBy}`,
    location,
  ]
    .filter(Boolean)
    .join(", ");
}
