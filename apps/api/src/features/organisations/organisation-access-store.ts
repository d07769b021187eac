import type { OrganisationPermission } from "@holdfast/contract/platform/endpoint";
import { NOT_ALLOWED, NOT_FOUND, ORGANISATION_ARCHIVED } from "@holdfast/contract/platform/errors";
import { eq, type SQL, sql } from "drizzle-orm";
import { effectiveRole, rolesIn } from "../../platform/access/effective-role-store";
import { changesOrganisation, permits } from "../../platform/access/permissions";
import {
  createOrganisationScope,
  type OrganisationScope,
  type Session,
} from "../../platform/access/scope";
import type { ScopeQuery } from "../../platform/access/session-context-store";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { lockOrganisation } from "../../platform/database/sql/row-locks-store";
import { ProblemError } from "../../platform/problem-error";
import { organisations } from "./organisations-table";

type Row = Pick<OrganisationScope, "role" | "isArchived">;

/**
 * Selects the person's role in an organisation, as a member whose access is not revoked or as a broker of the managing
 * brokerage, whichever is stronger. No row for other people or an unknown organisation.
 */
const roleIn = (userId: string | SQL, organisationId: string | null) => sql`
  select ${columnsOf<Row>({ role: effectiveRole(sql`k.id`), isArchived: sql`o.is_archived` })}
  from organisations o
  ${rolesIn(userId)}
  where o.id = ${organisationId} and (m.user_id is not null or k.id is not null)
  limit 1`;

const createScope = (
  row: Row,
  of: { readonly organisationId: string; readonly userId: string },
): OrganisationScope =>
  createOrganisationScope({ ...of, role: row.role, isArchived: row.isArchived });

/** Reads the organisation scope of a request. */
export const organisationAccess: ScopeQuery<Row, OrganisationScope> = {
  name: "organisation",
  select: ({ user, id }) => roleIn(user, id),
  create: (row, { id, session }) =>
    createScope(row, { organisationId: id, userId: session.userId }),
};

/** Returns the scope of a person whose session has been found. */
export async function organisationFor(
  db: Queryable,
  { userId }: Pick<Session, "userId">,
  organisationId: string,
): Promise<OrganisationScope | undefined> {
  const { rows } = await db.execute<Row>(roleIn(userId, organisationId));
  return rows[0] && createScope(rows[0], { organisationId, userId });
}

/**
 * Locks an organisation for a write (`row-locks-store.ts`) and reads the person's role again. Undefined if the person
 * has none any more, or the organisation does not exist. Changing members takes the lock too, so the role cannot
 * change until the transaction ends.
 */
async function lockedOrganisation(
  tx: Queryable,
  of: { readonly organisationId: string; readonly userId: string },
  strength: "share" | "no key update",
): Promise<OrganisationScope | undefined> {
  await lockOrganisation(tx, of, strength);
  // A separate statement sees what was committed while waiting for the lock.
  return organisationFor(tx, of, of.organisationId);
}

/**
 * Locks an organisation for a write whose endpoint is not in the organisation's scope, and checks the permission.
 * @throws ProblemError 404 for a person without a role in it, 403 for a role without the permission, 409 if it is archived.
 */
export async function lockForWrite(
  tx: Queryable,
  of: { readonly organisationId: string; readonly userId: string },
  permission: OrganisationPermission,
): Promise<void> {
  const strength = changesOrganisation(permission) ? "no key update" : "share";
  const scope = await lockedOrganisation(tx, of, strength);
  if (!scope) throw new ProblemError(NOT_FOUND);
  if (!permits(permission, scope.role)) throw new ProblemError(NOT_ALLOWED);
  if (scope.isArchived) throw new ProblemError(ORGANISATION_ARCHIVED);
}

/**
 * Returns the name of an organisation that can have new members.
 * @throws ProblemError 404 if it does not exist, 409 if it is archived.
 */
export async function requireActiveOrganisation(
  db: Queryable,
  of: { readonly organisationId: string },
): Promise<string> {
  const [found] = await db
    .select({ name: organisations.name, isArchived: organisations.isArchived })
    .from(organisations)
    .where(eq(organisations.id, of.organisationId))
    .limit(1);
  if (!found) throw new ProblemError(NOT_FOUND);
  if (found.isArchived) throw new ProblemError(ORGANISATION_ARCHIVED);
  return found.name;
}

const may =
  (permission: OrganisationPermission) =>
  async (
    db: Queryable,
    of: { readonly organisationId: string; readonly userId: string },
  ): Promise<boolean> => {
    const scope = await organisationFor(db, of, of.organisationId);
    return scope !== undefined && permits(permission, scope.role);
  };

/** Whether a person may invite others into the organisation and change their roles. */
export const mayManageMembers = may("members.manage");
/** Whether a person may archive the organisation and unarchive it. */
export const mayArchive = may("organisation.archive");
