import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listPlans,
  listPlanSubscriptions,
  planSaved,
} from "@holdfast/contract/plans/plan-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { useRefresh } from "../../platform/api/use-endpoint";

/** After a plan was created, changed, renewed or deleted: refetches everything that shows it, then confirms. */
export function usePlanSaved(): (act: Parameters<typeof planSaved>[0]) => Promise<void> {
  const refresh = useRefresh();
  return async (act) => {
    // An organisation lists its plans with their expiry dates.
    await refresh(listPlans, listOrganisations, listPlanSubscriptions);
    showToast({ variant: "done", title: planSaved(act) });
  };
}
