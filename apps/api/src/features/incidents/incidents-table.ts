import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { DecisionId } from "@holdfast/contract/incidents/action-branch-rules";
import type { ActionGroup } from "@holdfast/contract/incidents/action-group";
import { INCIDENT_STATUSES, UNIT_STATUSES } from "@holdfast/contract/incidents/incident";
import { COST_KINDS } from "@holdfast/contract/incidents/costs/cost-line";
import { INCIDENT_ROLES } from "@holdfast/contract/incidents/incident-role";
import { LOG_KINDS } from "@holdfast/contract/incidents/log-entry";
import { ALERT_ANSWERS, DELIVERIES } from "@holdfast/contract/incidents/responder";
import { SAFETY_ANSWERS } from "@holdfast/contract/incidents/safety-check";
import type { LinkedRisk } from "@holdfast/contract/incidents/incident-review";
import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import { hashText, instant, schemaVersion } from "../../platform/columns";

export const incidents = pgTable(
  "incidents",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    isExercise: boolean("is_exercise").notNull(),
    level: integer("level").notNull(),
    whatHappened: text("what_happened").notNull(),
    place: text("place").notNull(),
    status: text("status", { enum: INCIDENT_STATUSES }).notNull(),
    escalationMinutes: integer("escalation_minutes").notNull(),
    declaredAt: instant("declared_at").notNull(),
    declaredByUserId: uuid("declared_by_user_id"),
    declaredByUserName: text("declared_by_user_name").notNull(),
    meetingPoint: text("meeting_point").notNull().default(""),
    closedAt: instant("closed_at"),
    reviewHappened: text("review_happened"),
    reviewWorked: text("review_worked"),
    reviewImprove: text("review_improve"),
    /** In order of activation. A team without members has no rows in `incident_responders`. */
    activatedTeams: integer("activated_teams").array().notNull().default([]),
    /** Teams of which no one came, and about which the leader was informed. */
    silentTeams: integer("silent_teams").array().notNull().default([]),
    decisions: text("decisions").array().$type<DecisionId>().notNull().default([]),
    reviewRisks: jsonb("review_risks").$type<readonly LinkedRisk[]>().notNull().default([]),
    ...schemaVersion(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const incidentResponders = pgTable(
  "incident_responders",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    /** The contact that the person was copied from, who may be removed later. */
    contactId: uuid("contact_id").notNull(),
    teamTypeId: integer("team_type_id").notNull(),
    designation: text("designation", { enum: DESIGNATIONS }).notNull(),
    name: text("name").notNull(),
    email: text("email"),
    mobile: text("mobile"),
    phone: text("phone"),
    position: integer("position").notNull(),
    alertedAt: instant("alerted_at"),
    emailDelivery: text("email_delivery", { enum: DELIVERIES }),
    /** Until it is sent or given up. */
    emailMessageId: uuid("email_message_id"),
    smsDelivery: text("sms_delivery", { enum: DELIVERIES }),
    smsMessageId: uuid("sms_message_id"),
    answer: text("answer", { enum: ALERT_ANSWERS }),
    answeredAt: instant("answered_at"),
    presentAt: instant("present_at"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

/** Messages to responders that are being sent, or were not delivered. */
export const incidentMessages = pgTable(
  "incident_messages",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    responderId: uuid("responder_id").notNull(),
    text: text("text").notNull(),
    sentAt: instant("sent_at").notNull(),
    emailDelivery: text("email_delivery", { enum: DELIVERIES }),
    /** Until it is sent or given up. */
    emailMessageId: uuid("email_message_id"),
    smsDelivery: text("sms_delivery", { enum: DELIVERIES }),
    smsMessageId: uuid("sms_message_id"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const safetyCheckPeople = pgTable(
  "safety_check_people",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    contactId: uuid("contact_id"),
    name: text("name").notNull(),
    location: text("location").notNull(),
    email: text("email"),
    mobile: text("mobile"),
    phone: text("phone"),
    afterHoursPhone: text("after_hours_phone"),
    askedAt: instant("asked_at").notNull(),
    sentAt: instant("sent_at").notNull(),
    reminders: integer("reminders").notNull().default(0),
    emailDelivery: text("email_delivery", { enum: DELIVERIES }),
    /** Until it is sent or given up. */
    emailMessageId: uuid("email_message_id"),
    smsDelivery: text("sms_delivery", { enum: DELIVERIES }),
    smsMessageId: uuid("sms_message_id"),
    answer: text("answer", { enum: SAFETY_ANSWERS }),
    answeredAt: instant("answered_at"),
    saidBy: text("said_by"),
    helpAt: instant("help_at"),
    helpPlace: text("help_place").notNull().default(""),
    helpText: text("help_text").notNull().default(""),
    isSilenceReported: boolean("is_silence_reported").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const incidentActions = pgTable(
  "incident_actions",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    planActionId: text("plan_action_id"),
    teamTypeId: integer("team_type_id").notNull(),
    topic: text("topic").notNull(),
    actionGroup: jsonb("action_group").$type<ActionGroup>(),
    ...schemaVersion(1),
    text: text("text").notNull(),
    position: integer("position").notNull(),
    dueAt: instant("due_at"),
    doneAt: instant("done_at"),
    doneByUserName: text("done_by_user_name"),
    changedAt: instant("changed_at"),
    assignedResponderId: uuid("assigned_responder_id"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const incidentRoles = pgTable(
  "incident_roles",
  {
    organisationId: uuid("organisation_id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    role: text("role", { enum: INCIDENT_ROLES }).notNull(),
    name: text("name").notNull(),
    responderId: uuid("responder_id"),
    since: instant("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.incidentId, table.role] })],
);

export const incidentUnits = pgTable(
  "incident_units",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    departmentId: uuid("department_id"),
    name: text("name").notNull(),
    rtoDays: doublePrecision("rto_days"),
    isRtoProposed: boolean("is_rto_proposed").notNull(),
    mtpdDays: doublePrecision("mtpd_days"),
    isMtpdProposed: boolean("is_mtpd_proposed").notNull(),
    status: text("status", { enum: UNIT_STATUSES }).notNull(),
    downSince: instant("down_since"),
    restoredAt: instant("restored_at"),
    site: text("site").notNull(),
    plannedSite: text("planned_site").notNull(),
    changedAt: instant("changed_at"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const incidentLog = pgTable(
  "incident_log",
  {
    organisationId: uuid("organisation_id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    number: integer("number").notNull(),
    entryId: uuid("entry_id").notNull(),
    kind: text("kind", { enum: LOG_KINDS }).notNull(),
    text: text("text").notNull(),
    authorUserId: uuid("author_user_id"),
    authorUserName: text("author_user_name").notNull(),
    deviceAt: instant("device_at").notNull(),
    serverAt: instant("server_at").notNull(),
    hash: hashText("hash", "hex").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.incidentId, table.number] })],
);

export const incidentPhotos = pgTable(
  "incident_photos",
  {
    organisationId: uuid("organisation_id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    number: integer("number").notNull(),
    fileId: uuid("file_id"),
    sha256: hashText("sha256", "hex").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.incidentId, table.number] })],
);

export const incidentCosts = pgTable(
  "incident_costs",
  {
    organisationId: uuid("organisation_id").notNull(),
    incidentId: uuid("incident_id").notNull(),
    number: integer("number").notNull(),
    kind: text("kind", { enum: COST_KINDS }).notNull(),
    /** In hundredths of a unit of the currency. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    currencyCode: text("currency_code").notNull(),
    paidBy: text("paid_by").notNull(),
    unitName: text("unit_name"),
    correctsEntryId: uuid("corrects_entry_id"),
    reason: text("reason"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.incidentId, table.number] })],
);
