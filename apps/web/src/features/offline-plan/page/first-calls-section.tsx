import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { ContactItem } from "./contact-list";
import styles from "./page.module.css";

/** Shows where to meet and whom to call first. */
export const FirstCallsSection = ({
  first: { meetingPoint, calls },
}: {
  readonly first: NonNullable<OfflinePlan["first"]>;
}) => (
  <>
    <h2>Where to meet, whom to call</h2>
    <p className={styles.meet}>
      Meet at: <strong>{meetingPoint ?? "not recorded"}</strong>
    </p>
    <ul className={styles.contacts} aria-label="Call first">
      {calls.map((contact) => (
        <ContactItem key={contact.name} contact={contact} />
      ))}
    </ul>
  </>
);
