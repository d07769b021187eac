import type { Location, LocationKind } from "@holdfast/contract/dashboard/location";
import { listLocations as endpoint } from "@holdfast/contract/dashboard/location-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { listCustomers, listSuppliers } from "../directory/public";
import { listBranches, listSites } from "../organisations/public";
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
      const address = place.address ?? "";
      const pin = pins.get(locationId);
      // A pin belongs to the address for which it was set.
      return {
        kind,
        locationId,
        name: place.name,
        address,
        pin: pin?.address === address ? pin : undefined,
      };
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
  const unpinned = rows.filter(({ pin, address }) => !pin && address !== "");
  const addresses = [...new Set(unpinned.map(({ address }) => address))];
  const places = await geocoder.find(addresses);
  const placeOf = new Map(addresses.map((address, at) => [address, places[at]]));
  const positionOf = ({ pin, address }: Row): Location["position"] => {
    if (pin) {
      const { latitude, longitude } = pin;
      return { latitude, longitude, source: "pin", placeName: null };
    }
    const place = placeOf.get(address);
    if (!place) return null;
    const { latitude, longitude, precision, name } = place;
    return { latitude, longitude, source: precision, placeName: name };
  };
  return {
    locations: rows.map((row) => ({
      kind: row.kind,
      locationId: row.locationId,
      name: row.name,
      address: row.address,
      position: positionOf(row),
    })),
  };
});
