import { strategicThirdPartyCategoryById } from "@holdfast/content/library/impact/strategic-third-party-categories";
import {
  SELECT_CATEGORY,
  type StrategicThirdPartyChanges,
} from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty as createEndpoint,
  listStrategicThirdParties as listEndpoint,
  updateStrategicThirdParty as updateEndpoint,
} from "@holdfast/contract/directory/third-party-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { changeRow, recordChange } from "../history/public";
import { countryFor } from "../organisations/public";
import { withPartyPhone } from "./party-number-rules";
import {
  insertThirdParty,
  listThirdParties,
  readThirdParty,
  updateThirdParty,
} from "./third-parties-store";

/** Checked here because the content library knows the categories and the contract does not. */
function assertKnownCategory({ strategicThirdPartyCategoryId: id }: StrategicThirdPartyChanges) {
  if (id !== undefined && !strategicThirdPartyCategoryById(id))
    throw fieldError("strategicThirdPartyCategoryId", SELECT_CATEGORY);
}

export const listStrategicThirdParties = listRoute(
  listEndpoint,
  ({ query, scope }, { database }, page) =>
    listThirdParties(database.query, scope, query.classId && Number(query.classId), page),
  { orderKey: "strategicThirdPartyId" },
);

export const createStrategicThirdParty = route(
  createEndpoint,
  async ({ body, scope, origin }, services) => {
    assertKnownCategory(body);
    return services.database.transaction(async (tx) => {
      await assertListNotFull(tx, services, "thirdParties", scope);
      const thirdParty = await insertThirdParty(
        tx,
        services,
        scope,
        withPartyPhone(body, await countryFor(services, scope, tx)),
      );
      await recordChange(
        tx,
        services,
        { scope, origin },
        {
          action: "directory.third-party-added",
          id: thirdParty.strategicThirdPartyId,
          name: body.name,
        },
      );
      return thirdParty;
    });
  },
);

export const updateStrategicThirdParty = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  assertKnownCategory(body);
  const id = params.strategicThirdPartyId;
  const country = await countryFor(services, scope);
  return services.database.transaction((tx) =>
    changeRow(tx, services, call, {
      action: "directory.third-party-changed",
      id,
      nameOf: ({ name }) => name,
      read: () => readThirdParty(tx, scope, id),
      update: (before) =>
        updateThirdParty(tx, scope, id, withPartyPhone(body, country, before), call.ifMatch),
    }),
  );
});
