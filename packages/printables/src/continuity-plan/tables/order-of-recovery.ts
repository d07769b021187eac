import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import type { PlanRequirement, PlanSupportingUnit } from "../plan-data";

/** An application and the recovery times of the unit that needs it, in whole days. */
export interface SystemToRecover {
  readonly name: string;
  readonly unit: string;
  readonly rtoDays: number | null;
  readonly rpoDays: number | null;
  /** Whether the system is unconfirmed. */
  readonly isProposed: boolean;
  /** Whether the unit or its times are unconfirmed. */
  readonly isUnitProposed: boolean;
}

/** Returns the units' 'Application Requirements' in the order in which the units recover. */
export function systemsInOrder(
  units: readonly PlanSupportingUnit[],
  requirements: readonly PlanRequirement[],
): SystemToRecover[] {
  const times = new Map(units.map((unit) => [unit.name, unit]));
  const systems = requirements
    .filter((requirement) => requirement.assetType === "Application Requirements")
    .map((requirement) => ({
      name: requirement.name,
      unit: requirement.unit,
      rtoDays: times.get(requirement.unit)?.rtoDays ?? null,
      rpoDays: times.get(requirement.unit)?.rpoDays ?? null,
      isProposed: requirement.isProposed,
      isUnitProposed: times.get(requirement.unit)?.isProposed ?? false,
    }));
  return inOrderOfRecovery(systems);
}
