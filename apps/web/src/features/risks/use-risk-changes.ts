import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import {
  createRisk,
  deleteRisks,
  listRisks,
} from "@holdfast/contract/risks/register/risk-endpoints";
import { showDeleted } from "../../ui/feedback/show-deleted";
import { showToast } from "../../ui/feedback/toast-store";
import { useCachedRows } from "../../platform/api/use-cached-rows";
import { useChange, useDeletion, useRefresh } from "../../platform/api/use-endpoint";
import { useProposals } from "../proposals/public";
import { useReopenedCategory } from "./use-ruled-out-categories";
import { bodyOfRisk } from "./risk-form/risk-draft-rules";

type RiskChanges = {
  /** Shows a risk as the server returned it. */
  readonly saved: (risk: Risk) => void;
  /** Deletes a risk on the server and from the screen; rejects if the server refuses. */
  readonly remove: (risk: Risk) => Promise<void>;
};

/**
 * Writes saved and deleted risks to the cache at once and refetches only the plans, whose progress changes, and the
 * marks of proposed entries in the background: saving twenty risks in a row fetches no register.
 */
export function useRiskChanges(planId: string): RiskChanges {
  const { isProposed } = useProposals("risk");
  const refresh = useRefresh();
  const deletion = useDeletion(deleteRisks);
  const rows = useCachedRows(listRisks, { params: { planId } }, { id: ({ riskId }) => riskId });
  const creation = useChange(createRisk);
  const reopen = useReopenedCategory(planId);
  const show = (risk: Risk) => {
    rows.put(risk);
    reopen(risk.riskCategoryId);
    void refresh(listPlans, listProposals);
  };
  const undo = async (risk: Risk, proposed: boolean) => {
    const body = { ...bodyOfRisk(risk), proposed };
    show(await creation.mutateAsync({ params: { planId }, body }));
  };
  return {
    saved: (risk) => {
      show(risk);
      showToast({ variant: "done", title: "The risk has been successfully saved" });
    },
    remove: async (risk) => {
      const proposed = isProposed(risk.riskId);
      await deletion.mutateAsync({ params: { planId }, body: [risk.riskId] });
      rows.drop(risk);
      void refresh(listPlans, listProposals);
      showDeleted({
        title: "The risk has been successfully deleted",
        name: risk.name,
        undo: async () => undo(risk, proposed),
      });
    },
  };
}
