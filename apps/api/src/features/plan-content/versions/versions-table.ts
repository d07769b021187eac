import type { ApprovedContent } from "@holdfast/contract/plan-content/plan-content";
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { hashText, instant, schemaVersion } from "../../../platform/columns";

export const planVersions = pgTable(
  "plan_versions",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    number: integer("number").notNull(),
    approvedOn: date("approved_on", { mode: "string" }).notNull(),
    approvedAt: instant("approved_at").notNull(),
    approvedByUserId: uuid("approved_by_user_id"),
    approverUserName: text("approver_user_name").notNull(),
    approverPosition: text("approver_position").notNull(),
    reviewDate: date("review_date", { mode: "string" }).notNull(),
    note: text("note"),
    contentHash: hashText("content_hash", "base64url").notNull(),
    content: jsonb("content").$type<ApprovedContent>().notNull(),
    ...schemaVersion(1),
    fileId: uuid("file_id").notNull(),
    shortFileId: uuid("short_file_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const planCopyHolders = pgTable(
  "plan_copy_holders",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    copyNumber: integer("copy_number").notNull(),
    name: text("name").notNull(),
    position: text("position"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.copyNumber] })],
);
