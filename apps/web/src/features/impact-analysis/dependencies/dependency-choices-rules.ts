import { foldCase } from "@holdfast/contract/platform/text-rules";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import type { Choice } from "../../../ui/fields/choices/choice";

/** What a row names besides its unit, as the server takes it. */
type Needed = Partial<
  Pick<
    UnitDependency,
    "strategicCriticalAreaId" | "neededDepartmentId" | "supplierId" | "systemName"
  >
>;
/** A choice of one of the two fields, and the row that choosing it saves. */
export type NeededChoice = Choice & { readonly needed: Needed };

type Named = { readonly name: string };
type Known = {
  readonly units: readonly (Named & { readonly departmentId: string })[];
  readonly suppliers: readonly (Named & { readonly supplierId: string })[];
  readonly systems: readonly string[];
};

const NOTES = { unit: "Business unit", supplier: "Supplier", system: "System" } as const;
const idOf = (kind: keyof typeof NOTES | "area", key: string) => `${kind} ${key}`;

const unitChoice = (departmentId: string, name: string): NeededChoice => ({
  id: idOf("unit", departmentId),
  name,
  note: NOTES.unit,
  needed: { neededDepartmentId: departmentId },
});
const supplierChoice = (supplierId: string, name: string): NeededChoice => ({
  id: idOf("supplier", supplierId),
  name,
  note: NOTES.supplier,
  needed: { supplierId },
});
const systemChoice = (name: string): NeededChoice => ({
  id: idOf("system", foldCase(name)),
  name,
  note: NOTES.system,
  needed: { systemName: name },
});
export const areaChoice = (strategicCriticalAreaId: string, name: string): NeededChoice => ({
  id: idOf("area", strategicCriticalAreaId),
  name,
  needed: { strategicCriticalAreaId },
});

/** Returns the choice of a saved row. Pure. */
export const choiceOf = (row: UnitDependency): NeededChoice => {
  if (row.strategicCriticalAreaId !== null)
    return areaChoice(row.strategicCriticalAreaId, row.name);
  if (row.neededDepartmentId !== null) return unitChoice(row.neededDepartmentId, row.name);
  if (row.supplierId !== null) return supplierChoice(row.supplierId, row.name);
  return systemChoice(row.name);
};

const onceEach = (choices: readonly NeededChoice[]): NeededChoice[] => [
  ...new Map(choices.map((choice) => [choice.id, choice])).values(),
];

/**
 * Returns the choices, including those of saved rows that the plan no longer lists, such as a system whose asset was
 * deleted. Pure.
 */
export const withSaved = (
  choices: readonly NeededChoice[],
  saved: readonly UnitDependency[],
): NeededChoice[] => onceEach([...choices, ...saved.map(choiceOf)]);

/** Returns what a unit can depend on: the other units, suppliers and systems. Pure. */
export const neededChoices = (unitId: string, { units, suppliers, systems }: Known) =>
  onceEach([
    ...units
      .filter(({ departmentId }) => departmentId !== unitId)
      .map(({ departmentId, name }) => unitChoice(departmentId, name)),
    ...systems.map(systemChoice),
    ...suppliers.map(({ supplierId, name }) => supplierChoice(supplierId, name)),
  ]);

/** Returns what a change of the selected choices adds and deletes. Pure. */
export function changeOf(
  selected: readonly string[],
  choices: readonly NeededChoice[],
  saved: readonly UnitDependency[],
) {
  const present = new Map(saved.map((row) => [choiceOf(row).id, row]));
  return {
    added: choices
      .filter(({ id }) => selected.includes(id) && !present.has(id))
      .map(({ needed }) => needed),
    deleted: [...present].filter(([id]) => !selected.includes(id)).map(([, row]) => row),
  };
}
