import { listEndpoints } from "../platform/list-endpoints";
import { Contact, ContactChanges, ContactInput } from "./contact";

export const CONTACT_DELETED = "The contact has been successfully deleted";

export const {
  list: listContacts,
  create: createContact,
  update: updateContact,
  remove: deleteContact,
  removeSeveral: deleteContacts,
} = listEndpoints({
  name: "Contact",
  names: "Contacts",
  noun: "contact",
  nouns: "contacts",
  path: "contacts",
  id: "contactId",
  row: Contact,
  input: ContactInput,
  changes: ContactChanges,
  order: "by last and first name",
  deletes: [
    " and removes it from every team, risk and plan that uses it",
    " and removes them from every team, risk and plan that uses them",
  ],
  record: "contact",
});
