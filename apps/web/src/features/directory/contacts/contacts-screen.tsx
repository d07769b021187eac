import { fullName } from "@holdfast/contract/platform/text-rules";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { useRead } from "../../../platform/api/use-endpoint";
import { FIRST_PAGE, useIsSlow } from "../../../platform/lists/use-first-page";
import { useOrganisation } from "../../workspace/public";
import { useContactColumns } from "./use-contact-columns";
import { DirectoryFrame } from "../directory-frame";

const ContactForm = lazyComponent(async () => (await import("./contact-form")).ContactForm);

const REACH: TableColumn<Contact> = {
  id: "reach",
  header: "Phone and email",
  cell: ({ mobile, phone, email }) => <ContactLinks phones={[mobile ?? phone]} email={email} />,
  width: "35%",
};

const searchText = (contact: Contact) => [
  fullName(contact),
  contact.jobTitle,
  contact.department,
  contact.branchName,
  contact.email,
  contact.mobile,
  contact.phone,
];

/** /organization/contacts: the people to phone, who are also members of teams and committees. */
export const ContactsScreen = () => {
  const { organisationId: orgId } = useOrganisation();
  const contacts = useRead(listContacts, { params: { orgId } });
  const first = useRead(
    listContacts,
    useIsSlow(contacts) ? { params: { orgId }, query: FIRST_PAGE } : null,
  );
  const columns = useContactColumns(REACH);
  return (
    <DirectoryFrame
      title="Contacts"
      purpose="The people you would phone in an emergency. You select people from this list for teams, risks and the policy."
      help={
        <>
          <p>
            In an emergency, no one should have to look for a phone number. Add everyone who leads a
            team, stands in for a leader or holds a key. Use a mobile number they answer at night.
          </p>
          <p>
            <strong>For example:</strong> Priya Nair, Office Manager, internal, full time, with her
            mobile number. She can open the office and knows the alarm code.
          </p>
        </>
      }
      previous={{ to: "/organization", label: "Overview" }}
      next={{ to: "/organization/customers", label: "Customers" }}
      kind="contact"
      noun="contact"
      nouns="contacts"
      icon="person"
      entries={contacts}
      firstPage={first.data}
      columns={columns}
      rowKey={({ contactId }) => contactId}
      nameOf={fullName}
      searchText={searchText}
      emptyText="Add yourself and your deputy first. Each team in a plan needs at least a leader and a stand-in."
      form={(contact, editor) => (
        <ContactForm key={contact?.contactId} orgId={orgId} editor={editor} contact={contact} />
      )}
    />
  );
};
