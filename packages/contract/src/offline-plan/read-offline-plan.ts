import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { OfflinePlan } from "./offline-plan";

export const readOfflinePlan = defineEndpoint({
  name: "readOfflinePlan",
  method: "GET",
  path: "/plans/:planId/offline_plan",
  summary:
    "Returns what a responder needs without a network: teams, first actions, contacts, sites and the open incident.",
  access: inPlan("plan.teams"),
  response: json(OfflinePlan),
});
