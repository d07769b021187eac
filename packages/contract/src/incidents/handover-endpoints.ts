import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { INCIDENT_CLOSED, LEVEL_NOT_ALLOWED, NOT_IN_A_TEAM } from "./errors";
import { Incident, IncidentAction } from "./incident";
import { AssignmentInput, RoleInput } from "./incident-role";

export const assignIncidentAction = defineEndpoint({
  name: "assignIncidentAction",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/actions/:actionId/assignee",
  summary: "Assigns an action to a person of the teams, or hands it over, with a note for the log.",
  access: inPlan("plan.respond"),
  body: AssignmentInput,
  response: json(IncidentAction),
  errors: [INCIDENT_CLOSED, LIST_FULL],
});

export const setIncidentRole = defineEndpoint({
  name: "setIncidentRole",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/roles",
  summary:
    "Hands the role Lead or Scribe over to a person of the teams or to the caller, with a note for the log. Who may lead hands over Lead.",
  access: inPlan("plan.respond"),
  body: RoleInput,
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED, INCIDENT_CLOSED, LIST_FULL],
});
