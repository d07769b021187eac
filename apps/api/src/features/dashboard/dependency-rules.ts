import type { Finding } from "@holdfast/contract/dashboard/finding";
import { type Checked, daysText, onPage, PAGES } from "./checked-plan-rules";

/** The ids of the units that support each critical area. */
function carriersOf({ areas, dependencies }: Checked): Map<string, string[]> {
  const carriers = new Map(
    areas.map(({ strategicCriticalAreaId: id }) => [id, [] as string[]] as const),
  );
  for (const { strategicCriticalAreaId: id, departmentId } of dependencies)
    if (id !== null) carriers.get(id)?.push(departmentId);
  return carriers;
}

/** Once one area has a unit, those without one stand out; before that, nothing was entered. */
export const areasWithoutUnit = (plan: Checked): Finding[] => {
  const carriers = carriersOf(plan);
  return [...carriers.values()].every((units) => units.length === 0)
    ? []
    : plan.areas
        .filter(({ strategicCriticalAreaId: id }) => carriers.get(id)?.length === 0)
        .map(({ name }) => ({
          place: name,
          title: "No business unit supports this critical area",
          reason: "After a disruption, no unit would be responsible for restoring it.",
          ...onPage(PAGES.operational),
        }));
};

/** Once one unit has a strategy, areas whose units all lack one stand out. */
export const areasWithoutRecovery = (plan: Checked): Finding[] => {
  const recovering = new Set(
    plan.strategies
      .filter(({ recoveryStrategyId }) => recoveryStrategyId !== null)
      .map(({ departmentId }) => departmentId),
  );
  if (recovering.size === 0) return [];
  const carriers = carriersOf(plan);
  return plan.areas.flatMap(({ strategicCriticalAreaId: id, name }) => {
    const units = carriers.get(id) ?? [];
    return units.length === 0 || units.some((unit) => recovering.has(unit))
      ? []
      : [
          {
            place: name,
            title: "No unit that supports this critical area has a recovery strategy",
            reason: "If your location cannot be used, this area stops until you find another.",
            ...onPage(PAGES.recovery),
          },
        ];
  });
};

/** A unit is ready only after those it depends on. Units without an RTO are not compared. */
export const laterThanDependents = ({ units, dependencies }: Checked): Finding[] => {
  const byId = new Map(units.map((unit) => [unit.departmentId, unit]));
  return units.flatMap(({ departmentId, name, rto }) => {
    const earlier = dependencies
      .filter(({ neededDepartmentId }) => neededDepartmentId === departmentId)
      .flatMap((row) => byId.get(row.departmentId) ?? [])
      .flatMap((unit) => (unit.rto === null ? [] : [{ name: unit.name, rto: unit.rto }]))
      .toSorted((a, b) => a.rto - b.rto);
    const [first] = earlier;
    return rto !== null && first && first.rto < rto
      ? [
          {
            place: name,
            title: `RTO of ${daysText(rto)}, but ${first.name} needs it within ${daysText(first.rto)}`,
            reason: `${first.name} depends on ${name}, so it cannot work again any sooner.`,
            ...onPage(PAGES.tactical),
          },
        ]
      : [];
  });
};

/** A critical unit is one that carries a critical area. */
export const soleSuppliers = (plan: Checked): Finding[] => {
  const critical = new Set([...carriersOf(plan).values()].flat());
  const names = new Map(plan.units.map(({ departmentId, name }) => [departmentId, name]));
  const dependents = new Map<string, { readonly name: string; readonly units: string[] }>();
  for (const { supplierId, departmentId, name } of plan.dependencies) {
    const unit = names.get(departmentId);
    if (supplierId === null || unit === undefined || !critical.has(departmentId)) continue;
    const known = dependents.get(supplierId);
    if (known) known.units.push(unit);
    else dependents.set(supplierId, { name, units: [unit] });
  }
  return [...dependents]
    .filter(([id, { units }]) => units.length > 1 && plan.soleSupplierIds.has(id))
    .map(([id, { name, units }]) => ({
      place: name,
      title: `${units.length} critical units depend on this supplier, and there is no second source`,
      reason: `If it fails, they stop together: ${units.join(", ")}. Add a second supplier of the same category.`,
      to: `/organization/suppliers?edit=${id}`,
      shownOn: PAGES.operational,
    }));
};
