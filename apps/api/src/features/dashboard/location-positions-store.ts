import type { LocationKind } from "@holdfast/contract/dashboard/location";
import type { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, eq, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/row-of";
import { locationPositions } from "./dashboard-table";

type Which = { readonly kind: LocationKind; readonly locationId: string };
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

const theLocation = ({ organisationId }: OrganisationScope, { kind, locationId }: Which) =>
  and(
    eq(locationPositions.organisationId, organisationId),
    eq(locationPositions[COLUMNS[kind]], locationId),
  );

/** Returns the organisation's pins by the id of their location. There is at most one for each. */
export async function readPins(
  db: Queryable,
  { organisationId }: OrganisationScope,
): Promise<ReadonlyMap<string, Pin>> {
  const { branchId, customerId, supplierId, alternativeSiteId } = locationPositions;
  const rows = await db
    .select({
      locationId: sql<string>`coalesce(${branchId}, ${customerId}, ${supplierId}, ${alternativeSiteId})`,
      address: locationPositions.address,
      latitude: locationPositions.latitude,
      longitude: locationPositions.longitude,
    })
    .from(locationPositions)
    .where(eq(locationPositions.organisationId, organisationId));
  return new Map(rows.map(({ locationId, ...pin }) => [locationId, pin]));
}

/** Sets a location's pin in place of an earlier one. @throws a foreign key violation if there is no such location */
export async function replacePin(
  tx: Queryable,
  scope: OrganisationScope,
  which: Which,
  row: { readonly id: string; readonly placedAt: Date },
  given: BodyOf<typeof setLocationPosition>,
): Promise<void> {
  await deletePin(tx, scope, which);
  const { organisationId } = scope;
  const location = { [COLUMNS[which.kind]]: which.locationId };
  await tx
    .insert(locationPositions)
    .values(rowOf(locationPositions, { ...given, ...row, ...location, organisationId }));
}

/** Returns whether there was one. */
export async function deletePin(
  tx: Queryable,
  scope: OrganisationScope,
  which: Which,
): Promise<boolean> {
  const rows = await tx
    .delete(locationPositions)
    .where(theLocation(scope, which))
    .returning({ id: locationPositions.id });
  return rows.length > 0;
}
