import * as z from "zod/mini";
import { created, defineEndpoint, file, inPlan, json, list } from "../platform/endpoint";
import { MAX_IMAGE_BYTES } from "../files/image";
import { LIST_FULL, TOO_MANY_REQUESTS } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { optionalWholeFromText } from "../platform/query-rules";
import { optionalTimeZone } from "../platform/time-zone";
import {
  DEVICE_TIME_WRONG,
  INCIDENT_CLOSED,
  INCIDENT_JUST_DECLARED,
  INCIDENT_NOT_ACTIVE,
  LEVEL_CHANGED,
  LEVEL_NOT_ALLOWED,
  NOT_IN_A_TEAM,
  STAND_DOWN_FIRST,
  UNIT_TIME_WRONG,
} from "./errors";
import {
  ActionState,
  AddedActionInput,
  DeclareIncidentInput,
  Incident,
  IncidentAction,
  IncidentChanges,
  IncidentSummary,
  IncidentUnit,
  IncidentWithKeys,
  UnitChanges,
} from "./incident";
import { ALERT_ANSWERS } from "./responder";
import { LOG_ORDERS, LogEntriesInput, LogEntry, LogPhotoInput, ReportPart } from "./log-entry";
import { ReviewInput } from "./incident-review";

const logOrder = { order: z.optional(z.enum(LOG_ORDERS)) };

/** Shown after the declaration of an exercise, and of an incident. */
export const EXERCISE_DECLARED = "The exercise has been declared, and its teams are being alerted.";
export const INCIDENT_DECLARED = "The incident has been declared, and its teams are being alerted.";

export const listIncidents = defineEndpoint({
  name: "listIncidents",
  method: "GET",
  path: "/plans/:planId/incidents",
  summary:
    "Lists the newest 200 incidents and rehearsals of a plan, and all that are not closed, newest first.",
  access: inPlan("plan.read"),
  response: json(z.array(IncidentSummary)),
});

/** Works on an expired plan, and opens its teams for seven days, once a year (decision 035). */
export const declareIncident = defineEndpoint({
  name: "declareIncident",
  method: "POST",
  path: "/plans/:planId/incidents",
  summary:
    "Declares an incident: alerts the teams of its level, and opens its workspace. One that was started on a device is declared once, or joins the plan's active incident, which is returned.",
  access: inPlan("plan.respond"),
  body: DeclareIncidentInput,
  response: created(Incident),
  errors: [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED, INCIDENT_JUST_DECLARED, LIST_FULL, TOO_MANY_REQUESTS],
});

export const readIncident = defineEndpoint({
  name: "readIncident",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId",
  summary: "Returns an incident with its responders, actions, business units and review.",
  access: inPlan("plan.read"),
  response: json(IncidentWithKeys),
});

export const changeIncident = defineEndpoint({
  name: "changeIncident",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId",
  summary:
    "Changes the level or the description, or records a decision. A higher level alerts the teams that it calls for.",
  access: inPlan("plan.respond"),
  body: IncidentChanges,
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED, LEVEL_CHANGED, INCIDENT_CLOSED],
});

export const standDownIncident = defineEndpoint({
  name: "standDownIncident",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/stand_down",
  summary: "Stands the teams down, and informs the people who were alerted.",
  access: inPlan("plan.respond"),
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, INCIDENT_CLOSED],
});

export const closeIncident = defineEndpoint({
  name: "closeIncident",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/review",
  summary: "Closes an incident with its review.",
  access: inPlan("plan.respond"),
  body: ReviewInput,
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, INCIDENT_CLOSED, STAND_DOWN_FIRST],
});

export const setReviewAction = defineEndpoint({
  name: "setReviewAction",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/review_actions/:reviewActionId",
  summary: "Marks an action of a review as done or not done.",
  access: inPlan("plan.respond"),
  body: z.strictObject({ isDone: z.boolean() }),
  response: json(Incident),
});

