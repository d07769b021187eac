import * as z from "zod/mini";
import {
  defineEndpoint,
  inPlan,
  json,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { Location, LocationPositionInput } from "./location";

export const listLocations = defineEndpoint({
  name: "listLocations",
  method: "GET",
  path: "/plans/:planId/locations",
  summary:
    "Lists the business locations, recovery sites, customers and suppliers of the plan's organisation with their positions.",
  access: inPlan("plan.read"),
  response: json(z.object({ locations: z.array(Location) })),
});

export const setLocationPosition = defineEndpoint({
  name: "setLocationPosition",
  method: "PUT",
  path: "/orgs/:orgId/locations/:locationId/position",
  summary: "Sets the pin of a location on the map, in place of the position of its address.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: LocationPositionInput,
  response: nothing,
});

export const removeLocationPosition = defineEndpoint({
  name: "removeLocationPosition",
  method: "DELETE",
  path: "/orgs/:orgId/locations/:locationId/position",
  summary: "Removes the pin of a location, which returns to the position of its address.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  response: nothing,
});
