import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { deleteRisks, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import type { ShownToast } from "../../ui/feedback/toast-store";
import { callDeletion } from "../../platform/api/call-deletion";
import type { ClientResponse } from "../../platform/api/call-endpoint";
import { queryKey, useRefresh } from "../../platform/api/use-endpoint";
import { withoutRisk, withRisk } from "./risk-list-rules";

type Risks = ClientResponse<typeof listRisks>;

export type RiskChanges = {
  /** Shows a risk as the server returned it. */
  readonly saved: (risk: Risk) => void;
  /** Deletes a risk on the server and from the screen; rejects if the server refuses. */
  readonly remove: (risk: Risk) => Promise<void>;
};

/**
 * Writes saved and deleted risks to the cache at once, then refetches the list and the plans (whose progress
 * changes) in the background, so that saving twenty risks in a row doesn't wait for twenty lists.
 */
export function useRiskChanges(planId: string): RiskChanges {
  const client = useQueryClient();
  const refresh = useRefresh();
  const toast = useRef<ShownToast | null>(null);

  const show = (change: (risks: Risks) => Risks, title: string) => {
    client.setQueryData<Risks>(
      queryKey(listRisks, { params: { planId } }),
      (risks) => risks && change(risks),
    );
    void refresh(listRisks, listPlans);
    // Replace the last toast instead of stacking twenty.
    toast.current?.close();
    toast.current = showToast({ variant: "done", title });
  };

  return {
    saved: (risk) => show((risks) => withRisk(risks, risk), "The risk has been successfully saved"),
    remove: async ({ riskId }) => {
      await callDeletion(deleteRisks, { params: { planId }, body: [riskId] });
      show((risks) => withoutRisk(risks, riskId), "The risk has been successfully deleted");
    },
  };
}
