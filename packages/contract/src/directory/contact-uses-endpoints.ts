import { defineEndpoint, inOrganisation, json } from "../platform/endpoint";
import { ContactUses } from "./contact-uses";

export const listContactUses = defineEndpoint({
  name: "listContactUses",
  method: "GET",
  path: "/orgs/:orgId/contacts/:contactId/uses",
  summary: "Lists the teams, risks and plans that use a contact.",
  access: inOrganisation("organisation.read"),
  response: json(ContactUses),
});
