import type { ResponseOf } from "@holdfast/contract/platform/endpoint";
import type { listDepartments } from "@holdfast/contract/business-units/department-endpoints";

/** A business unit as the location's list answers it. */
export type BusinessUnit = ResponseOf<typeof listDepartments>[number];

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * What an edited list of names asks for: names that are new, and units whose name is gone. Case does not make
 * a name new, as it does not for the server.
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
