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
import { Customer, TradingPartnerChanges, TradingPartnerInput } from "./trading-partner";

export const CUSTOMER_DELETED = "The customer has been successfully deleted";

export const listCustomers = defineEndpoint({
  name: "listCustomers",
  method: "GET",
  path: "/orgs/:orgId/customers",
  summary: "Lists the organisation's customers by name.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(Customer)),
});

export const createCustomer = defineEndpoint({
  name: "createCustomer",
  method: "POST",
  path: "/orgs/:orgId/customers",
  summary: "Adds a customer.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: TradingPartnerInput,
  response: created(Customer),
  errors: [LIST_FULL],
});

export const updateCustomer = defineEndpoint({
  name: "updateCustomer",
  method: "PATCH",
  path: "/orgs/:orgId/customers/:customerId",
  summary: "Changes the given fields of a customer.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: TradingPartnerChanges,
  hasVersion: true,
  response: json(Customer),
});

export const deleteCustomer = defineEndpoint({
  name: "deleteCustomer",
  method: "DELETE",
  path: "/orgs/:orgId/customers/:customerId",
  summary: "Deletes a customer.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  response: nothing,
});
