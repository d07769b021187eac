import type { Location, LocationKind } from "@holdfast/contract/dashboard/location";
import { listLocations as endpoint } from "@holdfast/contract/dashboard/location-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import { SNAPSHOT, type Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { listCustomers, listSuppliers } from "../directory/public";
import { type CountryServices, listBranches, listSites } from "../organisations/public";
import { type Addressed, addressOf, positionsOf } from "./find-positions";
import { readPins } from "./location-positions-store";

type Row = Omit<Location, "position" | "address"> & Addressed;
type Named = { readonly name: string; readonly address: string | null };
type InCountry = { readonly country: string; readonly isCountryAssumed: boolean };

/** Reads all kinds in one snapshot, with a fixed number of statements. */
async function readRows(
  tx: Transaction,
  services: CountryServices,
  scope: PlanScope,
): Promise<Row[]> {
  const pins = await readPins(tx, scope);
  const branches = await listBranches(tx, services, scope);
  const likelyCountry = branches[0]?.country ?? services.config.defaultCountry;
  const rowsOf = <Place extends Named & Partial<InCountry>>(
    kind: LocationKind,
    places: readonly Place[],
    idOf: (place: Place) => string,
  ): Row[] =>
    places.map((place) => {
      const locationId = idOf(place);
      const { name, address, country, isCountryAssumed } = place;
      return {
        ...addressOf(address ?? "", likelyCountry),
        ...(country === undefined ? {} : { country }),
        kind,
        locationId,
        name,
        assumedCountry: isCountryAssumed ? (country ?? null) : null,
        pin: pins.get(locationId),
      };
    });
  return [
    ...rowsOf("branch", branches, ({ branchId }) => branchId),
    ...rowsOf(
      "alternativeSite",
      await listSites(tx, services, scope),
      (site) => site.alternativeSiteId,
    ),
    ...rowsOf("supplier", await listSuppliers(tx, scope), ({ supplierId }) => supplierId),
    ...rowsOf("customer", await listCustomers(tx, scope), ({ customerId }) => customerId),
  ];
}

export const listLocations = route(endpoint, async ({ scope }, services) => {
  const { database, geocoder } = services;
  const rows = await database.transaction((tx) => readRows(tx, services, scope), SNAPSHOT);
  const positions = await positionsOf(geocoder, rows);
  return {
    locations: rows.map(
      ({ pin: _pin, country: _country, likelyCountry: _likely, ...location }, at) => ({
        ...location,
        position: positions[at] ?? null,
      }),
    ),
  };
});
