import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import type { StepId } from "../step-order-rules";

/** The organisation's strategic areas, and the plan's records of the critical ones. */
export type AreaLists = {
  readonly areas: readonly StrategicCriticalArea[];
  readonly areaRatings: readonly StrategicBia[];
};

/** What another person or tab did to the area of a form, so that the form can no longer be saved. */
export type AreaChange = "area-deleted" | "area-rating-deleted" | "area-rating-added";

/**
 * Returns what happened to the area of the step's form between the shown lists and those just read; null if the
 * form can still be saved. The MTPD belongs to the plan, not to an area. Pure.
 * @param named the area in the URL; if null, the step shows its first
 */
export function areaChange(
  step: StepId,
  named: string | null,
  shown: AreaLists,
  read: AreaLists,
): AreaChange | null {
  if (step === "mtpd") return null;
  const shownIds = step === "areas" ? shown.areas.map(idOf) : shown.areaRatings.map(areaIdOf);
  const areaId = shownIds.find((id) => id === named) ?? shownIds[0];
  if (areaId === undefined) return null;
  if (!read.areas.some((area) => idOf(area) === areaId)) return "area-deleted";
  const [before, now] = [shown, read].map(
    ({ areaRatings }) => areaRatings.find((rating) => areaIdOf(rating) === areaId)?.strategicBiaId,
  );
  if (before === now) return null;
  return now === undefined ? "area-rating-deleted" : "area-rating-added";
}

const idOf = ({ strategicCriticalAreaId }: StrategicCriticalArea) => strategicCriticalAreaId;
const areaIdOf = ({ strategicCriticalArea }: StrategicBia) => idOf(strategicCriticalArea);
