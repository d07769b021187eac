import { defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { IncidentCosts } from "../log-entry";

/** Corrected ones too, so that what was changed and why stays visible. */
export const readIncidentCosts = defineEndpoint({
  name: "readIncidentCosts",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/costs",
  summary:
    "Returns the costs in the log of an incident, their currency, and the plan's insurance schedule.",
  access: inPlan("plan.read"),
  response: json(IncidentCosts),
});