export const setIncidentAction = defineEndpoint({
  name: "setIncidentAction",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/actions/:actionId",
  summary: "Marks an action as done, with name and time, or as not done.",
  access: inPlan("plan.respond"),
  body: ActionState,
  response: json(IncidentAction),
  errors: [INCIDENT_CLOSED, DEVICE_TIME_WRONG, LIST_FULL],
});

export const addIncidentAction = defineEndpoint({
  name: "addIncidentAction",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/actions",
  summary: "Adds an action to a team's list.",
  access: inPlan("plan.respond"),
  body: AddedActionInput,
  response: created(IncidentAction),
  errors: [INCIDENT_CLOSED, LIST_FULL],
});

export const changeIncidentUnit = defineEndpoint({
  name: "changeIncidentUnit",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/units/:unitId",
  summary: "Changes the status of a business unit and since when, or where it works now.",
  access: inPlan("plan.respond"),
  body: UnitChanges,
  response: json(IncidentUnit),
  errors: [INCIDENT_CLOSED, DEVICE_TIME_WRONG, UNIT_TIME_WRONG, LIST_FULL],
});

export const readIncidentLog = defineEndpoint({
  name: "readIncidentLog",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/log",
  summary: "Lists the entries of the log in the order of arrival, or by the time of the event.",
  access: inPlan("plan.read"),
  query: z.extend(PageQuery, logOrder),
  response: list(z.array(LogEntry)),
});

export const addLogEntries = defineEndpoint({
  name: "addLogEntries",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/log",
  summary:
    "Adds entries to the log, except those whose id is already in it, also after the incident was closed; returns the added ones.",
  access: inPlan("plan.respond"),
  body: LogEntriesInput,
  response: created(z.array(LogEntry)),
  errors: [LIST_FULL, DEVICE_TIME_WRONG],
});

export const addLogPhoto = defineEndpoint({
  name: "addLogPhoto",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/log/photos",
  summary:
    "Adds an entry with a photo, which is re-encoded to fit 2,000 × 2,000 pixels. An entry whose id is in the log already is not added again.",
  access: inPlan("plan.respond"),
  upload: { field: "photo", maxBytes: MAX_IMAGE_BYTES, required: true },
  body: LogPhotoInput,
  response: created(LogEntry),
  errors: [LIST_FULL, DEVICE_TIME_WRONG, TOO_MANY_REQUESTS],
});

export const alertResponder = defineEndpoint({
  name: "alertResponder",
  method: "POST",
  path: "/plans/:planId/incidents/:incidentId/responders/:responderId/alert",
  summary:
    "Alerts a person again, or an Alternative who was not alerted yet. Earlier links stop working.",
  access: inPlan("plan.respond"),
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED, INCIDENT_NOT_ACTIVE, TOO_MANY_REQUESTS],
});

export const setResponderAnswer = defineEndpoint({
  name: "setResponderAnswer",
  method: "PATCH",
  path: "/plans/:planId/incidents/:incidentId/responders/:responderId/answer",
  summary:
    "Sets or changes the answer of an alerted person: the caller's own, or, for leaders, that of another person.",
  access: inPlan("plan.respond"),
  body: z.strictObject({ answer: z.enum(ALERT_ANSWERS, "Please select an answer.") }),
  response: json(Incident),
  errors: [NOT_IN_A_TEAM, LEVEL_NOT_ALLOWED, INCIDENT_NOT_ACTIVE],
});

export const listReportParts = defineEndpoint({
  name: "listReportParts",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/report_parts",
  summary:
    "Lists the parts in which the report of an incident is printed: one, unless its log is long.",
  access: inPlan("plan.read"),
  query: z.object(logOrder),
  response: json(z.array(ReportPart)),
});

export const downloadIncidentReport = defineEndpoint({
  name: "downloadIncidentReport",
  method: "GET",
  path: "/plans/:planId/incidents/:incidentId/report",
  summary:
    "Returns the review, people, business units, actions, costs and log of an incident as a PDF, or a later part of the log.",
  access: inPlan("plan.read"),
  query: z.object({
    timeZone: optionalTimeZone(),
    ...logOrder,
    part: optionalWholeFromText(1, 10_000),
  }),
  response: file("application/pdf"),
  errors: [TOO_MANY_REQUESTS],
});
