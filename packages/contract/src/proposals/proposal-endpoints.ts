import * as z from "zod/mini";
import {
  defineEndpoint,
  inOrganisation,
  inPlan,
  list,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { PageQuery } from "../platform/list-page";
import { ConfirmPlanProposalsInput, ConfirmProposalsInput, Proposal } from "./proposal";

export const listProposals = defineEndpoint({
  name: "listProposals",
  method: "GET",
  path: "/orgs/:orgId/proposals",
  summary:
    "Lists the entries of an organisation and its plans that were added from suggestions and are not confirmed.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(Proposal)),
});

/** Editing an entry confirms it too. */
export const confirmProposals = defineEndpoint({
  name: "confirmProposals",
  method: "POST",
  path: "/orgs/:orgId/proposals/confirm",
  summary: "Confirms proposed entries of an organisation, all or none.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: ConfirmProposalsInput,
  response: nothing,
});

export const confirmPlanProposals = defineEndpoint({
  name: "confirmPlanProposals",
  method: "POST",
  path: "/plans/:planId/proposals/confirm",
  summary: "Confirms proposed entries of a plan, all or none; risks one by one.",
  access: inPlan("plan.change"),
  body: ConfirmPlanProposalsInput,
  response: nothing,
});
