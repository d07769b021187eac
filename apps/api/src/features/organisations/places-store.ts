import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/part";
import { alternativeSites, branches } from "./organisations-table";

type Place = {
  readonly name: string;
  readonly address: string;
  readonly additionalAddressInformation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

const branchColumns = {
  branchId: branches.id,
  name: branches.name,
  address: branches.address,
  additionalAddressInformation: branches.additionalAddressInformation,
  email: branches.email,
  phone: branches.phone,
  isHeadOffice: branches.isHeadOffice,
  departments: sql<{ departmentId: string; name: string }[]>`coalesce((
    select json_agg(json_build_object('departmentId', d.id, 'name', d.name) order by lower(d.name), d.id)
    from departments d
    where d.organisation_id = branches.organisation_id and d.branch_id = branches.id
  ), '[]')`,
};

const theBranch = (scope: OrganisationScope, branchId: string) =>
  and(eq(branches.organisationId, scope.organisationId), eq(branches.id, branchId));

export const listBranches = (
  db: Queryable,
  scope: OrganisationScope,
  part: Part = WHOLE,
): Promise<Branch[]> =>
  db
    .select(branchColumns)
    .from(branches)
    .where(eq(branches.organisationId, scope.organisationId))
    .orderBy(desc(branches.isHeadOffice), asc(sql`lower(${branches.name})`), asc(branches.id))
    .limit(part.limit)
    .offset(part.offset);

export async function readBranch(
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
): Promise<Branch | undefined> {
  const [branch] = await db
    .select(branchColumns)
    .from(branches)
    .where(theBranch(scope, branchId))
    .limit(1);
  return branch;
}

export async function insertBranch(db: Queryable, branch: typeof branches.$inferInsert) {
  await db.insert(branches).values(branch);
}

export async function updateBranch(
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
  changes: Partial<Place>,
) {
  if (Object.keys(changes).length === 0) return;
  await db.update(branches).set(changes).where(theBranch(scope, branchId));
}

export async function deleteBranch(db: Queryable, scope: OrganisationScope, branchId: string) {
  await db.delete(branches).where(theBranch(scope, branchId));
}

/** Returns the organisation of a location before any scope is known; access is still to be checked. */
export async function organisationOfBranch(db: Queryable, branchId: string) {
  const [branch] = await db
    .select({ organisationId: branches.organisationId })
    .from(branches)
    .where(eq(branches.id, branchId))
    .limit(1);
  return branch?.organisationId;
}

const siteColumns = {
  alternativeSiteId: alternativeSites.id,
  name: alternativeSites.name,
  address: alternativeSites.address,
  additionalAddressInformation: alternativeSites.additionalAddressInformation,
  email: alternativeSites.email,
  phone: alternativeSites.phone,
};

const theSite = (scope: OrganisationScope, siteId: string) =>
  and(eq(alternativeSites.organisationId, scope.organisationId), eq(alternativeSites.id, siteId));

export const listSites = (
  db: Queryable,
  scope: OrganisationScope,
  part: Part = WHOLE,
): Promise<AlternativeSite[]> =>
  db
    .select(siteColumns)
    .from(alternativeSites)
    .where(eq(alternativeSites.organisationId, scope.organisationId))
    .orderBy(asc(sql`lower(${alternativeSites.name})`), asc(alternativeSites.id))
    .limit(part.limit)
    .offset(part.offset);

export async function insertSite(db: Queryable, site: typeof alternativeSites.$inferInsert) {
  await db.insert(alternativeSites).values(site);
}

/** Returns the changed row, or undefined if this organisation has no such site. */
export async function updateSite(
  db: Queryable,
  scope: OrganisationScope,
  siteId: string,
  changes: Partial<Place>,
): Promise<AlternativeSite | undefined> {
  const [site] = await (Object.keys(changes).length === 0
    ? db.select(siteColumns).from(alternativeSites).where(theSite(scope, siteId)).limit(1)
    : db
        .update(alternativeSites)
        .set(changes)
        .where(theSite(scope, siteId))
        .returning(siteColumns));
  return site;
}

export async function deleteSite(db: Queryable, scope: OrganisationScope, siteId: string) {
  const rows = await db
    .delete(alternativeSites)
    .where(theSite(scope, siteId))
    .returning({ id: alternativeSites.id });
  return rows.length > 0;
}
