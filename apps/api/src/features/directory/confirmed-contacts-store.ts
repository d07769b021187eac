import type { ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import type { ContactChanges } from "@holdfast/contract/directory/contact";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { lockRows, ofOrganisation } from "../../platform/database/sql/row-locks-store";
import { rowOf } from "../../platform/database/sql/row-of";
import { contactsTable as contacts } from "./directory-table";

type ContactKey = { readonly organisationId: string; readonly contactId: string };

/** The details of a contact as the person with its link may see and confirm them; undefined if it was deleted. */
export async function readDetails(
  db: Queryable,
  { organisationId, contactId }: ContactKey,
): Promise<{ readonly details: ContactDetails; readonly version: number } | undefined> {
  const [row] = await db
    .select({
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      mobile: contacts.mobile,
      afterHoursPhone: contacts.afterHoursPhone,
      version: contacts.version,
    })
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), eq(contacts.id, contactId)))
    .limit(1);
  if (!row) return undefined;
  const { version, ...details } = row;
  return { details, version };
}

/** Locks a contact against changes until the end of the transaction. */
export const lockContact = (tx: Queryable, key: ContactKey): Promise<Set<string>> =>
  lockRows(tx, "contacts", ofOrganisation(key, [key.contactId]), "no key update");

/** Stores when the person of a contact confirmed its details. */
export async function confirmContact(
  tx: Queryable,
  { organisationId, contactId }: ContactKey,
  confirmedAt: Date,
): Promise<void> {
  await tx
    .update(contacts)
    .set(rowOf(contacts, { confirmedAt }))
    .where(and(eq(contacts.organisationId, organisationId), eq(contacts.id, contactId)));
}

const CONFIRMED = ["email", "phone", "mobile", "afterHoursPhone"] as const;

/** Returns the changes of an editor; with another number or address, the contact is no longer confirmed. */
export const withoutConfirmation = <Changes extends ContactChanges>(
  changes: Changes,
  before: ContactDetails,
): Changes & { readonly confirmedAt?: null } =>
  CONFIRMED.some((name) => changes[name] !== undefined && changes[name] !== before[name])
    ? { ...changes, confirmedAt: null }
    : changes;
