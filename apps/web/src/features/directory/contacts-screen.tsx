import { useQueryClient } from "@tanstack/react-query";
import type { Contact, ContactUses } from "@holdfast/contract/directory/contact";
import {
  CONTACT_DELETED,
  createContact,
  deleteContact,
  listContacts,
  listContactUses,
} from "@holdfast/contract/directory/contact-endpoints";
import { ContactLinks } from "../../ui/layout/contact-link";
import type { TableColumn } from "../../ui/table/table-column";
import { queryKey, useChange, useDeletion, useRead } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../dashboard/public";
import { DirectoryFrame } from "./directory-frame";
import { useContactChanges } from "./use-contacts";
import { lazyComponent } from "../../ui/loading/lazy-component";

const ContactForm = lazyComponent(async () => (await import("./contact-form")).ContactForm);

const ContactUsesSection = lazyComponent(
  async () => (await import("./contact-uses-section")).ContactUsesSection,
);

const fullName = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`;

const COLUMNS: readonly TableColumn<Contact>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    cell: fullName,
    sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    width: "20%",
  },
  {
    id: "jobTitle",
    header: "Job title",
    cell: ({ jobTitle }) => jobTitle,
    sortBy: ({ jobTitle }) => jobTitle,
    width: "20%",
  },
  {
    id: "location",
    header: "Location",
    cell: ({ branchName }) => branchName,
    sortBy: ({ branchName }) => branchName,
    width: "15%",
  },
  {
    id: "reach",
    header: "Phone and email",
    cell: ({ mobile, phone, email }) => <ContactLinks phones={[mobile ?? phone]} email={email} />,
    width: "35%",
  },
];

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
  const changes = useContactChanges(orgId);
  const client = useQueryClient();
  const creation = useChange(createContact);
  /** Whether the confirmation has found no team, risk or plan, which a restored contact would be missing from. */
  const isUnused = ({ contactId }: Contact) => {
    const key = queryKey(listContactUses, { params: { orgId, contactId } });
    const uses = client.getQueryData<ContactUses>(key);
    return uses !== undefined && Object.values(uses).every(({ length }) => length === 0);
  };
  const restore = async ({ contactId: _id, branchName: _n, version: _v, ...body }: Contact) =>
    changes.created(await creation.mutateAsync({ params: { orgId }, body }));
  const deletion = useDeletion(deleteContact);
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
            <strong>For example:</strong> Priya Nair, Café Manager, internal, full time, +61 400 000
            010. She can open the shop and knows the alarm code.
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
      columns={COLUMNS}
      rowKey={({ contactId }) => contactId}
      nameOf={fullName}
      searchText={searchText}
      emptyText="Add yourself and your deputy first. Each team in a plan needs at least one person and one stand-in."
      form={(contact, editor) => (
        <ContactForm key={contact?.contactId} orgId={orgId} editor={editor} contact={contact} />
      )}
      onDelete={async (contact) => {
        await deletion.mutateAsync({ params: { orgId, contactId: contact.contactId } });
        await changes.deleted(contact);
      }}
      deletes={(contact) => <ContactUsesSection orgId={orgId} contact={contact} />}
      deletedMessage={CONTACT_DELETED}
      undoOf={(contact) => (isUnused(contact) ? async () => restore(contact) : undefined)}
    />
  );
};
