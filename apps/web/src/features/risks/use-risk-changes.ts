import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { deleteRisks, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import type { ShownToast } from "../../ui/feedback/toast-store";
import { callDeletion } from "../../platform/api/call-deletion";
import type { Answered } from "../../platform/api/call-endpoint";
import { keyOf, useRefresh } from "../../platform/api/use-endpoint";
import { withoutRisk, withRisk } from "./risk-list-rules";

type Risks = Answered<typeof listRisks>;

export type RiskChanges = {
  /** Shows a risk as the server has just answered it. */
  readonly saved: (risk: Risk) => void;
  /** Deletes a risk on the server and from the screen; rejects where it is refused. */
  readonly remove: (risk: Risk) => Promise<void>;
};

/**
 * Puts what the server answered to a save on the screen at once, and asks for the list and the plans (whose
 * progress changes) again behind it, so that twenty risks in a row never wait for twenty lists.
 */
export function useRiskChanges(planId: string): RiskChanges {
  const client = useQueryClient();
  const refresh = useRefresh();
  const said = useRef<ShownToast | null>(null);

  const show = (change: (risks: Risks) => Risks, words: string) => {
    client.setQueryData<Risks>(
      keyOf(listRisks, { params: { planId } }),
      (risks) => risks && change(risks),
    );
    void refresh(listRisks, listPlans);
    // One message, not a pile of twenty.
    said.current?.close();
    said.current = showToast({ kind: "done", title: words });
  };

  return {
    saved: (risk) => show((risks) => withRisk(risks, risk), "The risk has been successfully saved"),
    remove: async ({ riskId }) => {
      await callDeletion(deleteRisks, { params: { planId }, body: [riskId] });
      show((risks) => withoutRisk(risks, riskId), "The risk has been successfully deleted");
    },
  };
}
