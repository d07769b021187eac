import * as z from "zod/mini";
import { defineEndpoint, inOrganisation, json } from "../platform/endpoint";
import { SearchHit, SearchQuery } from "./search";

export const searchOrganisation = defineEndpoint({
  name: "searchOrganisation",
  method: "GET",
  path: "/orgs/:orgId/search",
  summary: "Finds entries of the organisation's lists and plans by their text.",
  access: inOrganisation("organisation.read"),
  query: SearchQuery,
  response: json(z.array(SearchHit)),
});
