import * as z from "zod/mini";
import {
  created,
  defineEndpoint,
  inOrganisation,
  inPlan,
  json,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { POLICY_REPLACED } from "./errors";
import { PlanPolicy, PlanPolicyInput, Policy, PolicyInput, PolicySignatureInput } from "./policy";

/** Shown after a policy is saved; the specification gives no wording. */
export const POLICY_SAVED = "The policy has been successfully saved";

export const readLatestPolicy = defineEndpoint({
  name: "readLatestPolicy",
  method: "GET",
  path: "/orgs/:orgId/policies/latest",
  summary: "Returns the policy in force; null until the first one is saved.",
  access: inOrganisation("organisation.read"),
  response: json(z.nullable(Policy)),
});

export const listPolicies = defineEndpoint({
  name: "listPolicies",
  method: "GET",
  path: "/orgs/:orgId/policies",
  summary: "Lists all versions of the policy, newest first.",
  access: inOrganisation("organisation.read"),
  response: json(z.array(Policy)),
});

export const createPolicy = defineEndpoint({
  name: "createPolicy",
  method: "POST",
  path: "/orgs/:orgId/policies",
  summary: "Saves a new version of the policy, which replaces the one in force.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: PolicyInput,
  hasVersion: true,
  response: created(Policy),
  errors: [LIST_FULL],
});

export const signPolicy = defineEndpoint({
  name: "signPolicy",
  method: "POST",
  path: "/orgs/:orgId/policies/:policyId/signature",
  summary: "Records who signed the printed policy in force, and when.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: PolicySignatureInput,
  response: json(Policy),
  errors: [POLICY_REPLACED],
});

export const readLatestPlanPolicy = defineEndpoint({
  name: "readLatestPlanPolicy",
  method: "GET",
  path: "/plans/:planId/policy/latest",
  summary: "Returns the policy in force and the contacts who are accountable for it in the plan.",
  access: inPlan("plan.read"),
  response: json(PlanPolicy),
});

export const savePlanPolicy = defineEndpoint({
  name: "savePlanPolicy",
  method: "POST",
  path: "/plans/:planId/policy",
  summary: "Replaces the contacts who are accountable for the policy in the plan.",
  access: inPlan("plan.change"),
  body: PlanPolicyInput,
  response: created(PlanPolicy),
});
