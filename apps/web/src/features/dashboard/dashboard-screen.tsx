import { useDeferredValue } from "react";
import { Card } from "../../ui/layout/card";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { useScreenRoutes } from "../../platform/routing/screen-routes";
import { ChartsSection } from "./charts/charts-section";
import styles from "./dashboard.module.css";
import { DueDocumentsNotice } from "./due-documents-notice";
import { ExpiryNotice } from "../plans/public";
import { NextStepsCard } from "./steps/next-steps-card";
import { planSteps } from "./steps/plan-step-rules";
import { ProgressCard } from "./steps/progress-card";
import { FindingsCard } from "./findings-card";
import { OpenActionsNotice } from "./open-actions-notice";
import { TeamShortcutsCard } from "./team-shortcuts-card";
import { ReadinessCard } from "./readiness-card";
import { useDashboard, usePlan } from "../workspace/public";
import { useHazardIndex } from "./charts/use-hazard-index";

const LOADING = <Skeleton lines={3} height={240} label="Loading the dashboard..." />;

/** The landing page of a plan: next step, expiry, progress, teams and charts. */
export const DashboardScreen = () => {
  const plan = usePlan();
  const dashboard = useDashboard();
  const hazards = useHazardIndex();
  // With the content of the boundary, which is deferred too.
  const isLoaded = useDeferredValue(!dashboard.isPending);
  const steps = planSteps(plan.progress, useScreenRoutes());
  return (
    <PageFrame
      title={plan.name}
      isWide
      purpose="Your plan at a glance: what to do next, who responds, and what your analysis shows."
    >
      {/* All at once, so that no card moves another. */}
      <QueryBoundary queries={[dashboard]} loading={LOADING}>
        {({ facts, contactCount, units, proposed }) => (
          <NextStepsCard
            plan={plan}
            known={{ facts, contactCount, unitCount: units.length, proposed }}
          />
        )}
      </QueryBoundary>
      {isLoaded && (
        <div className={styles.cards}>
          <ProgressCard steps={steps} />
          <Card title="Subscription">
            <ExpiryNotice plan={plan} />
            <p className={styles.place}>
              {plan.branch.name}, {plan.branch.address}
            </p>
          </Card>
        </div>
      )}
      {isLoaded && dashboard.data && (
        <>
          <DueDocumentsNotice documents={dashboard.data.dueDocuments} />
          <OpenActionsNotice actions={dashboard.data.openActions} />
          <TeamShortcutsCard teams={dashboard.data.teams} />
          <ReadinessCard />
          <FindingsCard findings={dashboard.data.findings} />
          <ChartsSection dashboard={dashboard.data} hazards={hazards} />
        </>
      )}
    </PageFrame>
  );
};
