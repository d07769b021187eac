import { deviceTimeZone } from "../../../platform/format/date-format";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import { Link } from "react-router";
import { listRiskCategories } from "@holdfast/contract/library/risk-lookups";
import { lookedAtCategories } from "@holdfast/contract/plans/plan-completion-rules";
import { downloadRiskReport } from "@holdfast/contract/printing/document-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { confirmedRisks } from "@holdfast/contract/risks/proposed-risk-rules";
import { readRiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { can } from "../../../platform/session/can";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useDownload } from "../../../platform/api/use-download";
import { useRead } from "../../../platform/api/use-endpoint";
import { PageFindingsSection, usePlan } from "../../workspace/public";
import { useRisks } from "../use-risks";
import { useRuledOutCategories } from "../use-ruled-out-categories";
import { ReportHelpPanel } from "./report-help-panel";
import { ReportIntroSection } from "./report-intro-section";
import { ReportQuestionsSection } from "./report-questions-section";
import { InsuranceCard } from "../insurance/insurance-card";

const ReportPreview = lazyComponent(async () => (await import("./report-preview")).ReportPreview);

const PREVIEW_LOADING = <Skeleton lines={4} height={160} label="Loading the report..." />;

/** /dashboard/risk/report: three questions, who accepted them, and a preview of the report. */
export const ReportScreen = () => {
  const plan = usePlan();
  const risks = useRisks();
  const categories = useRead(listRiskCategories, {});
  const ruledOut = useRuledOutCategories();
  const proposals = useRead(listProposals, { params: { orgId: plan.organisationId } });
  // Always fresh: a change in the register makes the acceptance out of date.
  const report = useRead(
    readRiskReport,
    { params: { planId: plan.planId } },
    { isAlwaysFresh: true },
  );
  const accepted = report.data ?? null;
  const { planId } = plan;
  const printed = useRead(
    readRiskReportDocument,
    accepted && { params: { planId }, query: { timeZone: deviceTimeZone() } },
    { isAlwaysFresh: true },
  );
  const { isRunning, download } = useDownload("download");
  const print = () =>
    callEndpoint(downloadRiskReport, { params: { planId }, query: { timeZone: deviceTimeZone() } });
  const mayAccept = can(plan, "change");
  return (
    <PageFrame
      title="Risk & Insurance Report"
      purpose="What can happen, what it would cost a year and whether you are insured for enough. Go through it with your broker."
      action={
        <Button
          variant="primary"
          icon="download"
          isDisabled={printed.data === undefined}
          isPending={isRunning}
          onPress={() => void download(print)}
        >
          Download
        </Button>
      }
      help={<ReportHelpPanel plan={plan} />}
      previous={{ to: "/dashboard/risk/register", label: "Risk Register" }}
    >
      <QueryBoundary
        queries={[risks, report, categories, ruledOut, proposals]}
        loading={<Skeleton lines={3} height={120} />}
      >
        {(saved, latest, listed, none, marks) => {
          const { confirmed, proposed } = confirmedRisks(saved, marks);
          const lookedAt = {
            done: lookedAtCategories(confirmed, none).size,
            total: listed.length,
          };
          return (
            <>
              {saved.length === 0 ? (
                <NothingAssessed mayAccept={mayAccept} />
              ) : (
                <ReportIntroSection
                  risks={confirmed}
                  proposedCount={proposed.length}
                  currency={plan.currency}
                  lookedAt={lookedAt}
                  isAccepted={latest !== null}
                  mayAccept={mayAccept}
                />
              )}
              <ReportQuestionsSection report={latest} lookedAt={lookedAt} />
              <InsuranceCard />
            </>
          );
        }}
      </QueryBoundary>
      <PageFindingsSection />
      {accepted && (
        <QueryBoundary queries={[printed]} loading={PREVIEW_LOADING}>
          {(shown) => <ReportPreview data={shown} />}
        </QueryBoundary>
      )}
    </PageFrame>
  );
};

const NothingAssessed = ({ mayAccept }: { readonly mayAccept: boolean }) => (
  <EmptyState
    icon="risk"
    title="No Risks"
    action={<Link to="/dashboard/risk/assessment">Go to Risk Assessment</Link>}
  >
    The report is built from your assessed risks. It has no figures until a risk is assessed.
    {mayAccept && " You can still answer the three questions."}
  </EmptyState>
);
