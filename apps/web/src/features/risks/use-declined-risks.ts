import { useQueryClient } from "@tanstack/react-query";
import type { RiskPreset } from "@holdfast/contract/library/risk-lookups";
import {
  listDeclinedRisks,
  saveDeclinedRisk,
} from "@holdfast/contract/risks/suggestions/declined-risk-endpoints";
import { queryKey, useChange, useRead } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { showDeleted } from "../../ui/feedback/show-deleted";
import { showToast } from "../../ui/feedback/toast-store";

/** Reads which preset risks are not for the plan, and declines another, which can be undone. */
export function useDeclinedRisks(planId: string) {
  const client = useQueryClient();
  const params = { planId };
  const declined = useRead(listDeclinedRisks, { params });
  const { mutateAsync } = useChange(saveDeclinedRisk);
  const save = async (riskPresetId: number, isDeclined: boolean) =>
    client.setQueryData(
      queryKey(listDeclinedRisks, { params }),
      await mutateAsync({ params, body: { riskPresetId, isDeclined } }),
    );
  const decline = async ({ riskPresetId, name }: RiskPreset) => {
    try {
      await save(riskPresetId, true);
      showDeleted({
        title: "This risk will not be suggested again",
        name,
        undo: async () => save(riskPresetId, false),
      });
    } catch (thrown) {
      showToast({ variant: "problem", title: messageOf(thrown) });
    }
  };
  return { declined, decline: (preset: RiskPreset) => void decline(preset) };
}
