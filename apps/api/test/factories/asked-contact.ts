import { askContacts } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Caller } from "../../src/demo/caller";
import type { TestApp } from "../setup/test-app";
import { lastEmailTo, linkOf } from "./people";

/** Adds a contact with that address, asks it to confirm its details, and returns it with the link of the email. */
export async function askedContact(
  app: TestApp,
  call: Caller,
  { organisationId, planId }: { readonly organisationId: string; readonly planId: string },
  email: string,
): Promise<{ readonly contact: Contact; readonly link: { id: string; token: string } }> {
  const contact = await call(createContact, {
    params: { orgId: organisationId },
    body: { firstName: "Priya", lastName: "Nair", email, contactTypeId: 1, workTypeId: 1 },
  });
  await call(askContacts, { params: { planId }, body: { contactIds: [contact.contactId] } });
  return { contact, link: linkOf(await lastEmailTo(app, email)) };
}
