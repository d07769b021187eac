import * as z from "zod/mini";
import {
  created,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  nothing,
  plansUsing,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { Contact, ContactChanges, ContactInput } from "./contact";

export const CONTACT_DELETED = "The contact has been successfully deleted";

export const listContacts = defineEndpoint({
  name: "listContacts",
  method: "GET",
  path: "/orgs/:orgId/contacts",
  summary: "Lists the organisation's contacts by last and first name.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(Contact)),
});

export const createContact = defineEndpoint({
  name: "createContact",
  method: "POST",
  path: "/orgs/:orgId/contacts",
  summary: "Adds a contact.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: ContactInput,
  response: created(Contact),
  errors: [LIST_FULL],
});

export const updateContact = defineEndpoint({
  name: "updateContact",
  method: "PATCH",
  path: "/orgs/:orgId/contacts/:contactId",
  summary: "Changes the given fields of a contact.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: ContactChanges,
  hasVersion: true,
  response: json(Contact),
});

export const deleteContact = defineEndpoint({
  name: "deleteContact",
  method: "DELETE",
  path: "/orgs/:orgId/contacts/:contactId",
  summary: "Deletes a contact and removes it from every team, risk and plan that uses it.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("contact", { param: "contactId" }),
  }),
  response: nothing,
});
