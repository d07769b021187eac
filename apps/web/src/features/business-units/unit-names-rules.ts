import type { ResponseOf } from "@holdfast/contract/platform/endpoint";
import type { listDepartments } from "@holdfast/contract/business-units/department-endpoints";

/** A business unit as the server lists it. */
export type BusinessUnit = ResponseOf<typeof listDepartments>[number];

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Returns the changes in an edited list of names: new names, and units whose name was removed. Names are compared
 * case-insensitively, as on the server.
 */
export function changesOf(
  units: readonly BusinessUnit[],
  names: readonly string[],
): { readonly added: string[]; readonly removed: BusinessUnit[] } {
  const before = new Set(units.map(({ name }) => keyOf(name)));
  const after = new Set(names.map(keyOf));
  return {
    added: names.filter((name) => !before.has(keyOf(name))),
    removed: units.filter(({ name }) => !after.has(keyOf(name))),
  };
}

/**
 * Returns an edited list of names once the units themselves have changed, such as in another tab: new units are added
 * to the list and deleted ones leave it, so that neither looks like a change of this person.
 */
export function namesWithUnits(
  names: readonly string[],
  before: readonly BusinessUnit[],
  units: readonly BusinessUnit[],
): string[] {
  const { added, removed } = changesOf(
    before,
    units.map(({ name }) => name),
  );
  const gone = new Set(removed.map(({ name }) => keyOf(name)));
  const listed = new Set(names.map(keyOf));
  return [
    ...names.filter((name) => !gone.has(keyOf(name))),
    ...added.filter((name) => !listed.has(keyOf(name))),
  ];
}
