import { Link } from "../../ui/layout/link";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { useScreenEntries } from "../../platform/routing/screen-entries";
import styles from "./dashboard.module.css";
import { ExpiryNotice } from "./expiry-notice";
import { nextStep, planSteps } from "./plan-step-rules";
import type { PlanStep } from "./plan-step-rules";
import { ProgressCard } from "./progress-card";
import { usePlan } from "./use-current-plan";

const remainingText = (steps: readonly PlanStep[]): string => {
  const open = steps.filter(({ section, percent }) => section !== "validation" && percent < 100);
  return open.length === 0
    ? "Your plan is complete. Review it when something changes, and once a year."
    : `You are up to date here. Still to do: ${open.map(({ name }) => name).join(", ")}.`;
};

/** The landing page of a plan: progress, next step and expiry. */
export const DashboardScreen = () => {
  const plan = usePlan();
  const steps = planSteps(plan.progress, useScreenEntries());
  const next = nextStep(steps);
  return (
    <PageFrame title={plan.name} purpose="Your plan’s progress, and what to do next.">
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
    </PageFrame>
  );
};
