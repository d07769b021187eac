import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { isOver, stateOf } from "./incident-state-rules";
import styles from "./page.module.css";

type OtherPlansSectionProps = {
  readonly plans: readonly OfflinePlan[];
  /** Shows another plan, or the list of all. */
  readonly onShow: (planId: string | undefined) => void;
};

/** Leads to the other plans on this device. Their real incidents are in sight. */
export const OtherPlansSection = ({ plans, onShow }: OtherPlansSectionProps) => (
  <>
    {plans.flatMap((plan) =>
      byUrgency(plan.incidents)
        .filter((incident) => !isOver(incident))
        .map((incident) => (
          <p key={incident.incidentId} className={styles.incident}>
            {plan.planName}: {stateOf(incident)}{" "}
            <button
              type="button"
              aria-label={`Show plan: ${plan.planName}`}
              onClick={() => onShow(plan.planId)}
            >
              Show plan
            </button>
          </p>
        )),
    )}
    <button type="button" onClick={() => onShow(undefined)}>
      Plans on this device: {plans.length + 1}
    </button>
  </>
);
