import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { id } from "../../platform/field-rules";
import { TOO_MANY_REQUESTS } from "../../platform/errors";
import { INCIDENT_CLOSED, INCIDENT_NOT_ACTIVE, LEVEL_NOT_ALLOWED, NOT_IN_A_TEAM } from "../errors";
import { AlertPreview, MessagePreview, SentTeamMessage, TeamMessageInput } from "./team-message";

const LEADERS_ONLY = [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED] as const;

/** Of an expired plan, the people are shown while its teams are. */
export const previewAlert = defineEndpoint({
  name: "previewAlert",
  method: "GET",
  path: "/plans/:planId/alert_preview",
  summary:
    "Returns whom a new incident of the plan, or a higher level of one, would alert first, and what the alerts contain.",
  access: inPlan("plan.respond"),
  query: z.strictObject({ incidentId: z.optional(id()) }),
  response: json(AlertPreview),
  errors: [...LEADERS_ONLY, INCIDENT_CLOSED],
});

export const previewTeamMessage = defineEndpoint({
  name: "previewTeamMessage",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/messages/preview",
  summary: "Returns who gets a message to the responders of an incident, and by which means.",
  access: inPlan("plan.respond"),
  response: json(MessagePreview),
  errors: [...LEADERS_ONLY, INCIDENT_CLOSED],
});

export const sendTeamMessage = defineEndpoint({
  name: "sendTeamMessage",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/messages",
  summary:
    "Sends a message to all responders of an incident or to one team, by email and text message. Those who cannot come get none.",
  access: inPlan("plan.respond"),
  body: TeamMessageInput,
  response: created(SentTeamMessage),
  errors: [...LEADERS_ONLY, INCIDENT_NOT_ACTIVE, INCIDENT_CLOSED, TOO_MANY_REQUESTS],
});
