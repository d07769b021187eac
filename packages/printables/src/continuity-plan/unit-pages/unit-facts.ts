import { isSameText } from "@holdfast/contract/platform/text-rules";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { markedIn, markedUnit } from "../marked-names";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import type {
  ContinuityPlanData,
  PlanPerson,
  PlanRecoveryStrategy,
  PlanRequirement,
  PlanSupportingUnit,
  PlanUnitProcedure,
} from "../plan-data";
import { primaryOf } from "../plan-status";
import { mtpdValue, recoveryTimeText } from "../recovery-time-text";

/** What a business unit's page says; texts that are not recorded are empty. */
export interface UnitFacts {
  readonly anchor: string;
  readonly idLabel: string;
  readonly name: string;
  /** Whether its name is marked as proposed: without an RTO, no time has the mark. */
  readonly isNameMarked: boolean;
  readonly rto: string;
  readonly hasRto: boolean;
  readonly rpo: string;
  readonly mtpd: string;
  /** Where it works if its usual location cannot be used. */
  readonly place: PlanRecoveryStrategy | undefined;
  /** The Primary of the Crisis Management Team. */
  readonly director: PlanPerson | undefined;
  readonly calls: PlanSupportingUnit["calls"];
  readonly requirements: readonly PlanRequirement[];
  /** The critical areas that it carries. */
  readonly carries: readonly string[];
  /** The units, suppliers and systems that it depends on. */
  readonly needs: readonly string[];
  /** The units that depend on it. */
  readonly serves: readonly string[];
  readonly procedure: PlanUnitProcedure;
}

/** Returns the facts of each unit, shortest RTO first. */
export const unitFacts = (data: ContinuityPlanData): readonly UnitFacts[] =>
  inOrderOfRecovery(data.supportingUnits).map((unit, at) => factsOf(data, unit, `unit-${at + 1}`));

function factsOf(data: ContinuityPlanData, unit: PlanSupportingUnit, anchor: string): UnitFacts {
  const dependencies = data.unitDependencies.filter((dependency) =>
    isSameText(dependency.unit, unit.name),
  );
  const namesOf = (kind: (typeof dependencies)[number]["kind"]) =>
    dependencies
      .filter((dependency) => dependency.kind === kind)
      .map((dependency) => dependency.name);
  const timeOf = (days: number | null) => {
    return markedName(recoveryTimeText(days, data), unit.isProposed && days !== null);
  };
  return {
    anchor,
    idLabel: unit.idLabel,
    name: unit.name,
    isNameMarked: unit.isProposed === true && unit.rtoDays === null,
    rto: timeOf(unit.rtoDays),
    hasRto: unit.rtoDays !== null,
    rpo: timeOf(unit.rpoDays),
    mtpd: mtpdValue(data),
    place: data.recoveryStrategies.find((strategy) => isSameText(strategy.unit, unit.name)),
    director: primaryOf(data, "Crisis Management Team"),
    calls: unit.calls,
    requirements: data.requirements.filter((requirement) =>
      isSameText(requirement.unit, unit.name),
    ),
    carries: namesOf("area").map(markedIn(data.criticalAreas)),
    needs: [
      ...namesOf("unit").map((name) => markedUnit(data, name)),
      ...namesOf("supplier"),
      ...namesOf("system").map(markedIn(data.requirements)),
    ],
    serves: data.unitDependencies
      .filter(({ kind, name }) => kind === "unit" && isSameText(name, unit.name))
      .map((dependency) => markedUnit(data, dependency.unit)),
    procedure: unit,
  };
}
