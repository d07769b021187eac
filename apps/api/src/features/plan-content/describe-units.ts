import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import type { PlanArea, PlanRecovery, PlanUnit } from "@holdfast/contract/plan-content/plan-unit";
import { stepsOf, type UnitProcedure } from "@holdfast/contract/recovery-details/recovery-details";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";

type UnitRecords = {
  readonly departments: readonly { readonly departmentId: string; readonly name: string }[];
  readonly times: readonly TacticalBia[];
  readonly procedures: readonly UnitProcedure[];
  readonly strategies: readonly RecoveryStrategy[];
  readonly dependencies: readonly UnitDependency[];
};

/** Returns each business unit with what the plan records of it. Pure. */
export function describeUnits(
  { departments, ...records }: UnitRecords,
  proposed: ReadonlySet<string>,
): PlanUnit[] {
  const times = byUnit(records.times);
  const procedures = byUnit(records.procedures);
  const strategies = byUnit(records.strategies);
  const dependencies = Map.groupBy(records.dependencies, ({ departmentId }) => departmentId);
  return departments.map(({ departmentId, name }) => {
    const time = times.get(departmentId);
    const procedure = procedures.get(departmentId);
    return {
      departmentId,
      name,
      rtoDays: time?.rto ?? null,
      rpoDays: time?.rpo ?? null,
      isProposed: proposed.has(departmentId) || proposed.has(time?.tacticalBiaId ?? ""),
      leaderContactId: procedure?.leaderContactId ?? null,
      minimumService: procedure?.minimumService ?? null,
      firstSteps: stepsOf(procedure?.firstSteps ?? null),
      workaround: procedure?.workaround ?? null,
      recovery: describeRecovery(strategies.get(departmentId), proposed),
      dependencies: (dependencies.get(departmentId) ?? []).map(describeDependency),
    };
  });
}

const byUnit = <Row extends { readonly departmentId: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.departmentId, row]));

function describeRecovery(
  row: RecoveryStrategy | undefined,
  proposed: ReadonlySet<string>,
): PlanRecovery | null {
  if (!row || row.recoveryStrategyId === null) return null;
  return {
    recoveryStrategyId: row.recoveryStrategyId,
    recoveryStrategyTypeId: row.recoveryStrategyTypeId,
    branchId: row.branchId,
    alternativeSiteId: row.alternativeSiteId,
    typedPlace: row.otherAddress,
    comments: row.recoveryStrategyComments,
    isProposed: proposed.has(row.recoveryStrategyId),
  };
}

function describeDependency({
  strategicCriticalAreaId,
  neededDepartmentId,
  supplierId,
  name,
}: UnitDependency): PlanUnit["dependencies"][number] {
  if (strategicCriticalAreaId !== null) return { kind: "area", id: strategicCriticalAreaId, name };
  if (neededDepartmentId !== null) return { kind: "unit", id: neededDepartmentId, name };
  return { kind: supplierId === null ? "system" : "supplier", id: supplierId, name };
}

/** Returns a critical area. Pure. */
export const describeArea = (row: StrategicBia, proposed: ReadonlySet<string>): PlanArea => ({
  strategicCriticalAreaId: row.strategicCriticalArea.strategicCriticalAreaId,
  name: row.strategicCriticalArea.name,
  category: row.strategicCriticalArea.category.name,
  description: row.strategicCriticalArea.description,
  criticality: row.criticality,
  criticalPeriods: row.criticalPeriods,
  penalty: row.penalty && (row.penaltyAttachment ?? row.penalty.name),
  notes: row.notes,
  impacts: row.strategicBiaDrsList.map((impact) => ({
    category: impact.disruptionRiskScaleCategoryName,
    value: impact.disruptionRiskScaleValue,
  })),
  isProposed:
    proposed.has(row.strategicCriticalArea.strategicCriticalAreaId) ||
    proposed.has(row.strategicBiaId),
});
