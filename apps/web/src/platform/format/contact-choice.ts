import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Choice } from "../../ui/fields/choices/choice";

type NamedContact = Pick<Contact, "contactId" | "firstName" | "lastName" | "jobTitle">;

/** Returns a contact as a choice: the name, with the job title as its note. */
export const contactChoice = ({ contactId, jobTitle, ...person }: NamedContact): Choice => ({
  id: contactId,
  name: fullName(person),
  ...(jobTitle === null ? {} : { note: jobTitle }),
});
