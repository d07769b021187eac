import { readRiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import { fullName } from "@holdfast/contract/platform/text-rules";
import { useQueryClient } from "@tanstack/react-query";
import {
  listRiskReportIndemnityPresets,
  listRiskReportReviewPresets,
} from "@holdfast/contract/library/risk-lookups";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Share } from "@holdfast/contract/plans/plan-facts";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/feedback/toast-store";
import { can } from "../../../platform/session/can";
import { queryKey, useRead, useRefresh } from "../../../platform/api/use-endpoint";
import { useCurrentUser } from "../../accounts/public";
import { usePlan } from "../../workspace/public";
import { AcceptancePanel } from "./acceptance-panel";
import { ReportForm } from "./report-form";

type ReportQuestionsSectionProps = {
  /** The current report; null before the first. */
  readonly report: RiskReport | null;
  /** Categories of the assessment that were looked at. */
  readonly lookedAt: Share;
};

/** Shows the form to a user who can accept the report, and the accepted answers to others. */
export const ReportQuestionsSection = ({ report, lookedAt }: ReportQuestionsSectionProps) => {
  const plan = usePlan();
  const user = useCurrentUser();
  const periods = useRead(listRiskReportIndemnityPresets, {});
  const reviews = useRead(listRiskReportReviewPresets, {});
  const showAccepted = useAcceptedReport(plan.planId);
  if (!can(plan, "change"))
    return <AcceptancePanel report={report} lookedAt={lookedAt} currency={plan.currency} />;
  return (
    <QueryBoundary queries={[periods, reviews]} loading={<Skeleton lines={3} height={120} />}>
      {(indemnityPeriods, reviewPeriods) => (
        <ReportForm
          plan={plan}
          report={report}
          lookedAt={lookedAt}
          userName={user ? fullName(user) : ""}
          indemnityPeriods={indemnityPeriods}
          reviewPeriods={reviewPeriods}
          onAccepted={showAccepted}
        />
      )}
    </QueryBoundary>
  );
};

/** Returns a callback that shows the accepted report at once and refetches the plans' progress. */
function useAcceptedReport(planId: string): (report: RiskReport) => void {
  const client = useQueryClient();
  const refresh = useRefresh();
  return (report) => {
    client.setQueryData(queryKey(readRiskReport, { params: { planId } }), report);
    void refresh(listPlans, readRiskReportDocument);
    showToast({ variant: "done", title: "The report has been successfully saved" });
  };
}
