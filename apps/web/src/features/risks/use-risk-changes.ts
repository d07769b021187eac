import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { deleteRisks, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useCachedRows } from "../../platform/api/use-cached-rows";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useRecordDeletion } from "../../platform/lists/use-record-deletion";
import { useReopenedCategory } from "./use-ruled-out-categories";

type RiskChanges = {
  /** Shows a risk as the server returned it. */
  readonly saved: (risk: Risk) => void;
  /** Deletes a risk from the screen at once, and from the server when it can no longer be undone. */
  readonly remove: (risk: Risk) => void;
};

/**
 * Writes saved and deleted risks to the cache at once and refetches only the plans, whose progress changes, and the
 * marks of proposed entries in the background: saving twenty risks in a row fetches no register.
 */
export function useRiskChanges(planId: string): RiskChanges {
  const refresh = useRefresh();
  const deleteRecords = useRecordDeletion();
  const rows = useCachedRows(listRisks, { params: { planId } }, { id: ({ riskId }) => riskId });
  const reopen = useReopenedCategory(planId);
  return {
    saved: (risk) => {
      rows.put(risk);
      reopen(risk.riskCategoryId);
      void refresh(listPlans, listProposals);
      showToast({ variant: "done", title: "The risk has been successfully saved" });
    },
    remove: ({ riskId, name }) =>
      deleteRecords({
        deletion: {
          remove: (ids, options) =>
            callEndpoint(deleteRisks, { params: { planId }, body: ids }, options),
          list: listRisks,
          idField: "riskId",
          affected: [listPlans, listProposals],
          deletedMessage: "The risk has been successfully deleted",
        },
        records: [{ id: riskId, name }],
        nouns: "risks",
      }),
  };
}
