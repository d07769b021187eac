import { Card } from "../../ui/layout/card";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { PageFrame } from "../../ui/layout/page-frame";
import { useScreenEntries } from "../../platform/routing/screen-entries";
import styles from "./dashboard.module.css";
import { DueDocumentsNotice } from "./due-documents-notice";
import { ExpiryNotice } from "./expiry-notice";
import { NextStepsCard } from "./next-steps-card";
import { planSteps } from "./plan-step-rules";
import { ProgressCard } from "./progress-card";
import { useDashboard, useHazardIndex } from "./use-dashboard";
import { FindingsCard } from "./findings-card";
import { TeamShortcutsCard } from "./team-shortcuts-card";
import { usePlan } from "./use-current-plan";

const CHARTS_LOADING = <Skeleton lines={2} height={320} label="Loading the charts..." />;

const ChartsSection = lazyComponent(
  async () => (await import("./charts-section")).ChartsSection,
  CHARTS_LOADING,
);

/** The landing page of a plan: next step, expiry, progress, teams and charts. */
export const DashboardScreen = () => {
  const plan = usePlan();
  const dashboard = useDashboard();
  const hazards = useHazardIndex();
  const steps = planSteps(plan.progress, useScreenEntries());
  return (
    <PageFrame
      title={plan.name}
      isWide
      purpose="Your plan at a glance: what to do next, who responds, and what your analysis shows."
    >
      <QueryBoundary queries={[dashboard]} loading={<Skeleton lines={1} height={160} />}>
        {(shown) => <NextStepsCard plan={plan} known={shown} />}
      </QueryBoundary>
      <div className={styles.cards}>
        <ProgressCard steps={steps} />
        <Card title="Subscription">
          <ExpiryNotice plan={plan} />
          <p className={styles.place}>
            {plan.branch.name}, {plan.branch.address}
          </p>
        </Card>
      </div>
      <QueryBoundary queries={[dashboard]} loading={CHARTS_LOADING}>
        {(shown) => (
          <>
            <DueDocumentsNotice documents={shown.dueDocuments} />
            <TeamShortcutsCard teams={shown.teams} />
            <FindingsCard findings={shown.findings} />
            <ChartsSection dashboard={shown} hazards={hazards} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};
