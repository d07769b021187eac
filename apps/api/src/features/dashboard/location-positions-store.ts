import type { LocationKind } from "@holdfast/contract/dashboard/location";
import type { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { locationPositions } from "./dashboard-table";

export type Pin = {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
};

const COLUMNS = {
  branch: "branchId",
  customer: "customerId",
  supplier: "supplierId",
  alternativeSite: "alternativeSiteId",
} as const satisfies Record<LocationKind, keyof typeof locationPositions.$inferSelect>;

const { branchId, customerId, supplierId, alternativeSiteId } = locationPositions;
const locationOfPin = sql<string>`coalesce(${branchId}, ${customerId}, ${supplierId}, ${alternativeSiteId})`;

/** Returns the organisation's pins by the id of their location. There is at most one for each. */
export async function readPins(
  db: Queryable,
  { organisationId }: OrganisationScope,
  which?: SQL,
): Promise<ReadonlyMap<string, Pin>> {
  const rows = await db
    .select({
      locationId: locationOfPin,
      address: locationPositions.address,
      latitude: locationPositions.latitude,
      longitude: locationPositions.longitude,
    })
    .from(locationPositions)
    .where(and(eq(locationPositions.organisationId, organisationId), which));
  return new Map(rows.map(({ locationId, ...pin }) => [locationId, pin]));
}

/** Returns the pins of business locations and recovery sites alone, by the id of their location. */
export const readPinsOfPlaces = (db: Queryable, scope: OrganisationScope) =>
  readPins(db, scope, sql`num_nonnulls(${branchId}, ${alternativeSiteId}) = 1`);

/** Sets a location's pin in place of an earlier one. @throws a foreign key violation if there is no such location */
export async function replacePin(
  tx: Queryable,
  scope: OrganisationScope,
  locationId: string,
  row: { readonly id: string; readonly placedAt: Date },
  { kind, ...input }: BodyOf<typeof setLocationPosition>,
): Promise<void> {
  await deletePin(tx, scope, locationId);
  const { organisationId } = scope;
  const location = { [COLUMNS[kind]]: locationId };
  await tx
    .insert(locationPositions)
    .values(rowOf(locationPositions, { ...input, ...row, ...location, organisationId }));
}

/** Returns whether there was one. */
export async function deletePin(
  tx: Queryable,
  scope: OrganisationScope,
  locationId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(locationPositions)
    .where(
      and(
        eq(locationPositions.organisationId, scope.organisationId),
        or(
          eq(branchId, locationId),
          eq(customerId, locationId),
          eq(supplierId, locationId),
          eq(alternativeSiteId, locationId),
        ),
      ),
    )
    .returning({ id: locationPositions.id });
  return rows.length > 0;
}
