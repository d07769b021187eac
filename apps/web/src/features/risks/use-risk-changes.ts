import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { deleteRisks, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { useCachedRows } from "../../platform/api/use-cached-rows";
import { useDeletion, useRefresh } from "../../platform/api/use-endpoint";

type RiskChanges = {
  /** Shows a risk as the server returned it. */
  readonly saved: (risk: Risk) => void;
  /** Deletes a risk on the server and from the screen; rejects if the server refuses. */
  readonly remove: (risk: Risk) => Promise<void>;
};

/**
 * Writes saved and deleted risks to the cache at once and refetches only the plans, whose progress changes, in the
 * background: saving twenty risks in a row fetches no register.
 */
export function useRiskChanges(planId: string): RiskChanges {
  const refresh = useRefresh();
  const deletion = useDeletion(deleteRisks);
  const rows = useCachedRows(listRisks, { params: { planId } }, { id: ({ riskId }) => riskId });
  const confirm = (title: string) => {
    void refresh(listPlans);
    showToast({ variant: "done", title });
  };
  return {
    saved: (risk) => {
      rows.put(risk);
      confirm("The risk has been successfully saved");
    },
    remove: async (risk) => {
      await deletion.mutateAsync({ params: { planId }, body: [risk.riskId] });
      rows.drop(risk);
      confirm("The risk has been successfully deleted");
    },
  };
}
