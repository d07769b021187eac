import type { Contact } from "@holdfast/contract/directory/contact";
import { listContactUses } from "@holdfast/contract/directory/contact-endpoints";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useRead } from "../../platform/api/use-endpoint";
import styles from "./contact-uses-section.module.css";
import { contactUsePhrases } from "./contact-uses-rules";

type ContactUsesSectionProps = {
  readonly orgId: string;
  readonly contact: Pick<Contact, "contactId" | "firstName" | "lastName">;
};

/** The teams, risks and plans that deleting the contact would change. */
export const ContactUsesSection = ({ orgId, contact }: ContactUsesSectionProps) => {
  const { contactId, firstName, lastName } = contact;
  const name = `${firstName} ${lastName}`;
  const uses = useRead(
    listContactUses,
    { params: { orgId, contactId } },
    // Another screen or user may have changed a team since the last fetch.
    { isAlwaysFresh: true },
  );
  if (uses.isError) {
    return (
      <p>
        The list of teams, risks and plans could not be loaded. Deleting {name} removes this contact
        from all of them. This cannot be undone.
      </p>
    );
  }
  if (uses.data === undefined || uses.isFetching) {
    return <Skeleton lines={3} height={20} label="Checking where this contact is used..." />;
  }
  const phrases = contactUsePhrases(uses.data);
  if (phrases.length === 0) {
    return <p>{name} is not in a team and is not named in a risk or plan.</p>;
  }
  return (
    <>
      <p>{name} is:</p>
      <ul className={styles.uses}>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      <p>Deleting the contact removes {name} from all of these. This cannot be undone.</p>
    </>
  );
};
