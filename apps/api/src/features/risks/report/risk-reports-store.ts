import { and, desc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { plansAs } from "../../plans/public";
import { reportBasis } from "./report-basis-store";
import { riskReports } from "./risk-reports-table";

export type AcceptedReport = Pick<
  typeof riskReports.$inferSelect,
  "indemnityPeriodId" | "fastTrackRecovery" | "reviewId" | "acceptedByUserName" | "createdAt"
>;
export type RiskReportRow = AcceptedReport & { readonly isBasisChanged: boolean };

/** The hash of a report's current basis. */
const currentBasis = ({ organisationId, planId }: PlanScope) => sql`(
  select ${reportBasis(sql`p`)} from ${plansAs("p")}
  where p.organisation_id = ${organisationId} and p.id = ${planId})`;

/** Returns the report accepted last. */
export async function readNewestReport(
  db: Queryable,
  scope: PlanScope,
): Promise<RiskReportRow | undefined> {
  const [newest] = await db
    .select({
      indemnityPeriodId: riskReports.indemnityPeriodId,
      fastTrackRecovery: riskReports.fastTrackRecovery,
      reviewId: riskReports.reviewId,
      acceptedByUserName: riskReports.acceptedByUserName,
      createdAt: riskReports.createdAt,
      isBasisChanged: sql<boolean>`${riskReports.basisHash} <> ${currentBasis(scope)}`,
    } satisfies Record<keyof RiskReportRow, unknown>)
    .from(riskReports)
    .where(
      and(
        eq(riskReports.organisationId, scope.organisationId),
        eq(riskReports.planId, scope.planId),
      ),
    )
    .orderBy(desc(riskReports.createdAt), desc(riskReports.id))
    .limit(1);
  return newest;
}

export async function insertReport(
  db: Queryable,
  scope: PlanScope,
  report: AcceptedReport & { readonly id: string },
): Promise<void> {
  await db.insert(riskReports).values(
    rowOf(riskReports, {
      ...report,
      organisationId: scope.organisationId,
      planId: scope.planId,
      acceptedByUserId: scope.userId,
      basisHash: currentBasis(scope),
    }),
  );
}
