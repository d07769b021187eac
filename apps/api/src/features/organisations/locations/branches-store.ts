import type { Branch } from "@holdfast/contract/organisations/place";
import type {
  createBranch,
  updateBranch as updateBranchEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { jsonOf } from "../../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowOf } from "../../../platform/database/sql/row-of";
import { isOneOf, lockRows, ofOrganisation } from "../../../platform/database/sql/row-locks-store";
import { countryFactsOf } from "../country/country-facts-store";
import {
  type CountryChanges,
  type CountryFacts,
  countryOfPlace,
  type CountryServices,
  type PlaceCountry,
} from "../country/country-rules";
import { branches } from "../organisations-table";

type NewRow = Pick<typeof branches.$inferInsert, "organisationId" | "id" | "createdAt">;

type Row = Omit<Branch, keyof PlaceCountry> & {
  readonly country: string | null;
  readonly namedCountry: string | null;
  readonly pinCountry: string | null;
  readonly facts: CountryFacts;
};

const branchColumns = (organisationId: string) =>
  ({
    branchId: branches.id,
    name: branches.name,
    address: branches.address,
    additionalAddressInformation: branches.additionalAddressInformation,
    email: branches.email,
    phone: branches.phone,
    country: branches.country,
    namedCountry: branches.namedCountry,
    pinCountry: branches.pinCountry,
    facts: countryFactsOf(sql`${organisationId}::uuid`),
    isHeadOffice: branches.isHeadOffice,
    departments: sql<Branch["departments"]>`coalesce((
    select json_agg(${jsonOf<Branch["departments"][number]>({
      departmentId: sql`d.id`,
      name: sql`d.name`,
    })} order by lower(d.name), d.id)
    from departments d
    where d.organisation_id = branches.organisation_id and d.branch_id = branches.id
  ), '[]')`,
  }) satisfies Record<keyof Row, unknown>;

const responseOf = (
  { namedCountry, pinCountry, facts, ...row }: Row,
  services: CountryServices,
): Branch => ({
  ...row,
  ...countryOfPlace({ ...row, namedCountry, pinCountry }, facts, services),
});

const theBranch = (scope: OrganisationScope, branchId: string) =>
  and(eq(branches.organisationId, scope.organisationId), eq(branches.id, branchId));

export async function listBranches(
  db: Queryable,
  services: CountryServices,
  scope: OrganisationScope,
  page: RowRange = ALL_ROWS,
): Promise<Branch[]> {
  const rows = await db
    .select(branchColumns(scope.organisationId))
    .from(branches)
    .where(eq(branches.organisationId, scope.organisationId))
    .orderBy(desc(branches.isHeadOffice), asc(sql`lower(${branches.name})`), asc(branches.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => responseOf(row, services));
}

export async function readBranch(
  db: Queryable,
  services: CountryServices,
  scope: OrganisationScope,
  branchId: string,
): Promise<Branch | undefined> {
  const [branch] = await db
    .select(branchColumns(scope.organisationId))
    .from(branches)
    .where(theBranch(scope, branchId))
    .limit(1);
  return branch && responseOf(branch, services);
}

export async function insertBranch(
  db: Queryable,
  row: NewRow & { readonly isHeadOffice?: boolean },
  input: BodyOf<typeof createBranch> & CountryChanges,
) {
  await db.insert(branches).values(rowOf(branches, { ...input, ...row }));
}

export async function updateBranch(
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
  changes: BodyOf<typeof updateBranchEndpoint> & CountryChanges,
) {
  if (Object.keys(changes).length === 0) return;
  await db.update(branches).set(rowOf(branches, changes)).where(theBranch(scope, branchId));
}

/** Whether the Head Office is one of these locations. */
export async function includesHeadOffice(
  db: Queryable,
  { organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<boolean> {
  const [found] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.organisationId, organisationId),
        isOneOf(sql`${branches.id}`, ids),
        branches.isHeadOffice,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Locations for a statement of another feature. */
export const branchesAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: branches.organisationId,
      id: branches.id,
      name: branches.name,
      address: branches.address,
      phone: branches.phone,
      country: branches.country,
      namedCountry: branches.namedCountry,
      pinCountry: branches.pinCountry,
    })
    .from(branches)
    .as(alias);

/** Whether the organisation has this location. */
export async function branchExists(db: Queryable, scope: OrganisationScope, branchId: string) {
  const [found] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(theBranch(scope, branchId))
    .limit(1);
  return found !== undefined;
}

/** Locks locations until the end of `tx`. Returns the ids found. */
export const lockBranches = (
  tx: Queryable,
  scope: OrganisationScope,
  branchIds: readonly string[],
  strength: "key share" | "no key update",
): Promise<Set<string>> => lockRows(tx, "branches", ofOrganisation(scope, branchIds), strength);

/** Returns the organisation of a location before any scope is known; access is still to be checked. */
export async function organisationOfBranch(db: Queryable, branchId: string) {
  const [branch] = await db
    .select({ organisationId: branches.organisationId })
    .from(branches)
    .where(eq(branches.id, branchId))
    .limit(1);
  return branch?.organisationId;
}
