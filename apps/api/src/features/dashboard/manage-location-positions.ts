import {
  removeLocationPosition as removeEndpoint,
  setLocationPosition as setEndpoint,
} from "@holdfast/contract/dashboard/location-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isForeignKeyViolation } from "../../platform/database/sql-state";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { deletePin, replacePin } from "./location-positions-store";

export const setLocationPosition = route(setEndpoint, async ({ body, params, scope }, services) => {
  const row = { id: services.newId(), placedAt: services.clock.now() };
  await services.database
    .transaction((tx) => replacePin(tx, scope, params.locationId, row, body))
    .catch((thrown: unknown) => {
      // There is no such location in the organisation.
      throw isForeignKeyViolation(thrown) ? new ProblemError(NOT_FOUND) : thrown;
    });
});

export const removeLocationPosition = route(
  removeEndpoint,
  async ({ params, scope }, { database }) => {
    const isRemoved = await database.transaction((tx) => deletePin(tx, scope, params.locationId));
    if (!isRemoved) throw new ProblemError(NOT_FOUND);
  },
);
