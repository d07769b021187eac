import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  EXERCISE_STATUSES,
  INVITATION_REPLIES,
  OBJECTIVE_SCORES,
} from "@holdfast/contract/exercises/exercise";
import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import { instant } from "../../platform/columns";

export const exercises = pgTable(
  "exercises",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    scenarioId: integer("scenario_id").notNull(),
    name: text("name").notNull(),
    scenarioSummary: text("scenario_summary").notNull(),
    status: text("status", { enum: EXERCISE_STATUSES }).notNull(),
    plannedFor: date("planned_for", { mode: "string" }).notNull(),
    startTime: text("start_time").notNull(),
    timeZone: text("time_zone").notNull(),
    place: text("place").notNull(),
    facilitatorName: text("facilitator_name").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    summary: text("summary").notNull(),
    createdAt: instant("created_at").notNull(),
    createdByUserId: uuid("created_by_user_id"),
    version: integer("version").notNull().default(1),
    remindAt: instant("remind_at"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const exerciseParticipants = pgTable(
  "exercise_participants",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    exerciseId: uuid("exercise_id").notNull(),
    contactId: uuid("contact_id"),
    teamTypeId: integer("team_type_id").notNull(),
    designation: text("designation", { enum: DESIGNATIONS }).notNull(),
    name: text("name").notNull(),
    email: text("email"),
    position: integer("position").notNull(),
    invitedAt: instant("invited_at"),
    reply: text("reply", { enum: INVITATION_REPLIES }),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const exerciseInjects = pgTable(
  "exercise_injects",
  {
    organisationId: uuid("organisation_id").notNull(),
    exerciseId: uuid("exercise_id").notNull(),
    number: integer("number").notNull(),
    minute: integer("minute").notNull(),
    teamTypeId: integer("team_type_id").notNull(),
    text: text("text").notNull(),
    expects: text("expects").notNull(),
    section: text("section").notNull(),
    releasedAt: instant("released_at"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.exerciseId, table.number] })],
);

export const exerciseAnswers = pgTable(
  "exercise_answers",
  {
    organisationId: uuid("organisation_id").notNull(),
    exerciseId: uuid("exercise_id").notNull(),
    injectNumber: integer("inject_number").notNull(),
    participantId: uuid("participant_id").notNull(),
    text: text("text").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organisationId, table.exerciseId, table.injectNumber, table.participantId],
    }),
  ],
);

export const exerciseObjectives = pgTable(
  "exercise_objectives",
  {
    organisationId: uuid("organisation_id").notNull(),
    exerciseId: uuid("exercise_id").notNull(),
    number: integer("number").notNull(),
    text: text("text").notNull(),
    score: text("score", { enum: OBJECTIVE_SCORES }),
    note: text("note").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.exerciseId, table.number] })],
);

export const exerciseUnits = pgTable(
  "exercise_units",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    exerciseId: uuid("exercise_id").notNull(),
    name: text("name").notNull(),
    rtoDays: doublePrecision("rto_days"),
    isRtoProposed: boolean("is_rto_proposed").notNull(),
    achievedHours: doublePrecision("achieved_hours"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
