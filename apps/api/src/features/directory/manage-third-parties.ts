import { strategicThirdPartyCategoryById } from "@holdfast/content/library/strategic-third-party-categories";
import {
  SELECT_CATEGORY,
  type StrategicThirdPartyChanges,
} from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty as createEndpoint,
  listStrategicThirdParties as listEndpoint,
  updateStrategicThirdParty as updateEndpoint,
} from "@holdfast/contract/directory/third-party-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError, fieldError } from "../../platform/problem-error";
import { insertThirdParty, listThirdParties, updateThirdParty } from "./third-parties-store";

/** Checked here because the content library knows the categories and the contract does not. */
function refuseUnknownCategory({ strategicThirdPartyCategoryId: id }: StrategicThirdPartyChanges) {
  if (id !== undefined && !strategicThirdPartyCategoryById(id))
    throw fieldError("strategicThirdPartyCategoryId", SELECT_CATEGORY);
}

export const listStrategicThirdParties = listRoute(
  listEndpoint,
  ({ query, scope }, { database }, part) =>
    listThirdParties(database.query, scope, query.classId && Number(query.classId), part),
);

export const createStrategicThirdParty = route(
  createEndpoint,
  async ({ body, scope }, services) => {
    refuseUnknownCategory(body);
    return services.database.transaction(async (tx) => {
      await refuseFullList(tx, services, "thirdParties", scope);
      return insertThirdParty(tx, services, scope, body);
    });
  },
);

export const updateStrategicThirdParty = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    refuseUnknownCategory(body);
    const id = params.strategicThirdPartyId;
    const thirdParty = await database.transaction((tx) => updateThirdParty(tx, scope, id, body));
    if (!thirdParty) throw new ProblemError(NOT_FOUND);
    return thirdParty;
  },
);
