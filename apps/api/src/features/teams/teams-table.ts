import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import { instant } from "../../platform/columns";

export const teams = pgTable(
  "teams",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    teamTypeId: integer("team_type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const teamContacts = pgTable(
  "team_contacts",
  {
    organisationId: uuid("organisation_id").notNull(),
    teamId: uuid("team_id").notNull(),
    contactId: uuid("contact_id").notNull(),
    designation: text("designation", { enum: DESIGNATIONS }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.teamId, table.contactId] })],
);
