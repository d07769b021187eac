import { type FieldProblem, INVALID_INPUT } from "@holdfast/contract/platform/errors";
import { NO_SUCH_MEMBER } from "@holdfast/contract/policies/policy";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import { lockContacts, type NamedContact, namesOfContacts } from "../directory/public";

/**
 * Returns the selected contacts in their order. They are locked against deletion until the end of `tx`.
 * @throws ProblemError 400 at each contact that the organisation does not have
 */
export async function readMembers(
  tx: Transaction,
  scope: OrganisationScope,
  contactIds: readonly string[],
): Promise<NamedContact[]> {
  await lockContacts(tx, scope, contactIds);
  const named = new Map(
    (await namesOfContacts(tx, scope, contactIds)).map((contact) => [contact.contactId, contact]),
  );
  const fields: FieldProblem[] = [];
  const members: NamedContact[] = [];
  for (const [index, contactId] of contactIds.entries()) {
    const contact = named.get(contactId);
    if (contact) members.push(contact);
    else fields.push({ path: `contacts.${index}`, message: NO_SUCH_MEMBER });
  }
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
  return members;
}
