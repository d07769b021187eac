import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { lockRows } from "../../../platform/database/sql/row-locks-store";
import { usersAs } from "../../accounts/public";
import { organisationMembers as members, organisations } from "../organisations-table";

/** Returns every membership of the person; a revoked one without the organisation's name. */
export const membershipsOf = (db: Queryable, userId: string) =>
  db
    .select({
      organisationId: members.organisationId,
      organisationName: sql<
        string | null
      >`case when not ${members.isRevoked} then ${organisations.name} end`,
      role: members.role,
      isRevoked: members.isRevoked,
      isDefault: members.isDefault,
      createdAt: members.createdAt,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.userId, userId))
    .orderBy(members.createdAt, members.organisationId)
    .limit(MAX_ROWS);

/** Returns memberships that the person gave to others, but not to whom. */
export const membershipsGivenBy = (db: Queryable, userId: string) =>
  db
    .select({
      organisationId: members.organisationId,
      role: members.role,
      createdAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.addedByUserId, userId))
    .orderBy(members.createdAt, members.organisationId)
    .limit(MAX_ROWS);

/** Locks all of a person's organisations against changes of members, in an order that prevents deadlocks. */
export async function lockOrganisationsOf(tx: Queryable, userId: string) {
  const own = sql`id in (select organisation_id from organisation_members where user_id = ${userId})`;
  await lockRows(tx, "organisations", own, "no key update");
}

export type SolelyOwned = {
  readonly organisationId: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** Whether another person is a member whose access is not revoked. */
  readonly hasOtherMembers: boolean;
};

/** Returns organisations in which the person is the only owner who can sign in. Call under `lockOrganisationsOf`. */
export async function solelyOwnedBy(tx: Queryable, userId: string): Promise<SolelyOwned[]> {
  const { rows } = await tx.execute<SolelyOwned>(sql`
    select ${columnsOf<SolelyOwned>({
      organisationId: sql`o.id`,
      name: sql`o.name`,
      isArchived: sql`o.is_archived`,
      hasOtherMembers: sql`exists (select from organisation_members c
        where c.organisation_id = o.id and c.user_id <> ${userId} and not c.is_revoked)`,
    })}
    from organisation_members m
    join organisations o on o.id = m.organisation_id
    where m.user_id = ${userId} and m.role = 'owner' and not m.is_revoked
      and not exists (
        select 1 from organisation_members c
        where c.organisation_id = o.id and c.user_id <> ${userId} and c.role = 'owner'
          and not c.is_revoked and exists (
            select from ${usersAs("u")} where u.id = c.user_id and u.can_sign_in))
    order by lower(o.name), o.id limit ${MAX_ROWS}`);
  return rows;
}
