import { CHECK_DAYS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const plans = pgTable(
  "plans",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    branchId: uuid("branch_id").notNull(),
    name: text("name").notNull(),
    currencyCode: text("currency_code").notNull(),
    mtpdId: integer("mtpd_id"),
    createdByUserId: uuid("created_by_user_id"),
    createdAt: instant("created_at").notNull(),
    lastModifiedAt: instant("last_modified_at").notNull(),
    risksChangedAt: instant("risks_changed_at"),
    /** The latest download of the printed plan. */
    documentDownloadedAt: instant("document_downloaded_at"),
    /** The latest of them without a DRAFT mark. */
    finalDownloadedAt: instant("final_downloaded_at"),
    /** The count of shared changes at the latest final download. */
    finalDownloadChanges: bigint("final_download_changes", { mode: "number" }).notNull().default(0),
    /** Until when an incident shows the teams of the expired plan. */
    teamsOpenUntil: instant("teams_open_until"),
    /** Days after which the contacts of its teams are stale. */
    contactCheckDays: integer("contact_check_days").notNull().default(CHECK_DAYS.usual),
    /** Stale contacts of its teams are asked automatically. */
    asksStaleContacts: boolean("asks_stale_contacts").notNull().default(false),
    /** Each of its teams gets a question a month. */
    asksMonthlyQuestions: boolean("asks_monthly_questions").notNull().default(false),
    /** Incremented with every change of the plan or of something inside it. */
    version: bigint("version", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const planAccountableContacts = pgTable(
  "plan_accountable_contacts",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    contactId: uuid("contact_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.contactId] })],
);
