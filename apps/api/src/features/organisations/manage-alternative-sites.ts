import {
  createAlternativeSite as createEndpoint,
  deleteAlternativeSite as deleteEndpoint,
  listAlternativeSites as listEndpoint,
  updateAlternativeSite as updateEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { deleteSite, insertSite, listSites, updateSite } from "./places-store";

export const listAlternativeSites = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  listSites(database.query, scope, part),
);

export const createAlternativeSite = route(createEndpoint, async ({ body, scope }, services) => {
  const alternativeSiteId = services.newId();
  const { organisationId } = scope;
  const createdAt = services.clock.now();
  await services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "alternativeSites", scope);
    await insertSite(tx, { organisationId, id: alternativeSiteId, createdAt }, body);
  });
  return { alternativeSiteId, ...body };
});

export const updateAlternativeSite = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    const site = await database.transaction((tx) =>
      updateSite(tx, scope, params.alternativeSiteId, body),
    );
    if (!site) throw new ProblemError(NOT_FOUND);
    return site;
  },
);

export const deleteAlternativeSite = route(
  deleteEndpoint,
  async ({ params, scope, origin }, services) => {
    await services.database.transaction(async (tx) => {
      if (!(await deleteSite(tx, scope, params.alternativeSiteId)))
        throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "organisations.alternative-site-deleted",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.alternativeSiteId,
        address: origin.address,
      });
    });
  },
);
