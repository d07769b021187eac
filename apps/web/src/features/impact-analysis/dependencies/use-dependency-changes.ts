import { useState } from "react";
import {
  createUnitDependencies,
  deleteUnitDependencies,
  listUnitDependencies,
} from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { messageOf } from "../../../ui/feedback/shown-error";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useChange, useDeletion } from "../../../platform/api/use-endpoint";
import { changeOf, type NeededChoice } from "./dependency-choices-rules";

/** Saves a change of the selected choices at once, and changes the cached list. */
export function useDependencyChanges(planId: string, departmentId: string) {
  const params = { planId };
  const reads = [listUnitDependencies];
  const creation = useChange(createUnitDependencies, [listPlans], reads);
  const deletion = useDeletion(deleteUnitDependencies, [listPlans]);
  const rows = useCachedRows(
    listUnitDependencies,
    { params },
    { id: ({ unitDependencyId }) => unitDependencyId },
  );
  const [refusal, setRefusal] = useState<string>();
  const change = async (
    selected: readonly string[],
    choices: readonly NeededChoice[],
    saved: readonly UnitDependency[],
  ) => {
    const { added, deleted } = changeOf(selected, choices, saved);
    setRefusal(undefined);
    try {
      if (added.length > 0) {
        const body = added.map((needed) => ({ departmentId, ...needed }));
        for (const row of await creation.mutateAsync({ params, body })) rows.put(row);
      }
      if (deleted.length > 0) {
        const body = deleted.map(({ unitDependencyId }) => unitDependencyId);
        await deletion.mutateAsync({ params, body });
        for (const row of deleted) rows.drop(row);
      }
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  return { change, refusal };
}
