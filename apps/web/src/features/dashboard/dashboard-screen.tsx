import { Link } from "react-router";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { useIsKnownRoute } from "../../platform/routing/known-routes";
import { ExpiryNotice } from "../plans/public";
import styles from "./dashboard.module.css";
import { nextStep, planSteps } from "./plan-step-rules";
import type { PlanStep } from "./plan-step-rules";
import { ProgressCard } from "./progress-card";
import { usePlan } from "./use-current-plan";

const restOf = (steps: readonly PlanStep[]): string => {
  const open = steps.filter(({ section, percent }) => section !== "validation" && percent < 100);
  return open.length === 0
    ? "Your plan is complete. Read it again when something changes, and once a year."
    : `Nothing can be gone on with just now. Still open: ${open.map(({ name }) => name).join(", ")}.`;
};

/** The landing page of a plan: how far it is, what to do next, and when it ends. */
export const DashboardScreen = () => {
  const plan = usePlan();
  const steps = planSteps(plan.progress, useIsKnownRoute());
  const next = nextStep(steps);
  return (
    <PageFrame title={plan.name} purpose="Where your plan stands, and what to do next.">
      <div className={styles.cards}>
        <Card title="What next">
          {next?.to ? (
            <>
              <p className={styles.next}>
                {next.percent === 0 ? "Begin with" : "Go on with"} {next.name}
              </p>
              <Link to={next.to} className={styles.go}>
                Go to {next.name}
              </Link>
            </>
          ) : (
            <p>{restOf(steps)}</p>
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
