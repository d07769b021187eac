import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, inOrganisation, json } from "../platform/endpoint";
import { NamedOpenIncident, OpenIncident } from "./incident";

/** Every page shows them. */
export const listOpenIncidents = defineEndpoint({
  name: "listOpenIncidents",
  method: "GET",
  path: "/orgs/:orgId/open_incidents",
  summary:
    "Lists the active incidents of all plans: real ones before rehearsals, then the highest level.",
  access: inOrganisation("organisation.read"),
  response: json(z.array(OpenIncident)),
});

/** Pages outside an organisation show them. */
export const listAllOpenIncidents = defineEndpoint({
  name: "listAllOpenIncidents",
  method: "GET",
  path: "/user/open_incidents",
  summary:
    "Lists the active incidents of all organisations that the user may see, archived ones excepted: real ones before rehearsals, then the highest level.",
  access: ACCOUNT,
  response: json(z.array(NamedOpenIncident)),
});
