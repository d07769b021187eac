import type { AlternativeSite } from "@holdfast/contract/organisations/place";
import type {
  createAlternativeSite,
  updateAlternativeSite,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, asc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { lockRows, ofOrganisation } from "../../../platform/database/sql/row-locks-store";
import { rowOf } from "../../../platform/database/sql/row-of";
import { countryFactsOf } from "../country/country-facts-store";
import {
  type CountryChanges,
  type CountryFacts,
  countryOfPlace,
  type CountryServices,
  type PlaceCountry,
} from "../country/country-rules";
import { alternativeSites } from "../organisations-table";

type Row = Omit<AlternativeSite, keyof PlaceCountry> & {
  readonly country: string | null;
  readonly namedCountry: string | null;
  readonly pinCountry: string | null;
  readonly facts: CountryFacts;
};

const siteColumns = (organisationId: string) =>
  ({
    alternativeSiteId: alternativeSites.id,
    name: alternativeSites.name,
    address: alternativeSites.address,
    additionalAddressInformation: alternativeSites.additionalAddressInformation,
    email: alternativeSites.email,
    phone: alternativeSites.phone,
    country: alternativeSites.country,
    namedCountry: alternativeSites.namedCountry,
    pinCountry: alternativeSites.pinCountry,
    facts: countryFactsOf(sql`${organisationId}::uuid`),
  }) satisfies Record<keyof Row, unknown>;

const responseOf = (
  { namedCountry, pinCountry, facts, ...row }: Row,
  services: CountryServices,
): AlternativeSite => ({
  ...row,
  ...countryOfPlace({ ...row, namedCountry, pinCountry }, facts, services),
});

const theSite = (scope: OrganisationScope, siteId: string) =>
  and(eq(alternativeSites.organisationId, scope.organisationId), eq(alternativeSites.id, siteId));

export async function listSites(
  db: Queryable,
  services: CountryServices,
  scope: OrganisationScope,
  page: RowRange = ALL_ROWS,
): Promise<AlternativeSite[]> {
  const rows = await db
    .select(siteColumns(scope.organisationId))
    .from(alternativeSites)
    .where(eq(alternativeSites.organisationId, scope.organisationId))
    .orderBy(asc(sql`lower(${alternativeSites.name})`), asc(alternativeSites.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => responseOf(row, services));
}

/** Locks recovery sites against deletion until the end of `tx`. Returns the ids found. */
export const lockSites = (
  tx: Queryable,
  scope: OrganisationScope,
  siteIds: readonly string[],
): Promise<Set<string>> =>
  lockRows(tx, "alternative_sites", ofOrganisation(scope, siteIds), "key share");

/** Recovery sites for a statement of another feature. */
export const sitesAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: alternativeSites.organisationId,
      id: alternativeSites.id,
      name: alternativeSites.name,
      address: alternativeSites.address,
    })
    .from(alternativeSites)
    .as(alias);

export async function insertSite(
  db: Queryable,
  row: Pick<typeof alternativeSites.$inferInsert, "organisationId" | "id" | "createdAt">,
  input: BodyOf<typeof createAlternativeSite> & CountryChanges,
) {
  await db.insert(alternativeSites).values(rowOf(alternativeSites, { ...input, ...row }));
}

/** Returns a recovery site, or undefined if this organisation has no such site. */
export async function readSite(
  db: Queryable,
  services: CountryServices,
  scope: OrganisationScope,
  siteId: string,
): Promise<AlternativeSite | undefined> {
  const [site] = await db
    .select(siteColumns(scope.organisationId))
    .from(alternativeSites)
    .where(theSite(scope, siteId))
    .limit(1);
  return site && responseOf(site, services);
}

export async function updateSite(
  db: Queryable,
  scope: OrganisationScope,
  siteId: string,
  changes: BodyOf<typeof updateAlternativeSite> & CountryChanges,
) {
  if (Object.keys(changes).length === 0) return;
  await db
    .update(alternativeSites)
    .set(rowOf(alternativeSites, changes))
    .where(theSite(scope, siteId));
}
