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
  const found = await db.execute<{ role: OrganisationRole }>(sql`
    select ${heldRole(sql`k.id`)} as role
    from organisations o
    ${rolesIn(session.userId)}
    where o.id = ${organisationId} and (m.user_id is not null or k.id is not null)
    limit 1`);
  const role = found.rows[0]?.role;
  return role && mintOrganisationScope({ organisationId, userId: session.userId, role });
}

/** Whether a person may invite others into the organisation, and change what they may. */
export async function mayManageMembers(
  db: Queryable,
  of: { readonly organisationId: string; readonly userId: string },
): Promise<boolean> {
  const scope = await organisationFor(db, of, of.organisationId);
  return scope !== undefined && permits("members.manage", scope.role);
}
