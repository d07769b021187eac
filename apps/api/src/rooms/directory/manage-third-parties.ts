import { strategicThirdPartyCategoryById } from "@holdfast/content/library/strategic-third-party-categories";
import {
  SELECT_CATEGORY,
  type StrategicThirdPartyChanges,
} from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty as createEndpoint,
  deleteStrategicThirdParty as deleteEndpoint,
  listStrategicThirdParties as listEndpoint,
  updateStrategicThirdParty as updateEndpoint,
} from "@holdfast/contract/directory/third-party-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { Refusal, refuseField } from "../../platform/refusal";
import { deleteEntry } from "./delete-entry";
import {
  deleteThirdParty,
  insertThirdParty,
  listThirdParties,
  updateThirdParty,
} from "./third-parties-store";

/** The library knows the categories, the contract does not. */
function refuseUnknownCategory({ strategicThirdPartyCategoryId: id }: StrategicThirdPartyChanges) {
  if (id !== undefined && !strategicThirdPartyCategoryById(id))
    throw refuseField("strategicThirdPartyCategoryId", SELECT_CATEGORY);
}

export const listStrategicThirdParties = route(listEndpoint, ({ query, scope }, { database }) =>
  listThirdParties(database.query, scope, query.classId && Number(query.classId)),
);

export const createStrategicThirdParty = route(
  createEndpoint,
  async ({ body, scope }, services) => {
    refuseUnknownCategory(body);
    return services.database.transaction((tx) => insertThirdParty(tx, services, scope, body));
  },
);

export const updateStrategicThirdParty = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    refuseUnknownCategory(body);
    const id = params.strategicThirdPartyId;
    const thirdParty = await database.transaction((tx) => updateThirdParty(tx, scope, id, body));
    if (!thirdParty) throw new Refusal(NOT_FOUND);
    return thirdParty;
  },
);

export const deleteStrategicThirdParty = route(deleteEndpoint, (call, services) =>
  deleteEntry(call, services, {
    noun: "third-party",
    id: call.params.strategicThirdPartyId,
    remove: deleteThirdParty,
  }),
);
