import {
  type Contact,
  type ContactChanges,
  type ContactInput,
  UNKNOWN_LOCATION,
} from "@holdfast/contract/directory/contact";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { and, eq, inArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { lockRows, ofOrganisation } from "../../platform/database/sql/row-locks-store";
import { rowsAfter } from "../../platform/database/sql/rows-after-store";
import { isForeignKeyViolation } from "../../platform/database/sql/sql-state";
import { fieldError, ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { branchesAs, lockBranches } from "../organisations/public";
import { contactsTable as contacts } from "./directory-table";
import { inBatches } from "../../platform/database/sql/many-rows-store";

const theContact = (scope: OrganisationScope, contactId: string) =>
  and(eq(contacts.organisationId, scope.organisationId), eq(contacts.id, contactId));

/** The order of the index `contacts_by_name`. */
const BY_NAME = [
  sql`lower(${contacts.lastName})`,
  sql`lower(${contacts.firstName})`,
  contacts.id,
] as const;

const selectContacts = (db: Queryable) => {
  const branch = branchesAs("branch");
  return db
    .select({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      mobile: contacts.mobile,
      afterHoursPhone: contacts.afterHoursPhone,
      jobTitle: contacts.jobTitle,
      contactTypeId: contacts.contactTypeId,
      workTypeId: contacts.workTypeId,
      department: contacts.department,
      branchId: contacts.branchId,
      branchName: branch.name,
      version: contacts.version,
    } satisfies Record<keyof Contact, unknown>)
    .from(contacts)
    .leftJoin(
      branch,
      and(eq(branch.organisationId, contacts.organisationId), eq(branch.id, contacts.branchId)),
    );
};

/** Contacts for a statement of another feature. */
export const contactsAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: contacts.organisationId,
      id: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      mobile: contacts.mobile,
      afterHoursPhone: contacts.afterHoursPhone,
      jobTitle: contacts.jobTitle,
      version: contacts.version,
      createdAt: contacts.createdAt,
      confirmedAt: contacts.confirmedAt,
    })
    .from(contacts)
    .as(alias);

export const countContacts = (db: Queryable, { organisationId }: OrganisationScope) =>
  db.$count(contacts, eq(contacts.organisationId, organisationId));

/** Returns all contacts of the organisation, by last name, then first name. */
export const listContacts = (
  db: Queryable,
  scope: OrganisationScope,
  page: RowRange = ALL_ROWS,
): Promise<Contact[]> =>
  selectContacts(db)
    .where(rowsAfter(contacts, eq(contacts.organisationId, scope.organisationId), BY_NAME, page))
    .orderBy(...BY_NAME)
    .limit(page.limit)
    .offset(page.offset);

export async function readContact(
  db: Queryable,
  scope: OrganisationScope,
  contactId: string,
): Promise<Contact | undefined> {
  const [contact] = await selectContacts(db).where(theContact(scope, contactId)).limit(1);
  return contact;
}

/** Returns the new contact's id. A location of another organisation violates the foreign key. */
export async function insertContact(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: ContactInput,
): Promise<string> {
  const id = newId();
  await db
    .insert(contacts)
    .values(rowOf(contacts, { ...input, organisationId, id, createdAt: clock.now() }));
  return id;
}

/** The same for many contacts. */
export const insertContacts = (
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: readonly ContactInput[],
): Promise<void> =>
  inBatches(input, async (batch) => {
    const createdAt = clock.now();
    const rows = batch.map((contact) => ({ ...contact, organisationId, id: newId(), createdAt }));
    await db.insert(contacts).values(rowsOf(contacts, rows));
  });

/** The location is a contact's only foreign key: unknown, or another organisation's. */
export const rethrowAsUnknownLocation = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? fieldError("branchId", UNKNOWN_LOCATION) : error;
};

/** Changes a contact; only if it has that version, if one is given. Returns whether it did. */
export async function updateContact(
  db: Queryable,
  scope: OrganisationScope,
  contactId: string,
  changes: ContactChanges & { readonly confirmedAt?: Date | null },
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(contacts)
    .set(rowOf(contacts, { ...changes, version: nextVersion(contacts) }))
    .where(and(theContact(scope, contactId), isVersion(contacts, version)))
    .returning({ id: contacts.id });
  return rows.length > 0;
}

/**
 * Locks a contact's new location against deletion. Call before locking the contact's own row, because deleting a
 * location also locks it before its contacts.
 */
export const lockLocation = (tx: Queryable, scope: OrganisationScope, branchId: string) =>
  lockBranches(tx, scope, [branchId], "key share");

/** Locks contacts of the organisation against deletion until the end of `tx`. Returns the ids found. */
export const lockContacts = (
  tx: Queryable,
  scope: OrganisationScope,
  contactIds: readonly string[],
): Promise<Set<string>> => lockRows(tx, "contacts", ofOrganisation(scope, contactIds), "key share");

/**
 * Checks that all of these contacts are this organisation's; for features whose rows refer to contacts. Inside a
 * transaction it locks them until its end, so that a concurrent deletion cannot violate the caller's foreign key.
 * @throws ProblemError 404 if one is unknown or another organisation's.
 */
export async function assertContacts(
  tx: Queryable,
  scope: OrganisationScope,
  contactIds: readonly string[],
): Promise<void> {
  const requested = new Set(contactIds);
  if (requested.size === 0) return;
  const found = await lockContacts(tx, scope, contactIds);
  if (found.size < requested.size) throw new ProblemError(NOT_FOUND);
}

export type NamedContact = Pick<Contact, "contactId" | "firstName" | "lastName" | "jobTitle">;

/** Returns the names of contacts of the organisation, at most as many as `contactIds`, in no order. */
export const namesOfContacts = (
  db: Queryable,
  scope: OrganisationScope,
  contactIds: readonly string[],
): Promise<NamedContact[]> =>
  db
    .select({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      jobTitle: contacts.jobTitle,
    })
    .from(contacts)
    .where(
      and(eq(contacts.organisationId, scope.organisationId), inArray(contacts.id, [...contactIds])),
    )
    .limit(contactIds.length);
