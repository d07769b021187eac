import {
  createAlternativeSite as createEndpoint,
  deleteAlternativeSite as deleteEndpoint,
  listAlternativeSites as listEndpoint,
  updateAlternativeSite as updateEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { DeletableList } from "../../../platform/deletion/deletable-list";
import { deletesRecord } from "../../../platform/deletion/handle-deletions";
import { listRoute } from "../../../platform/http/list-route";
import { assertListNotFull } from "../../../platform/limits/row-limits-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { withRecognisedPhone } from "../../../platform/phone-number";
import { recordChange, recordDifference } from "../../history/public";
import { withCountry } from "../country/country-rules";
import { countryForPlace } from "../country/organisation-country-store";
import { insertSite, listSites, readSite, updateSite } from "./recovery-sites-store";

export const listAlternativeSites = listRoute(listEndpoint, ({ scope }, services, page) =>
  listSites(services.database.query, services, scope, page),
);

export const createAlternativeSite = route(createEndpoint, async (call, services) => {
  const { scope, origin } = call;
  const alternativeSiteId = services.newId();
  const { organisationId } = scope;
  const createdAt = services.clock.now();
  return services.database.transaction(async (tx) => {
    await assertListNotFull(tx, services, "alternativeSites", scope);
    const input = withCountry(call.body, null);
    const country = await countryForPlace(services, scope, input, tx);
    const body = withRecognisedPhone(input, country);
    await insertSite(tx, { organisationId, id: alternativeSiteId, createdAt }, body);
    await recordChange(
      tx,
      services,
      { scope, origin },
      { action: "organisations.alternative-site-added", id: alternativeSiteId, name: body.name },
    );
    const site = await readSite(tx, services, scope, alternativeSiteId);
    if (!site) throw new Error("The new recovery site was not found.");
    return site;
  });
});

export const updateAlternativeSite = route(
  updateEndpoint,
  ({ body, params, scope, origin }, services) =>
    services.database.transaction(async (tx) => {
      const id = params.alternativeSiteId;
      const before = await readSite(tx, services, scope, id);
      if (!before) throw new ProblemError(NOT_FOUND);
      const input = withCountry(body, before);
      const place = { ...before, country: certainCountry(before), ...input };
      const country = await countryForPlace(services, scope, place, tx);
      const changes = withRecognisedPhone(input, country, before);
      await updateSite(tx, scope, id, changes);
      const site = await readSite(tx, services, scope, id);
      if (!site) throw new ProblemError(NOT_FOUND);
      await recordDifference(tx, services, { scope, origin }, [before, site], {
        action: "organisations.alternative-site-changed",
        id,
        name: site.name,
      });
      return site;
    }),
);

const SITES: DeletableList = {
  list: "alternativeSites",
  table: "alternative_sites",
  event: "organisations.alternative-site",
  nameOf: ({ name }) => String(name),
};

export const deleteAlternativeSite = route(
  deleteEndpoint,
  deletesRecord(SITES, "alternativeSiteId"),
);
