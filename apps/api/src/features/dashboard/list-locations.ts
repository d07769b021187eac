import type { Location, LocationKind } from "@holdfast/contract/dashboard/location";
import { listLocations as endpoint } from "@holdfast/contract/dashboard/location-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { listCustomers, listSuppliers } from "../directory/public";
import { listBranches, listSites } from "../organisations/public";
import { positionsOf } from "./find-positions";
import { type Pin, readPins } from "./location-positions-store";

type Row = Omit<Location, "position"> & { readonly pin: Pin | undefined };
type Named = { readonly name: string; readonly address: string | null };

/** Reads all kinds in one snapshot, with a fixed number of statements. */
async function readRows(tx: Transaction, scope: PlanScope): Promise<Row[]> {
  const pins = await readPins(tx, scope);
  const rowsOf = <Place extends Named>(
    kind: LocationKind,
    places: readonly Place[],
    idOf: (place: Place) => string,
  ): Row[] =>
    places.map((place) => {
      const locationId = idOf(place);
      const { name, address } = place;
      return { kind, locationId, name, address: address ?? "", pin: pins.get(locationId) };
    });
  return [
    ...rowsOf("branch", await listBranches(tx, scope), ({ branchId }) => branchId),
    ...rowsOf("alternativeSite", await listSites(tx, scope), (site) => site.alternativeSiteId),
    ...rowsOf("supplier", await listSuppliers(tx, scope), ({ supplierId }) => supplierId),
    ...rowsOf("customer", await listCustomers(tx, scope), ({ customerId }) => customerId),
  ];
}

export const listLocations = route(endpoint, async ({ scope }, { database, geocoder }) => {
  const rows = await database.transaction((tx) => readRows(tx, scope), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  const positions = await positionsOf(geocoder, rows);
  return {
    locations: rows.map(({ pin: _pin, ...location }, at) => ({
      ...location,
      position: positions[at] ?? null,
    })),
  };
});
