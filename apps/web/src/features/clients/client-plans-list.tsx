import type { Client, ClientPlan } from "@holdfast/contract/clients/client";
import { Button } from "../../ui/buttons/button";
import { ExpiryNotice } from "../plans/public";
import { expiryGroup } from "./client-expiry-rules";
import styles from "./clients.module.css";

type ClientPlansListProps = {
  readonly client: Client;
  readonly now: Date;
  readonly onGo: (plan: ClientPlan) => void;
  readonly onRenew: (plan: ClientPlan) => void;
};

/** The plans of a client. An expired plan has Renew, any other has Go; both if it expires soon. */
export const ClientPlansList = ({ client, now, onGo, onRenew }: ClientPlansListProps) => {
  if (client.plans.length === 0) return <span className={styles.none}>No plan</span>;
  return (
    <ul className={styles.plans}>
      {client.plans.map((plan) => {
        const group = expiryGroup(plan, now);
        const name = `${plan.name} of ${client.name}`;
        return (
          <li key={plan.planId} className={styles.plan}>
            <span className={styles.planName}>
              {plan.name}
              <span className={styles.location}>{plan.branchName}</span>
            </span>
            <ExpiryNotice plan={plan} />
            <span className={styles.planActions}>
              {group !== "later" && !client.isArchived && (
                <Button
                  size="small"
                  variant={group === "expired" ? "primary" : "secondary"}
                  icon="refresh"
                  label={`Renew ${name}`}
                  onPress={() => onRenew(plan)}
                >
                  Renew
                </Button>
              )}
              {(group !== "expired" || client.isArchived) && (
                <Button
                  size="small"
                  icon="arrow-right"
                  label={`Go to ${name}`}
                  onPress={() => onGo(plan)}
                >
                  Go
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
