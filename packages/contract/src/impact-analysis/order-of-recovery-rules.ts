import type { PlanUnit } from "../plan-content/plan-unit";

/** Sorts units by RTO, then RPO, then recorded order, shortest first; units without a time come last. */
export function inOrderOfRecovery<Unit extends Pick<PlanUnit, "rtoDays" | "rpoDays">>(
  units: readonly Unit[],
): Unit[] {
  return units.toSorted(
    (a, b) => compareDays(a.rtoDays, b.rtoDays) || compareDays(a.rpoDays, b.rpoDays),
  );
}

function compareDays(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}
