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
import { HAS_PLANS, HEAD_OFFICE_UNDELETABLE } from "./errors";
import { AlternativeSite, AlternativeSiteInput, Branch, BranchInput } from "./place";

export const BRANCH_DELETED = "The branch has been successfully deleted";
export const ALTERNATIVE_SITE_DELETED = "The alternative site has been successfully deleted";

export const listBranches = defineEndpoint({
  name: "listBranches",
  method: "GET",
  path: "/orgs/:orgId/branches",
  summary: "Lists the business locations with their business units, Head Office first.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(Branch)),
});

export const createBranch = defineEndpoint({
  name: "createBranch",
  method: "POST",
  path: "/orgs/:orgId/branches",
  summary: "Adds a business location.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: BranchInput,
  response: created(Branch),
  errors: [LIST_FULL],
});

export const updateBranch = defineEndpoint({
  name: "updateBranch",
  method: "PATCH",
  path: "/orgs/:orgId/branches/:branchId",
  summary: "Changes the given fields of a business location.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: z.partial(BranchInput),
  response: json(Branch),
});

export const deleteBranch = defineEndpoint({
  name: "deleteBranch",
  method: "DELETE",
  path: "/orgs/:orgId/branches/:branchId",
  summary: "Deletes a business location that has no plans and is not Head Office.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("branch", { param: "branchId" }),
  }),
  response: nothing,
  errors: [HAS_PLANS, HEAD_OFFICE_UNDELETABLE],
});

export const listAlternativeSites = defineEndpoint({
  name: "listAlternativeSites",
  method: "GET",
  path: "/orgs/:orgId/alternative_sites",
  summary: "Lists the short-term recovery sites by name.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(AlternativeSite)),
});

export const createAlternativeSite = defineEndpoint({
  name: "createAlternativeSite",
  method: "POST",
  path: "/orgs/:orgId/alternative_sites",
  summary: "Adds a short-term recovery site.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: AlternativeSiteInput,
  response: created(AlternativeSite),
  errors: [LIST_FULL],
});

export const updateAlternativeSite = defineEndpoint({
  name: "updateAlternativeSite",
  method: "PATCH",
  path: "/orgs/:orgId/alternative_sites/:alternativeSiteId",
  summary: "Changes the given fields of a recovery site.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: z.partial(AlternativeSiteInput),
  response: json(AlternativeSite),
});

export const deleteAlternativeSite = defineEndpoint({
  name: "deleteAlternativeSite",
  method: "DELETE",
  path: "/orgs/:orgId/alternative_sites/:alternativeSiteId",
  summary: "Deletes a recovery site; recovery strategies that use it need a new location.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("alternative-site", { param: "alternativeSiteId" }),
  }),
  response: nothing,
});
