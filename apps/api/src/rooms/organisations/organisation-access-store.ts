import { NOT_FOUND, ORGANISATION_ARCHIVED } from "@holdfast/contract/platform/errors";
import { sql } from "drizzle-orm";
import { heldRole, rolesIn } from "../../platform/access/held-role-store";
import { permits } from "../../platform/access/permissions";
import {
  mintOrganisationScope,
  type OrganisationRole,
  type OrganisationScope,
  type Session,
} from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { lockOrganisation } from "../../platform/database/row-locks-store";
import { Refusal } from "../../platform/refusal";

/**
 * The person's way into an organisation: as a member whose access is not revoked, or as a broker of
 * the brokerage that manages it; the stronger of the two. Undefined for everybody else, existing
 * organisation or not.
 */
export async function organisationFor(
  db: Queryable,
  session: Pick<Session, "userId">,
  organisationId: string,
): Promise<OrganisationScope | undefined> {
  const found = await db.execute<{ role: OrganisationRole; is_archived: boolean }>(sql`
    select ${heldRole(sql`k.id`)} as role, o.is_archived
    from organisations o
    ${rolesIn(session.userId)}
    where o.id = ${organisationId} and (m.user_id is not null or k.id is not null)
    limit 1`);
  const [row] = found.rows;
  return (
    row &&
    mintOrganisationScope({
      organisationId,
      userId: session.userId,
      role: row.role,
      isArchived: row.is_archived,
    })
  );
}

/** Locks an organisation for a write (`row-locks-store.ts`); undefined where it does not exist. */
export async function lockedOrganisation(
  tx: Queryable,
  of: { readonly organisationId: string },
  strength: "share" | "no key update",
): Promise<{ readonly isArchived: boolean } | undefined> {
  await lockOrganisation(tx, of, strength);
  // A statement of its own: it sees what was committed while the lock was waited for.
  const { rows } = await tx.execute<{ is_archived: boolean }>(sql`
    select is_archived from organisations where id = ${of.organisationId} limit 1`);
  return rows[0] && { isArchived: rows[0].is_archived };
}

/**
 * The same, for a write whose endpoint is not in the organisation's scope.
 * @throws Refusal 404 where it does not exist, 409 where it is archived.
 */
export async function lockActiveOrganisation(
  tx: Queryable,
  of: { readonly organisationId: string },
  strength: "share" | "no key update",
): Promise<void> {
  const organisation = await lockedOrganisation(tx, of, strength);
  if (!organisation) throw new Refusal(NOT_FOUND);
  if (organisation.isArchived) throw new Refusal(ORGANISATION_ARCHIVED);
}

/** Whether a person may invite others into the organisation, and change what they may. */
export async function mayManageMembers(
  db: Queryable,
  of: { readonly organisationId: string; readonly userId: string },
): Promise<boolean> {
  const scope = await organisationFor(db, of, of.organisationId);
  return scope !== undefined && permits("members.manage", scope.role);
}
