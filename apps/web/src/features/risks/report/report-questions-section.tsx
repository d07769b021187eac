import { useQueryClient } from "@tanstack/react-query";
import {
  listRiskReportIndemnityPresets,
  listRiskReportReviewPresets,
} from "@holdfast/contract/library/risk-lookups";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/feedback/toast-store";
import { may } from "../../../platform/session/can";
import { keyOf, useRead, useRefresh } from "../../../platform/api/use-endpoint";
import { useCurrentUser } from "../../accounts/public";
import { usePlan } from "../../dashboard/public";
import { AcceptancePanel } from "./acceptance-panel";
import { ReportForm } from "./report-form";

type ReportQuestionsSectionProps = {
  /** The report in force; null before the first. */
  readonly report: RiskReport | null;
};

/** The form for those who may accept; for all others, what has been accepted. */
export const ReportQuestionsSection = ({ report }: ReportQuestionsSectionProps) => {
  const plan = usePlan();
  const user = useCurrentUser();
  const periods = useRead(listRiskReportIndemnityPresets, {});
  const reviews = useRead(listRiskReportReviewPresets, {});
  const showAccepted = useAcceptedReport(plan.planId);
  if (!may(plan, "change")) return <AcceptancePanel report={report} currency={plan.currency} />;
  return (
    <QueryBoundary reads={[periods, reviews]} loading={<Skeleton lines={3} height={120} />}>
      {(indemnityPeriods, reviewPeriods) => (
        <ReportForm
          plan={plan}
          report={report}
          userName={user ? `${user.firstName} ${user.lastName}` : ""}
          indemnityPeriods={indemnityPeriods}
          reviewPeriods={reviewPeriods}
          onAccepted={showAccepted}
        />
      )}
    </QueryBoundary>
  );
};

/** Puts a report that was just accepted on the screen; the plans' progress is asked for again behind it. */
function useAcceptedReport(planId: string): (report: RiskReport) => void {
  const client = useQueryClient();
  const refresh = useRefresh();
  return (report) => {
    client.setQueryData(keyOf(readRiskReport, { params: { planId } }), report);
    void refresh(listPlans);
    showToast({ kind: "done", title: "The report has been successfully saved" });
  };
}
