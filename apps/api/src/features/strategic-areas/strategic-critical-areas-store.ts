import { strategicCriticalAreaCategoryById } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import type {
  StrategicCriticalArea,
  StrategicCriticalAreaChanges,
  StrategicCriticalAreaInput,
} from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import type { Services } from "../../platform/services";
import { lockRows, ofOrganisation } from "../../platform/database/sql/row-locks-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { inBatches } from "../../platform/database/sql/many-rows-store";
import { isProposed } from "../proposals/public";
import { strategicCriticalAreasTable as areas } from "./strategic-critical-areas-table";

const columns = {
  strategicCriticalAreaId: areas.id,
  name: areas.name,
  description: areas.description,
  strategicCriticalAreaCategoryId: areas.strategicCriticalAreaCategoryId,
  version: areas.version,
} satisfies Record<Exclude<keyof StrategicCriticalArea, "category">, unknown>;

const theArea = (scope: OrganisationScope, areaId: string) =>
  and(eq(areas.organisationId, scope.organisationId), eq(areas.id, areaId));

function responseOf(row: Omit<StrategicCriticalArea, "category">): StrategicCriticalArea {
  const category = strategicCriticalAreaCategoryById(row.strategicCriticalAreaCategoryId);
  if (!category)
    throw new Error(`The library lacks area category ${row.strategicCriticalAreaCategoryId}.`);
  const { strategicCriticalAreaCategoryId, name, strategicCriticalAreaCategoryPenalties } =
    category;
  return {
    ...row,
    category: {
      strategicCriticalAreaCategoryId,
      name,
      strategicCriticalAreaCategoryPenalties: [...strategicCriticalAreaCategoryPenalties],
    },
  };
}

/** Returns the organisation's areas in the order they were added, which the impact analysis follows. */
export async function listAreas(
  db: Queryable,
  scope: OrganisationScope,
  page: RowRange = ALL_ROWS,
): Promise<StrategicCriticalArea[]> {
  const rows = await db
    .select(columns)
    .from(areas)
    .where(eq(areas.organisationId, scope.organisationId))
    .orderBy(asc(areas.createdAt), asc(areas.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(responseOf);
}

/** Returns the area, or undefined if this organisation has none. */
export async function readArea(
  db: Queryable,
  scope: OrganisationScope,
  areaId: string,
): Promise<StrategicCriticalArea | undefined> {
  const [row] = await db.select(columns).from(areas).where(theArea(scope, areaId)).limit(1);
  return row && responseOf(row);
}

/** Returns the areas with these ids that the organisation has. */
export async function readAreas(
  db: Queryable,
  scope: OrganisationScope,
  areaIds: readonly string[],
): Promise<StrategicCriticalArea[]> {
  if (areaIds.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(areas)
    .where(and(eq(areas.organisationId, scope.organisationId), inArray(areas.id, [...areaIds])))
    .orderBy(asc(areas.id))
    .limit(areaIds.length);
  return rows.map(responseOf);
}

/** The number of areas of an organisation that are not only proposed, as a part of a statement. */
export const countAreas = (organisationId: SQL) => sql`(
  select count(*)::int from strategic_critical_areas x
  where x.organisation_id = ${organisationId} and not ${isProposed("strategic-critical-area", "x")})`;

/** Areas for a statement of another feature. */
export const areasAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: areas.organisationId,
      id: areas.id,
      name: areas.name,
      createdAt: areas.createdAt,
    })
    .from(areas)
    .as(alias);

/** Locks areas against deletion until the end of `tx`. Returns the ids found. */
export const lockAreas = (
  tx: Queryable,
  scope: OrganisationScope,
  areaIds: readonly string[],
): Promise<Set<string>> =>
  lockRows(tx, "strategic_critical_areas", ofOrganisation(scope, areaIds), "key share");

export async function insertArea(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: StrategicCriticalAreaInput,
): Promise<StrategicCriticalArea> {
  const id = newId();
  await db
    .insert(areas)
    .values(rowOf(areas, { ...input, organisationId, id, createdAt: clock.now() }));
  return responseOf({ strategicCriticalAreaId: id, ...input, version: 1 });
}

/** The same for many areas, in their order. */
export const insertAreas = (
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: readonly StrategicCriticalAreaInput[],
): Promise<void> =>
  inBatches(input, async (batch) => {
    const createdAt = clock.now();
    const rows = batch.map((area) => ({ ...area, organisationId, id: newId(), createdAt }));
    await db.insert(areas).values(rowsOf(areas, rows));
  });

/** Changes an area; only if it has that version, if one is given. Returns whether it did. */
export async function updateArea(
  db: Queryable,
  scope: OrganisationScope,
  areaId: string,
  changes: StrategicCriticalAreaChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(areas)
    .set(rowOf(areas, { ...changes, version: nextVersion(areas) }))
    .where(and(theArea(scope, areaId), isVersion(areas, version)))
    .returning({ id: areas.id });
  return rows.length > 0;
}
