import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { useCallback, useMemo } from "react";
import { Link } from "react-router";
import { addressOfRecord } from "../../../platform/routing/linked-record";
import { Alert } from "../../../ui/feedback/alert";
import { usePhoneCountry } from "../../../platform/forms/phones/phone-country";
import { readPhone } from "../../../platform/forms/phones/phone-rules";
import { useNumberingPlans } from "../../../platform/forms/phones/use-numbering-plans";
import { useRead } from "../../../platform/api/use-endpoint";
import {
  type ContactDraft,
  findDuplicate,
  indexContacts,
  sharedDetailsText,
} from "./duplicate-contact-rules";
import styles from "./duplicate-contact-notice.module.css";

type DuplicateContactNoticeProps = {
  readonly orgId: string;
  readonly draft: ContactDraft;
  /** The saved contact; null for a new one. */
  readonly own: Contact | null;
};

const NO_CONTACTS: readonly never[] = [];

/** Warns about a contact with the same name, email or number; the user can still save. */
export const DuplicateContactNotice = ({ orgId, draft, own }: DuplicateContactNoticeProps) => {
  const { data = NO_CONTACTS } = useRead(listContacts, { params: { orgId } });
  const plans = useNumberingPlans();
  const country = usePhoneCountry();
  const readNational = useCallback(
    (text: string) => (plans && readPhone(plans, { country, text })?.number) ?? null,
    [plans, country],
  );
  const index = useMemo(() => indexContacts(data, readNational), [data, readNational]);
  const duplicate = findDuplicate(index, draft, own, readNational);
  if (duplicate === null) return null;
  const { contact, shares } = duplicate;
  const name = fullName(contact);
  return (
    <div className={styles.notice}>
      <Alert
        variant="warning"
        title="Possible duplicate"
        actions={
          <Link to={addressOfRecord("/organization/contacts", contact.contactId)}>Open {name}</Link>
        }
      >
        {name} has the same {sharedDetailsText(shares)}.
      </Alert>
    </div>
  );
};
