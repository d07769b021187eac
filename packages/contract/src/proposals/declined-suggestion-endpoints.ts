import * as z from "zod/mini";
import {
  defineEndpoint,
  inOrganisation,
  inPlan,
  list,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import {
  DeclinedSuggestion,
  DeclinePlanSuggestionInput,
  DeclineSuggestionInput,
} from "./declined-suggestion";

export const listDeclinedSuggestions = defineEndpoint({
  name: "listDeclinedSuggestions",
  method: "GET",
  path: "/orgs/:orgId/declined_suggestions",
  summary: "Lists what is not suggested to an organisation and its plans any more.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(DeclinedSuggestion)),
});

export const declineSuggestion = defineEndpoint({
  name: "declineSuggestion",
  method: "PUT",
  path: "/orgs/:orgId/declined_suggestions",
  summary:
    "Records that a suggestion for the organisation's lists is not for it, or takes that back.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: DeclineSuggestionInput,
  response: nothing,
  errors: [LIST_FULL],
});

export const declinePlanSuggestion = defineEndpoint({
  name: "declinePlanSuggestion",
  method: "PUT",
  path: "/plans/:planId/declined_suggestions",
  summary: "Records that a suggestion is not for this plan, or takes that back.",
  access: inPlan("plan.change"),
  body: DeclinePlanSuggestionInput,
  response: nothing,
  errors: [LIST_FULL],
});
