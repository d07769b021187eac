import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";

const keyOf = (name: string) => name.trim().toLowerCase();

/** Whether two names are the same to a reader, so that an entry is not suggested twice. */
export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

type UnitNamed = { readonly name: string; readonly departmentId: string };

/**
 * Returns a set's rows for business units that the plan has, each with its unit; a row whose unit has another name in
 * the plan is left out.
 */
export const unitsOfSet = <Row extends { readonly businessUnit: string }, Unit extends UnitNamed>(
  rows: readonly Row[],
  units: readonly Unit[],
): { readonly row: Row; readonly unit: Unit }[] =>
  rows.flatMap((row) => {
    const unit = units.find(({ name }) => isSameName(name, row.businessUnit));
    return unit ? [{ row, unit }] : [];
  });

/** Returns the sentence for a list without suggestions: which business units the set has some for. */
export const otherUnitsText = (
  set: PlanSuggestions,
  units: readonly { readonly name: string }[],
) => {
  const others = set.businessUnits.filter(
    ({ name }) => !units.some((unit) => isSameName(unit.name, name)),
  );
  return others.length === 0
    ? "There are no more suggestions for your business units."
    : `There are no more suggestions for your business units. These units have suggestions: ${others.map(({ name }) => name).join(", ")}.`;
};
