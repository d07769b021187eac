import { countryAt } from "@holdfast/content/places/country-at";
import {
  removeLocationPosition as removeEndpoint,
  setLocationPosition as setEndpoint,
} from "@holdfast/contract/dashboard/location-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isForeignKeyViolation } from "../../platform/database/sql/sql-state";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { setPinCountry } from "../organisations/public";
import { deletePin, replacePin } from "./location-positions-store";

export const setLocationPosition = route(setEndpoint, async ({ body, params, scope }, services) => {
  const row = { id: services.newId(), placedAt: services.clock.now() };
  await services.database
    .transaction(async (tx) => {
      await replacePin(tx, scope, params.locationId, row, body);
      const { address } = body;
      const pinCountry = countryAt(body);
      await setPinCountry(tx, scope, params.locationId, { pinCountry, address });
    })
    .catch((error: unknown) => {
      // There is no such location in the organisation.
      throw isForeignKeyViolation(error) ? new ProblemError(NOT_FOUND) : error;
    });
});

export const removeLocationPosition = route(
  removeEndpoint,
  async ({ params, scope }, { database }) => {
    const isRemoved = await database.transaction(async (tx) => {
      await setPinCountry(tx, scope, params.locationId, { pinCountry: null });
      return deletePin(tx, scope, params.locationId);
    });
    if (!isRemoved) throw new ProblemError(NOT_FOUND);
  },
);
