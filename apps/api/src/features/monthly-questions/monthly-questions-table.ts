import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** Monthly questions, one a month for each team of a plan. */
export const monthlyQuestions = pgTable(
  "monthly_questions",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    teamTypeId: integer("team_type_id").notNull(),
    /** Its first day. */
    month: date("month", { mode: "string" }).notNull(),
    contactId: uuid("contact_id").notNull(),
    question: text("question").notNull(),
    choices: text("choices").array().notNull(),
    /** Counted from 0. */
    rightChoice: integer("right_choice").notNull(),
    sentence: text("sentence").notNull(),
    section: text("section").notNull(),
    sentAt: instant("sent_at").notNull(),
    answeredAt: instant("answered_at"),
    choice: integer("choice"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
