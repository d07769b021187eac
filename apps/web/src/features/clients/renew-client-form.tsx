import { listClients, renewClientPlan } from "@holdfast/contract/clients/client-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listPlans,
  listPlanSubscriptions,
  planSaved,
  renewPlan,
} from "@holdfast/contract/plans/plan-endpoints";
import { useState } from "react";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Button } from "../../ui/buttons/button";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useChange, useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import type { PlanOfClient } from "./clients-table";
import styles from "./clients.module.css";

type RenewClientFormProps = PlanOfClient & {
  readonly brokerageId: string;
  readonly onClose: () => void;
};

/** Renews a client's plan: with a key of the quota, or with a key or promo code that is entered. */
export const RenewClientForm = ({ client, plan, brokerageId, onClose }: RenewClientFormProps) => {
  const refresh = useRefresh();
  const [hasKey, setHasKey] = useState(false);
  const renewal = useChange(renewClientPlan);
  const renewed = async () => {
    await refresh(listClients, listOrganisations, listPlans, listPlanSubscriptions);
    showToast({ variant: "done", title: planSaved("renewed") });
    onClose();
  };
  const form = useContractForm({
    endpoint: renewPlan,
    params: { planId: plan.planId },
    initial: { key: "" },
    onSaved: renewed,
  });
  if (hasKey) {
    return (
      <Form form={form} submitLabel="Renew" onCancel={onClose}>
        <TextField
          {...form.field("key")}
          label="Subscription Key or Promo Code"
          description="A key looks like A1B2-C3D4-E5F6-G7H8."
          autoFocus
        />
      </Form>
    );
  }
  return (
    <div className={styles.renewal}>
      <p>
        This adds a year to the plan of {client.name} and uses one key of your brokerage’s quota.
      </p>
      {renewal.isError && <Alert variant="problem">{messageOf(renewal.error)}</Alert>}
      <div className={styles.renewalButtons}>
        <Button
          variant="primary"
          icon="refresh"
          autoFocus
          isPending={renewal.isPending}
          onPress={() =>
            renewal.mutate(
              { params: { brokerageId, planId: plan.planId } },
              { onSuccess: () => void renewed() },
            )
          }
        >
          Renew for a year
        </Button>
        <Button onPress={() => setHasKey(true)}>Enter a key or promo code</Button>
        <Button variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
