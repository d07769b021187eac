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
import { Supplier, TradingPartnerChanges, TradingPartnerInput } from "./trading-partner";

export const SUPPLIER_DELETED = "The supplier has been successfully deleted";

export const listSuppliers = defineEndpoint({
  name: "listSuppliers",
  method: "GET",
  path: "/orgs/:orgId/suppliers",
  summary: "Lists the organisation's suppliers by name.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(Supplier)),
});

export const createSupplier = defineEndpoint({
  name: "createSupplier",
  method: "POST",
  path: "/orgs/:orgId/suppliers",
  summary: "Adds a supplier.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: TradingPartnerInput,
  response: created(Supplier),
  errors: [LIST_FULL],
});

export const updateSupplier = defineEndpoint({
  name: "updateSupplier",
  method: "PATCH",
  path: "/orgs/:orgId/suppliers/:supplierId",
  summary: "Changes the given fields of a supplier.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: TradingPartnerChanges,
  hasVersion: true,
  response: json(Supplier),
});

export const deleteSupplier = defineEndpoint({
  name: "deleteSupplier",
  method: "DELETE",
  path: "/orgs/:orgId/suppliers/:supplierId",
  summary: "Deletes a supplier.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("supplier", { param: "supplierId" }),
  }),
  response: nothing,
});
