import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listUncriticalAreas } from "@holdfast/contract/impact-analysis/strategic/uncritical-area-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import { useShownWhileUnsaved } from "../../../platform/forms/use-shown-while-unsaved";
import { areaChange } from "./ratings/area-change-rules";
import type { AreaChange, AreaLists } from "./ratings/area-change-rules";
import { currentStep } from "./step-order-rules";

/**
 * Reads the strategic areas and the plan's records of them. While a form has unsaved input that can no longer be
 * saved, `lists` are those that the form was opened with, and `change` says what happened to its area.
 */
export function useAreaLists({ planId, organisationId: orgId, mtpd }: Plan) {
  const [search] = useSearchParams();
  const areas = useRead(listStrategicCriticalAreas, { params: { orgId } });
  const areaRatings = useRead(listStrategicBias, { params: { planId } });
  const uncritical = useRead(listUncriticalAreas, { params: { planId } });
  const read = useMemo(
    () =>
      areas.data && areaRatings.data
        ? { areas: areas.data, areaRatings: areaRatings.data }
        : undefined,
    [areas.data, areaRatings.data],
  );
  const changeOf = (shown: AreaLists): AreaChange | null => {
    if (!read) return null;
    const facts = { criticalAreas: shown.areaRatings.length, hasMtpd: mtpd !== null };
    const { id } = currentStep(search.get("step"), facts);
    return areaChange(id, search.get("area"), shown, read);
  };
  const lists = useShownWhileUnsaved<AreaLists>(read, (shown) => changeOf(shown) === null);
  return {
    reads: [areas, areaRatings, uncritical] as const,
    uncritical: uncritical.data ?? [],
    lists,
    change: lists && lists !== read ? changeOf(lists) : null,
  };
}
