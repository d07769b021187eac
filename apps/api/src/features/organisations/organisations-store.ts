import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type {
  createOrganisation,
  updateOrganisation as updateEndpoint,
} from "@holdfast/contract/organisations/organisation-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  effectiveRole,
  organisationIdsOf,
  rolesIn,
} from "../../platform/access/effective-role-store";
import { permissionsOf } from "../../platform/access/permissions";
import type { OrganisationRole, OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { lockUser } from "../../platform/database/sql/row-locks-store";
import { rowOf } from "../../platform/database/sql/row-of";
import { nextVersion } from "../../platform/database/sql/row-version";
import { validKeysAs } from "../subscriptions/public";
import { countryFactsOf } from "./country/country-facts-store";
import {
  type CountryFacts,
  countryOfOrganisation,
  type CountryServices,
} from "./country/country-rules";
import { organisationMembers, organisations } from "./organisations-table";

type Row = Pick<
  Organisation,
  | "organisationId"
  | "name"
  | "legalName"
  | "registrationNumber"
  | "industryCode"
  | "industryName"
  | "governance"
  | "isArchived"
  | "isDefault"
  | "branches"
  | "plans"
  | "version"
> & {
  readonly role: OrganisationRole;
  readonly countryFacts: CountryFacts;
  /** The name of the logo's file. */
  readonly logoName: string | null;
};

/** Organisations for a statement of another feature. */
export const organisationsAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: organisations.id,
      name: organisations.name,
      legalName: organisations.legalName,
      registrationNumber: organisations.registrationNumber,
      industryCode: organisations.industryCode,
      industryName: organisations.industryName,
      governance: organisations.governance,
      logoFileId: organisations.logoFileId,
      isArchived: organisations.isArchived,
      brokerageId: organisations.brokerageId,
      sharesWithBroker: organisations.sharesWithBroker,
    })
    .from(organisations)
    .as(alias);

/** Selects any number of organisations in one statement, with their locations and plans as JSON. */
const withContents = (userId: string, source: SQL, which: SQL, page: RowRange = ALL_ROWS) => sql`
  select ${columnsOf<Row>({
    organisationId: sql`o.id`,
    name: sql`o.name`,
    legalName: sql`o.legal_name`,
    registrationNumber: sql`o.registration_number`,
    industryCode: sql`o.industry_code`,
    industryName: sql`o.industry_name`,
    governance: sql`o.governance`,
    logoName: sql`(select name from files where files.id = o.logo_file_id)`,
    isArchived: sql`o.is_archived`,
    isDefault: sql`coalesce(m.is_default, false)`,
    version: sql`o.version`,
    countryFacts: countryFactsOf(sql`o.id`),
    role: effectiveRole(sql`k.id`),
    branches: sql`coalesce((
      select json_agg(${jsonOf<Row["branches"][number]>({ branchId: sql`b.id`, name: sql`b.name` })}
        order by b.is_head_office desc, lower(b.name), b.id)
      from branches b where b.organisation_id = o.id), '[]')`,
    plans: sql`coalesce((
      select json_agg(${jsonOf<Row["plans"][number]>({
        planId: sql`p.id`,
        name: sql`p.name`,
        branchId: sql`p.branch_id`,
        expiryDate: sql`(
          select max(s.expiry_date) from ${validKeysAs("s")}
          where s.organisation_id = p.organisation_id and s.plan_id = p.id)`,
      })} order by p.last_modified_at desc, p.id)
      from plans p where p.organisation_id = o.id), '[]')`,
  })}
  from ${source} o
  ${rolesIn(userId)}
  where (m.user_id is not null or k.id is not null) and ${which}
  order by coalesce(m.is_default, false) desc, lower(o.name), o.id
  limit ${page.limit} offset ${page.offset}`;

const responseOf = (row: Row, services: CountryServices): Organisation => ({
  organisationId: row.organisationId,
  name: row.name,
  legalName: row.legalName,
  registrationNumber: row.registrationNumber,
  industryCode: row.industryCode,
  industryName: row.industryName,
  industry: { code: row.industryCode, name: row.industryName },
  governance: row.governance,
  ...countryOfOrganisation(row.countryFacts, services),
  avatarUrl: row.logoName && `/v1/files/${row.logoName}`,
  isArchived: row.isArchived,
  isDefault: row.isDefault,
  roleName: row.role,
  can: permissionsOf(row.role, row.isArchived),
  version: row.version,
  branches: row.branches,
  plans: row.plans.map((plan) => ({
    ...plan,
    expiryDate: plan.expiryDate && new Date(plan.expiryDate).toISOString(),
  })),
});

/** Returns the organisations that the person may see, the default first; archived ones only if requested. */
export async function listOrganisations(
  db: Queryable,
  services: CountryServices,
  userId: string,
  withArchived: boolean,
  page: RowRange = ALL_ROWS,
) {
  const which = withArchived ? sql`true` : sql`not o.is_archived`;
  const source = sql`(
    select organisation.* from ${organisationIdsOf(userId)} mine
    join organisations organisation on organisation.id = mine.organisation_id)`;
  const { rows } = await db.execute<Row>(withContents(userId, source, which, page));
  return rows.map((row) => responseOf(row, services));
}

export async function readOrganisation(
  db: Queryable,
  services: CountryServices,
  scope: OrganisationScope,
) {
  const { rows } = await db.execute<Row>(
    withContents(scope.userId, sql`organisations`, sql`o.id = ${scope.organisationId}`),
  );
  return rows[0] && responseOf(rows[0], services);
}

export async function insertOrganisation(
  db: Queryable,
  row: Pick<
    typeof organisations.$inferInsert,
    "id" | "brokerageId" | "logoFileId" | "createdAt" | "updatedAt"
  >,
  profile: Omit<
    BodyOf<typeof createOrganisation>,
    "address" | "additionalAddressInformation" | "country"
  >,
) {
  await db.insert(organisations).values(rowOf(organisations, { ...profile, ...row }));
}

export async function insertMember(db: Queryable, member: typeof organisationMembers.$inferInsert) {
  await db.insert(organisationMembers).values(rowOf(organisationMembers, member));
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

/** Changes an organisation. The caller holds its lock, so its version cannot change meanwhile. */
export async function updateOrganisation(
  db: Queryable,
  scope: OrganisationScope,
  changes: Omit<BodyOf<typeof updateEndpoint>, "IsArchived"> & { readonly updatedAt: Date },
) {
  await db
    .update(organisations)
    .set(rowOf(organisations, { ...changes, version: nextVersion(organisations) }))
    .where(eq(organisations.id, scope.organisationId));
}

/** Replaces the logo. Returns the previous file, whose row the caller deletes. */
export async function replaceLogo(
  db: Queryable,
  scope: OrganisationScope,
  change: { readonly logoFileId: string | null; readonly updatedAt: Date },
): Promise<string | undefined> {
  const mine = eq(organisations.id, scope.organisationId);
  const [previous] = await db
    .select({ fileId: organisations.logoFileId })
    .from(organisations)
    .where(mine)
    .limit(1);
  await db.update(organisations).set(rowOf(organisations, change)).where(mine);
  return previous?.fileId ?? undefined;
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
    .set(rowOf(organisationMembers, { isDefault: false }))
    .where(and(mine, eq(organisationMembers.isDefault, true)));
  await db
    .update(organisationMembers)
    .set(rowOf(organisationMembers, { isDefault: true }))
    .where(and(mine, eq(organisationMembers.organisationId, scope.organisationId)));
}
