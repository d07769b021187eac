import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import type {
  createAlternativeSite,
  createBranch,
  updateAlternativeSite,
  updateBranch as updateBranchEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { jsonOf } from "../../platform/database/raw-columns";
import { type Part, WHOLE } from "../../platform/database/part";
import { rowOf } from "../../platform/database/row-of";
import { alternativeSites, branches } from "./organisations-table";

type NewRow = Pick<typeof branches.$inferInsert, "organisationId" | "id" | "createdAt">;

const branchColumns = {
  branchId: branches.id,
  name: branches.name,
  address: branches.address,
  additionalAddressInformation: branches.additionalAddressInformation,
  email: branches.email,
  phone: branches.phone,
  isHeadOffice: branches.isHeadOffice,
  departments: sql<Branch["departments"]>`coalesce((
    select json_agg(${jsonOf<Branch["departments"][number]>({
      departmentId: sql`d.id`,
      name: sql`d.name`,
    })} order by lower(d.name), d.id)
    from departments d
    where d.organisation_id = branches.organisation_id and d.branch_id = branches.id
  ), '[]')`,
} satisfies Record<keyof Branch, unknown>;

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

export async function insertBranch(
  db: Queryable,
  row: NewRow & { readonly isHeadOffice?: boolean },
  given: BodyOf<typeof createBranch>,
) {
  await db.insert(branches).values(rowOf(branches, { ...given, ...row }));
}

export async function updateBranch(
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
  changes: BodyOf<typeof updateBranchEndpoint>,
) {
  if (Object.keys(changes).length === 0) return;
  await db.update(branches).set(rowOf(branches, changes)).where(theBranch(scope, branchId));
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
} satisfies Record<keyof AlternativeSite, unknown>;

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

export async function insertSite(
  db: Queryable,
  row: NewRow,
  given: BodyOf<typeof createAlternativeSite>,
) {
  await db.insert(alternativeSites).values(rowOf(alternativeSites, { ...given, ...row }));
}

/** Returns the changed row, or undefined if this organisation has no such site. */
export async function updateSite(
  db: Queryable,
  scope: OrganisationScope,
  siteId: string,
  changes: BodyOf<typeof updateAlternativeSite>,
): Promise<AlternativeSite | undefined> {
  const [site] = await (Object.keys(changes).length === 0
    ? db.select(siteColumns).from(alternativeSites).where(theSite(scope, siteId)).limit(1)
    : db
        .update(alternativeSites)
        .set(rowOf(alternativeSites, changes))
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
