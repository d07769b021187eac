import type { PlanRequirement, PlanSupportingUnit } from "../plan-data";

/** Sorts units by RTO, then RPO, then recorded order, shortest first; units without a time come last. */
export function inOrderOfRecovery(units: readonly PlanSupportingUnit[]): PlanSupportingUnit[] {
  return units.toSorted(
    (one, other) =>
      compareDays(one.rtoDays, other.rtoDays) || compareDays(one.rpoDays, other.rpoDays),
  );
}

function compareDays(one: number | null, other: number | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one - other;
}

/** An application and the recovery times of the unit that needs it, in whole days. */
export interface SystemToRecover {
  readonly name: string;
  readonly unit: string;
  readonly rtoDays: number | null;
  readonly rpoDays: number | null;
  /** Whether the unit or its times are unconfirmed. */
  readonly isProposed: boolean;
}

/** Returns the units' 'Application Requirements' in the order in which the units recover. */
export function systemsInOrder(
  units: readonly PlanSupportingUnit[],
  requirements: readonly PlanRequirement[],
): SystemToRecover[] {
  const times = new Map(units.map((unit) => [unit.name, unit]));
  return requirements
    .filter((one) => one.assetType === "Application Requirements")
    .map((one) => ({
      name: one.name,
      unit: one.unit,
      rtoDays: times.get(one.unit)?.rtoDays ?? null,
      rpoDays: times.get(one.unit)?.rpoDays ?? null,
      isProposed: times.get(one.unit)?.isProposed ?? false,
    }))
    .toSorted(
      (one, other) =>
        compareDays(one.rtoDays, other.rtoDays) || compareDays(one.rpoDays, other.rpoDays),
    );
}
