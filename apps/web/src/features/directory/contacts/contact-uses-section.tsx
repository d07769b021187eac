import { listContactUses } from "@holdfast/contract/directory/contact-uses-endpoints";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import styles from "./contact-uses-section.module.css";
import { contactUsePhrases } from "./contact-uses-rules";

type NamedContact = { readonly id: string; readonly name: string };

type ContactUsesSectionProps = {
  readonly orgId: string;
  readonly contacts: readonly NamedContact[];
};

/** What the deletion of one or more contacts would change. */
export const ContactUsesSection = ({ orgId, contacts }: ContactUsesSectionProps) => {
  const [first, ...others] = contacts;
  if (first === undefined) return null;
  if (others.length === 0) return <UsesOfOne orgId={orgId} contact={first} />;
  return <p>They are removed from every team, risk and plan that uses them.</p>;
};

type UsesOfOneProps = { readonly orgId: string; readonly contact: NamedContact };

/** The teams, risks and plans that use one contact. */
const UsesOfOne = ({ orgId, contact }: UsesOfOneProps) => {
  const { id: contactId, name } = contact;
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
        from all of them.
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
      <p>Deleting the contact removes {name} from all of these.</p>
    </>
  );
};
