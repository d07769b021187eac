import { bigint, bytea, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/columns";

export const riskReports = pgTable(
  "risk_reports",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    indemnityPeriodId: integer("indemnity_period_id").notNull(),
    fastTrackRecovery: bigint("fast_track_recovery", { mode: "number" }).notNull(),
    reviewId: integer("review_id").notNull(),
    acceptedByUserId: uuid("accepted_by_user_id"),
    acceptedByUserName: text("accepted_by_user_name").notNull(),
    createdAt: instant("created_at").notNull(),
    /** See `reportBasis`. */
    basisHash: bytea("basis_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
