import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { riskReports } from "./risk-reports-table";

/** Returns risk reports that the person accepted, with the name printed on them. */
export const reportsAcceptedBy = (db: Queryable, userId: string) =>
  db
    .select({
      reportId: riskReports.id,
      organisationId: riskReports.organisationId,
      planId: riskReports.planId,
      acceptedByUserName: riskReports.acceptedByUserName,
      createdAt: riskReports.createdAt,
    })
    .from(riskReports)
    .where(eq(riskReports.acceptedByUserId, userId))
    .orderBy(desc(riskReports.createdAt), desc(riskReports.id))
    .limit(MAX_ROWS);
