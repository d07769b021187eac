import { readLatestPlanPolicy, savePlanPolicy } from "./manage-plan-policy";
import { createPolicy, listPolicies, readLatestPolicy, signPolicy } from "./manage-policies";

export const policiesRoutes = [
  readLatestPolicy,
  listPolicies,
  createPolicy,
  signPolicy,
  readLatestPlanPolicy,
  savePlanPolicy,
];
