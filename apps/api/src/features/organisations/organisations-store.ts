import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  effectiveRole,
  organisationIdsOf,
  rolesIn,
} from "../../platform/access/effective-role-store";
import { permissionsOf } from "../../platform/access/permissions";
import type { OrganisationRole, OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/part";
import { lockUser } from "../../platform/database/row-locks-store";
import { organisationMembers, organisations } from "./organisations-table";

type Row = {
  id: string;
  name: string;
  legal_name: string;
  registration_number: string | null;
  industry_code: string;
  industry_name: string;
  governance: string | null;
  is_archived: boolean;
  is_default: boolean;
  role: OrganisationRole;
  branches: { branchId: string; name: string }[];
  plans: { planId: string; name: string; branchId: string; expiryDate: string | null }[];
};

/** Selects any number of organisations in one statement, with their locations and plans as JSON. */
const withContents = (userId: string, source: SQL, which: SQL, part: Part = WHOLE) => sql`
  select o.id, o.name, o.legal_name, o.registration_number, o.industry_code, o.industry_name,
    o.governance, o.is_archived, coalesce(m.is_default, false) as is_default,
    ${effectiveRole(sql`k.id`)} as role,
    coalesce((
      select json_agg(json_build_object('branchId', b.id, 'name', b.name)
        order by b.is_head_office desc, lower(b.name), b.id)
      from branches b where b.organisation_id = o.id), '[]') as branches,
    coalesce((
      select json_agg(json_build_object('planId', p.id, 'name', p.name, 'branchId', p.branch_id,
        'expiryDate', (
          select max(s.expiry_date) from subscriptions s
          where s.organisation_id = p.organisation_id and s.plan_id = p.id and s.revoked_at is null))
        order by p.last_modified_at desc, p.id)
      from plans p where p.organisation_id = o.id), '[]') as plans
  from ${source} o
  ${rolesIn(userId)}
  where (m.user_id is not null or k.id is not null) and ${which}
  order by coalesce(m.is_default, false) desc, lower(o.name), o.id
  limit ${part.limit} offset ${part.offset}`;

const responseOf = (row: Row): Organisation => ({
  organisationId: row.id,
  name: row.name,
  legalName: row.legal_name,
  registrationNumber: row.registration_number,
  industryCode: row.industry_code,
  industryName: row.industry_name,
  industry: { code: row.industry_code, name: row.industry_name },
  governance: row.governance,
  avatarUrl: null,
  isArchived: row.is_archived,
  isDefault: row.is_default,
  roleName: row.role,
  can: permissionsOf(row.role, row.is_archived),
  branches: row.branches,
  plans: row.plans.map((plan) => ({
    ...plan,
    expiryDate: plan.expiryDate && new Date(plan.expiryDate).toISOString(),
  })),
});

/** Returns the organisations that the person may see, the default first; archived ones only if requested. */
export async function listOrganisations(
  db: Queryable,
  userId: string,
  withArchived: boolean,
  part: Part = WHOLE,
) {
  const which = withArchived ? sql`true` : sql`not o.is_archived`;
  const source = sql`(select theirs.* from ${organisationIdsOf(userId)} mine cross join lateral (
    select * from organisations where id = mine.organisation_id offset 0) theirs)`;
  const { rows } = await db.execute<Row>(withContents(userId, source, which, part));
  return rows.map(responseOf);
}

export async function readOrganisation(db: Queryable, scope: OrganisationScope) {
  const { rows } = await db.execute<Row>(
    withContents(scope.userId, sql`organisations`, sql`o.id = ${scope.organisationId}`),
  );
  return rows[0] && responseOf(rows[0]);
}

export async function insertOrganisation(
  db: Queryable,
  organisation: typeof organisations.$inferInsert,
) {
  await db.insert(organisations).values(organisation);
}

export async function insertMember(db: Queryable, member: typeof organisationMembers.$inferInsert) {
  await db.insert(organisationMembers).values(member);
}

/** Whether the person has a default organisation. Call under `lockUser`. */
export async function hasDefault(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.userId, userId), eq(organisationMembers.isDefault, true)))
    .limit(1);
  return row !== undefined;
}

export async function updateOrganisation(
  db: Queryable,
  scope: OrganisationScope,
  changes: Partial<typeof organisations.$inferInsert>,
) {
  await db.update(organisations).set(changes).where(eq(organisations.id, scope.organisationId));
}

/**
 * Makes this the person's default organisation; a broker who is not a member has none. The person is locked first,
 * because two concurrent calls would otherwise each lock the row that the other changes next.
 */
export async function moveDefault(db: Queryable, scope: OrganisationScope) {
  await lockUser(db, scope.userId);
  const mine = eq(organisationMembers.userId, scope.userId);
  await db
    .update(organisationMembers)
    .set({ isDefault: false })
    .where(and(mine, eq(organisationMembers.isDefault, true)));
  await db
    .update(organisationMembers)
    .set({ isDefault: true })
    .where(and(mine, eq(organisationMembers.organisationId, scope.organisationId)));
}
