import {
  createAlternativeSite as createEndpoint,
  deleteAlternativeSite as deleteEndpoint,
  listAlternativeSites as listEndpoint,
  updateAlternativeSite as updateEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { recordChange, recordDifference } from "../history/public";
import { deleteSite, insertSite, listSites, updateSite } from "./places-store";

export const listAlternativeSites = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  listSites(database.query, scope, part),
);

export const createAlternativeSite = route(
  createEndpoint,
  async ({ body, scope, origin }, services) => {
    const alternativeSiteId = services.newId();
    const { organisationId } = scope;
    const createdAt = services.clock.now();
    await services.database.transaction(async (tx) => {
      await refuseFullList(tx, services, "alternativeSites", scope);
      await insertSite(tx, { organisationId, id: alternativeSiteId, createdAt }, body);
      await recordChange(
        tx,
        services,
        { scope, origin },
        { action: "organisations.alternative-site-added", id: alternativeSiteId, name: body.name },
      );
    });
    return { alternativeSiteId, ...body };
  },
);

export const updateAlternativeSite = route(
  updateEndpoint,
  ({ body, params, scope, origin }, services) =>
    services.database.transaction(async (tx) => {
      const id = params.alternativeSiteId;
      const before = await updateSite(tx, scope, id, {});
      const site = await updateSite(tx, scope, id, body);
      if (!before || !site) throw new ProblemError(NOT_FOUND);
      await recordDifference(tx, services, { scope, origin }, [before, site], {
        action: "organisations.alternative-site-changed",
        id,
        name: site.name,
      });
      return site;
    }),
);

export const deleteAlternativeSite = route(
  deleteEndpoint,
  async ({ params, scope, origin }, services) => {
    await services.database.transaction(async (tx) => {
      const id = params.alternativeSiteId;
      const name = await deleteSite(tx, scope, id);
      if (name === undefined) throw new ProblemError(NOT_FOUND);
      await recordChange(
        tx,
        services,
        { scope, origin },
        { action: "organisations.alternative-site-deleted", id, name },
      );
    });
  },
);
