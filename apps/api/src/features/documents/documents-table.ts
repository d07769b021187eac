import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const documents = pgTable(
  "documents",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    /** Null for a link. */
    fileId: uuid("file_id"),
    name: text("name"),
    url: text("url"),
    displayName: text("display_name").notNull(),
    documentFolderId: integer("document_folder_id").notNull(),
    documentFolderText: text("document_folder_text"),
    comments: text("comments"),
    effectiveDate: date("effective_date", { mode: "string" }),
    reviewDate: date("review_date", { mode: "string" }),
    createdAt: instant("created_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
