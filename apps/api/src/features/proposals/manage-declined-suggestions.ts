import type { DeclinedSuggestion } from "@holdfast/contract/proposals/declined-suggestion";
import {
  declinePlanSuggestion as planEndpoint,
  declineSuggestion as organisationEndpoint,
  listDeclinedSuggestions as listEndpoint,
} from "@holdfast/contract/proposals/declined-suggestion-endpoints";
import type { OrganisationScope } from "../../platform/access/scope";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import type { Services } from "../../platform/services";
import { deleteDeclined, insertDeclined, listDeclined } from "./declined-suggestions-store";

export const listDeclinedSuggestions = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listDeclined(database.query, scope, page),
);

type Answered = DeclinedSuggestion & { readonly isDeclined: boolean };

/** Does not mark the plan as modified: no document or figure depends on declined suggestions. */
const save = (
  services: Services,
  scope: OrganisationScope,
  { isDeclined, ...suggestion }: Answered,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    if (!isDeclined) return deleteDeclined(tx, scope, suggestion);
    await assertListNotFull(tx, services, "declinedSuggestions", scope);
    await insertDeclined(tx, scope, suggestion);
  });

export const declineSuggestion = route(organisationEndpoint, ({ scope, body }, services) =>
  save(services, scope, { ...body, planId: null }),
);

export const declinePlanSuggestion = route(planEndpoint, ({ scope, body }, services) =>
  save(services, scope, { ...body, planId: scope.planId }),
);
