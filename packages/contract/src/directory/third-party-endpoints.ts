import * as z from "zod/mini";
import {
  created,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import {
  StrategicThirdParty,
  StrategicThirdPartyChanges,
  StrategicThirdPartyInput,
  THIRD_PARTY_CLASSES,
} from "./third-party";

export const STRATEGIC_THIRD_PARTY_DELETED =
  "The strategic third party has been successfully deleted";

export const listStrategicThirdParties = defineEndpoint({
  name: "listStrategicThirdParties",
  method: "GET",
  path: "/orgs/:orgId/strategic_third_parties",
  summary: "Lists the strategic third parties by name, optionally of one class.",
  access: inOrganisation("organisation.read"),
  query: z.extend(PageQuery, {
    classId: z.optional(z.enum(Object.values(THIRD_PARTY_CLASSES), "Unknown class.")),
  }),
  response: list(z.array(StrategicThirdParty)),
});

export const createStrategicThirdParty = defineEndpoint({
  name: "createStrategicThirdParty",
  method: "POST",
  path: "/orgs/:orgId/strategic_third_parties",
  summary: "Adds a strategic third party or crisis expert, by its category.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: StrategicThirdPartyInput,
  response: created(StrategicThirdParty),
  errors: [LIST_FULL],
});

export const updateStrategicThirdParty = defineEndpoint({
  name: "updateStrategicThirdParty",
  method: "PATCH",
  path: "/orgs/:orgId/strategic_third_parties/:strategicThirdPartyId",
  summary: "Changes the given fields of a strategic third party.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: StrategicThirdPartyChanges,
  hasVersion: true,
  response: json(StrategicThirdParty),
});

export const deleteStrategicThirdParty = defineEndpoint({
  name: "deleteStrategicThirdParty",
  method: "DELETE",
  path: "/orgs/:orgId/strategic_third_parties/:strategicThirdPartyId",
  summary: "Deletes a strategic third party.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  response: nothing,
});
