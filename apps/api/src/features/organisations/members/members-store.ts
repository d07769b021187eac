import { type Member, ROLE_IDS, type RoleName } from "@holdfast/contract/organisations/member";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowOf } from "../../../platform/database/sql/row-of";
import { usersAs } from "../../accounts/public";
import { hasDefault, insertMember } from "../organisations-store";
import { organisationMembers as table } from "../organisations-table";

type Of = Pick<OrganisationScope, "organisationId">;

const isOne = ({ organisationId }: Of, userId: string) =>
  and(eq(table.organisationId, organisationId), eq(table.userId, userId));

type Row = Omit<Member, "organisationId" | "roleId" | "roleName"> & { readonly roleName: RoleName };

const membersWhere = async (
  db: Queryable,
  { organisationId }: Of,
  which: ReturnType<typeof sql>,
  page: RowRange = ALL_ROWS,
): Promise<Member[]> => {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      userId: sql`m.user_id`,
      email: sql`u.email`,
      firstName: sql`u.first_name`,
      lastName: sql`u.last_name`,
      roleName: sql`m.role`,
      isRevoked: sql`m.is_revoked`,
      addedByEmail: sql`a.email`,
    })}
    from organisation_members m
    join ${usersAs("u")} on u.id = m.user_id
    left join ${usersAs("a")} on a.id = m.added_by_user_id
    where m.organisation_id = ${organisationId} and ${which}
    order by m.is_revoked, u.email_key, m.user_id limit ${page.limit} offset ${page.offset}`);
  return rows.map((row) => ({ ...row, roleId: ROLE_IDS[row.roleName], organisationId }));
};

/** Returns the owners who have access, for a statement written as SQL. */
export const ownersOf = (organisationId: SQL) => sql`(
  select user_id from organisation_members
  where organisation_id = ${organisationId} and role = 'owner' and not is_revoked)`;

/** Returns the organisations of a brokerage that its broker is not also a member of. */
export async function organisationsOnlyByBrokerage(
  db: Queryable,
  { brokerageId, userId }: { readonly brokerageId: string; readonly userId: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ organisationId: string }>(sql`
    select ${columnsOf<{ organisationId: string }>({ organisationId: sql`o.id` })}
    from organisations o
    where o.brokerage_id = ${brokerageId} and not exists (
      select from organisation_members
      where organisation_id = o.id and user_id = ${userId} and not is_revoked)
    order by o.id limit ${MAX_ROWS}`);
  return rows.map(({ organisationId }) => organisationId);
}

/** Returns all members of the organisation, revoked ones last. */
export const listMembers = (db: Queryable, scope: OrganisationScope, page: RowRange = ALL_ROWS) =>
  membersWhere(db, scope, sql`true`, page);

export async function readMember(db: Queryable, of: Of, userId: string) {
  const [member] = await membersWhere(db, of, sql`m.user_id = ${userId}`);
  return member;
}

/** Whether the address is a member's, revoked or not. */
export async function isMemberAddress(
  db: Queryable,
  scope: OrganisationScope,
  emailKey: string,
): Promise<boolean> {
  const [member] = await membersWhere(db, scope, sql`u.email_key = ${emailKey}`);
  return member !== undefined;
}

/**
 * Whether another owner remains who can sign in. Call under the lock of the organisation, so that two owners cannot
 * remove each other's role at the same time.
 */
export async function hasOtherOwner(tx: Queryable, of: Of, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ one: number }>(sql`
    select 1 as one from organisation_members m
    where m.organisation_id = ${of.organisationId} and m.user_id <> ${userId}
      and m.role = 'owner' and not m.is_revoked and exists (
        select from ${usersAs("u")} where u.id = m.user_id and u.can_sign_in)
    limit 1`);
  return rows.length > 0;
}

export async function setRole(tx: Queryable, of: Of, userId: string, role: RoleName) {
  await tx.update(table).set(rowOf(table, { role })).where(isOne(of, userId));
}

/** Revokes or restores access. A revoked member's organisation is no longer the default. */
export async function setRevoked(tx: Queryable, of: Of, userId: string, isRevoked: boolean) {
  const noDefault = isRevoked ? { isDefault: false } : {};
  await tx
    .update(table)
    .set(rowOf(table, { isRevoked, ...noDefault }))
    .where(isOne(of, userId));
}

/**
 * Makes a person a member, or changes a member's role. The caller has locked the organisation, then the person.
 * @returns false for a revoked member, and for the last owner if the new role is lower.
 */
export async function addMember(
  tx: Queryable,
  member: {
    readonly organisationId: string;
    readonly userId: string;
    readonly role: RoleName;
    readonly addedByUserId: string | null;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const { userId, role } = member;
  const current = await readMember(tx, member, userId);
  if (!current) {
    await insertMember(tx, { ...member, isDefault: !(await hasDefault(tx, userId)) });
    return true;
  }
  if (current.isRevoked) return false;
  const losesOwner = current.roleName === "owner" && role !== "owner";
  if (losesOwner && !(await hasOtherOwner(tx, member, userId))) return false;
  await setRole(tx, member, userId, role);
  return true;
}
