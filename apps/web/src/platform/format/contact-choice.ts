import type { Contact } from "@holdfast/contract/directory/contact";
import type { Choice } from "../../ui/fields/choice";

type NamedContact = Pick<Contact, "contactId" | "firstName" | "lastName" | "jobTitle">;

/** Returns a contact as a choice: the name, with the job title as its note. */
export const contactChoice = ({
  contactId,
  firstName,
  lastName,
  jobTitle,
}: NamedContact): Choice => ({
  id: contactId,
  name: `${firstName} ${lastName}`,
  ...(jobTitle === null ? {} : { note: jobTitle }),
});
