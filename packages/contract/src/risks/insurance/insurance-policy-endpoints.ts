import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, nothing } from "../../platform/endpoint";
import { LIST_FULL } from "../../platform/errors";
import { InsurancePolicy, InsurancePolicyChanges, InsurancePolicyInput } from "./insurance-policy";

export const INSURANCE_POLICY_DELETED = "The insurance policy has been successfully deleted";

export const listInsurancePolicies = defineEndpoint({
  name: "listInsurancePolicies",
  method: "GET",
  path: "/plans/:planId/insurance_policies",
  summary: "Lists the plan's insurance schedule, by kind and creation date.",
  access: inPlan("plan.read"),
  response: json(z.array(InsurancePolicy)),
});

export const createInsurancePolicy = defineEndpoint({
  name: "createInsurancePolicy",
  method: "POST",
  path: "/plans/:planId/insurance_policies",
  summary: "Adds an insurance policy to the plan's schedule.",
  access: inPlan("plan.change"),
  body: InsurancePolicyInput,
  response: created(InsurancePolicy),
  errors: [LIST_FULL],
});

export const updateInsurancePolicy = defineEndpoint({
  name: "updateInsurancePolicy",
  method: "PATCH",
  path: "/plans/:planId/insurance_policies/:insurancePolicyId",
  summary: "Changes the given fields of an insurance policy.",
  access: inPlan("plan.change"),
  body: InsurancePolicyChanges,
  hasVersion: true,
  response: json(InsurancePolicy),
});

export const deleteInsurancePolicy = defineEndpoint({
  name: "deleteInsurancePolicy",
  method: "DELETE",
  path: "/plans/:planId/insurance_policies/:insurancePolicyId",
  summary: "Deletes an insurance policy from the plan's schedule.",
  access: inPlan("plan.change"),
  response: nothing,
});
