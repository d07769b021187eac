import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const policies = pgTable(
  "policies",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    version: integer("version").notNull(),
    responsible: text("responsible").notNull(),
    reviewDate: date("review_date", { mode: "string" }).notNull(),
    savedByUserId: uuid("saved_by_user_id"),
    savedByUserName: text("saved_by_user_name").notNull(),
    createdAt: instant("created_at").notNull(),
    signedBy: text("signed_by"),
    signedOn: date("signed_on", { mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const policyMembers = pgTable(
  "policy_members",
  {
    organisationId: uuid("organisation_id").notNull(),
    policyId: uuid("policy_id").notNull(),
    position: integer("position").notNull(),
    contactId: uuid("contact_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    jobTitle: text("job_title"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.policyId, table.position] })],
);

export const planPolicyMembers = pgTable(
  "plan_policy_members",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    contactId: uuid("contact_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.contactId] })],
);
