import {
  riskReportIndemnityPeriodById,
  riskReportReviewById,
} from "@holdfast/content/library/risks/risk-report-presets";
import { type FieldProblem, INVALID_INPUT } from "@holdfast/contract/platform/errors";
import { ANSWER_MISSING, type RiskReportInput } from "@holdfast/contract/risks/report/risk-report";
import { acceptRiskReport as endpoint } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { rowOf } from "../../../platform/database/sql/row-of";
import { route } from "../../../platform/http/route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { nameOfUser } from "../../accounts/public";
import { touchPlan } from "../../plans/public";
import { describeRiskReport } from "./describe-risk-report";
import { riskReports } from "./risk-reports-table";
import { insertReport } from "./risk-reports-store";

/** @throws ProblemError 400 at each answer that is not a preset of the library. */
function checkAnswers({ indemnityPeriodId, riskReportReviewId }: RiskReportInput): void {
  const fields: FieldProblem[] = [];
  if (!riskReportIndemnityPeriodById(indemnityPeriodId))
    fields.push({ path: "indemnityPeriodId", message: ANSWER_MISSING });
  if (!riskReportReviewById(riskReportReviewId))
    fields.push({ path: "riskReportReviewId", message: ANSWER_MISSING });
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

export const acceptRiskReport = route(endpoint, async ({ body, scope, origin }, services) => {
  checkAnswers(body);
  const { clock, database, newId } = services;
  const now = clock.now();
  return database.transaction(async (tx) => {
    await touchPlan(tx, scope, now);
    await assertPlanListNotFull(tx, services, "riskReports", scope);
    const { riskReportReviewId: reviewId, ...choices } = body;
    const report = rowOf(riskReports, {
      ...choices,
      reviewId,
      acceptedByUserName: await nameOfUser(tx, scope.userId),
      createdAt: now,
    });
    await insertReport(tx, scope, { id: newId(), ...report });
    await recordEvent(tx, services, {
      action: "risks.report-accepted",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      address: origin.address,
    });
    return describeRiskReport({ ...report, isBasisChanged: false }, null);
  });
});
