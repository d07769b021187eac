import * as z from "zod/mini";
import {
  ACCOUNT,
  created,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";
import { PageQuery } from "../platform/list-page";
import { LIST_FULL, NOT_ALLOWED, ORGANISATION_ARCHIVED } from "../platform/errors";
import { RISK_SERVICE_UNAVAILABLE } from "../industries/errors";
import { CreateOrganisationInput, Organisation, UpdateOrganisationInput } from "./organisation";

export const listOrganisations = defineEndpoint({
  name: "listOrganisations",
  method: "GET",
  path: "/orgs",
  summary:
    "Lists the user's organisations, the default first, then by name; archived ones on request.",
  access: ACCOUNT,
  query: z.extend(PageQuery, { archived: z.optional(z.enum(["true", "false"])) }),
  response: list(z.array(Organisation)),
});

export const createOrganisation = defineEndpoint({
  name: "createOrganisation",
  method: "POST",
  path: "/orgs",
  summary: "Creates an organisation with its Head Office; the user becomes its owner.",
  access: ACCOUNT,
  body: CreateOrganisationInput,
  response: created(Organisation),
  errors: [LIST_FULL, RISK_SERVICE_UNAVAILABLE],
});

export const readOrganisation = defineEndpoint({
  name: "readOrganisation",
  method: "GET",
  path: "/orgs/:orgId",
  summary: "Returns an organisation.",
  access: inOrganisation("organisation.read"),
  response: json(Organisation),
});

export const updateOrganisation = defineEndpoint({
  name: "updateOrganisation",
  method: "PATCH",
  path: "/orgs/:orgId",
  summary: "Changes the given fields; only an owner or broker can archive.",
  access: writesInOrganisation("organisation.profile", {
    touches: NO_PLANS,
    whileArchived: "allowed",
  }),
  body: UpdateOrganisationInput,
  hasVersion: true,
  response: json(Organisation),
  errors: [NOT_ALLOWED, ORGANISATION_ARCHIVED, RISK_SERVICE_UNAVAILABLE],
});

export const setDefaultOrganisation = defineEndpoint({
  name: "setDefaultOrganisation",
  method: "PATCH",
  path: "/orgs/:orgId/default",
  summary: "Makes this the user's default organisation.",
  access: writesInOrganisation("organisation.read", {
    touches: NO_PLANS,
    whileArchived: "allowed",
  }),
  response: json(Organisation),
});
