import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  listRuledOutCategories,
  saveRuledOutCategory,
} from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { queryKey, useChange, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { usePlan } from "../workspace/public";

const inputFor = (planId: string) => ({ params: { planId } });

/** Reads the categories of the current plan of which none of the risks applies. */
export function useRuledOutCategories() {
  const { planId } = usePlan();
  return useRead(listRuledOutCategories, inputFor(planId));
}

/** Returns whether a category is ruled out, as the person last chose, and saves another choice. */
export function useRuledOutChoice(riskCategoryId: number) {
  const { planId } = usePlan();
  const ruledOut = useRuledOutCategories();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { mutate, isPending, variables } = useChange(
    saveRuledOutCategory,
    [],
    [listRuledOutCategories, listRisks],
  );
  return {
    isRuledOut: isPending
      ? variables.body.isRuledOut
      : ruledOut.data?.includes(riskCategoryId) === true,
    choose: (isRuledOut: boolean) =>
      mutate(
        { params: { planId }, body: { riskCategoryId, isRuledOut } },
        {
          onSuccess: (ids) => {
            client.setQueryData(queryKey(listRuledOutCategories, inputFor(planId)), ids);
            void refresh(listPlans);
          },
          onError: (error) => showToast({ variant: "problem", title: messageOf(error) }),
        },
      ),
  };
}

/** Returns a function that shows a category as no longer ruled out, once one of its risks is saved. */
export function useReopenedCategory(planId: string): (riskCategoryId: number) => void {
  const client = useQueryClient();
  return (riskCategoryId) =>
    client.setQueryData<readonly number[]>(
      queryKey(listRuledOutCategories, inputFor(planId)),
      (ids) => ids?.filter((id) => id !== riskCategoryId),
    );
}
