import { TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { Alert, LinkedWork } from "@holdfast/contract/incidents/by-link/linked-work";
import { CallLink } from "../../../ui/buttons/call-link";
import styles from "../incidents.module.css";

type CallSectionProps = Pick<Alert, "leader"> & { readonly people: LinkedWork["callOrder"] };

/** Who leads, and whom to call in the person's teams, in that order. */
export const CallSection = ({ leader, people }: CallSectionProps) => (
  <section className={styles.work} aria-labelledby="call">
    <h2 id="call">Call</h2>
    {leader === null && <p className={styles.text}>You lead this incident.</p>}
    {(leader !== null || people.length > 0) && (
      <ul className={styles.list} aria-label="Call">
        {leader !== null && (
          <CallRow name={leader.name} phone={leader.phone} what="leads the incident" />
        )}
        {people.map(({ name, phone, teamTypeId, designation }) => (
          <CallRow
            key={`${teamTypeId} ${name}`}
            name={name}
            phone={phone}
            what={`${TEAM_NAMES[teamTypeId]}, ${designation === "Primary" ? "Primary" : "Alternative"}`}
          />
        ))}
      </ul>
    )}
  </section>
);

type CallRowProps = {
  readonly name: string;
  readonly phone: string | null;
  readonly what: string;
};

const CallRow = ({ name, phone, what }: CallRowProps) => (
  <li className={styles.action}>
    <span>
      {name} <span className={styles.aside}>{what}</span>
    </span>
    {phone === null ? (
      <span className={styles.aside}>No number</span>
    ) : (
      <CallLink to={phone} name={name} />
    )}
  </li>
);
