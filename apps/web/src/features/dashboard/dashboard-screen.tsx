import { Link } from "../../ui/layout/link";
import { Card } from "../../ui/layout/card";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { PageFrame } from "../../ui/layout/page-frame";
import { useScreenEntries } from "../../platform/routing/screen-entries";
import styles from "./dashboard.module.css";
import { DueDocumentsNotice } from "./due-documents-notice";
import { ExpiryNotice } from "./expiry-notice";
import { nextStep, planSteps } from "./plan-step-rules";
import type { PlanStep } from "./plan-step-rules";
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

const remainingText = (steps: readonly PlanStep[]): string => {
  const open = steps.filter(({ section, percent }) => section !== "validation" && percent < 100);
  return open.length === 0
    ? "Your plan is complete. Review it when something changes, and once a year."
    : `You are up to date here. Still to do: ${open.map(({ name }) => name).join(", ")}.`;
};

/** The landing page of a plan: next step, expiry, progress, teams and charts. */
export const DashboardScreen = () => {
  const plan = usePlan();
  const dashboard = useDashboard();
  const hazards = useHazardIndex();
  const steps = planSteps(plan.progress, useScreenEntries());
  const next = nextStep(steps);
  return (
    <PageFrame
      title={plan.name}
      isWide
      purpose="Your plan at a glance: what to do next, who responds, and what your analysis shows."
    >
      <div className={styles.cards}>
        <Card title="What’s next">
          {next?.to ? (
            <>
              <p className={styles.next}>
                {next.percent === 0 ? "Start with" : "Continue with"} {next.name}
              </p>
              <Link to={next.to} className={styles.go}>
                Go to {next.name}
              </Link>
            </>
          ) : (
            <p>{remainingText(steps)}</p>
          )}
        </Card>
        <Card title="Subscription">
          <ExpiryNotice plan={plan} />
          <p className={styles.place}>
            {plan.branch.name}, {plan.branch.address}
          </p>
        </Card>
      </div>
      <ProgressCard steps={steps} />
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
