import { expect, it } from "vitest";
import { areaChoice, changeOf, neededChoices, withSaved } from "./dependency-choices-rules";

const row = (overrides: object) => ({
  unitDependencyId: "row",
  departmentId: "kitchen",
  strategicCriticalAreaId: null,
  neededDepartmentId: null,
  supplierId: null,
  systemName: null,
  name: "",
  ...overrides,
});
const KNOWN = {
  units: [
    { departmentId: "kitchen", name: "Kitchen" },
    { departmentId: "office", name: "Office" },
  ],
  suppliers: [{ supplierId: "roaster", name: "Roaster" }],
  systems: ["Till", "TILL"],
};

it("offers the other units, each system once, and the suppliers", () => {
  expect(neededChoices("kitchen", KNOWN).map(({ name, note }) => `${note}: ${name}`)).toEqual([
    "Business unit: Office",
    "System: TILL",
    "Supplier: Roaster",
  ]);
});

it("keeps a saved system that no asset names", () => {
  const saved = [row({ systemName: "Payroll", name: "Payroll" })];
  const names = withSaved(neededChoices("kitchen", KNOWN), saved).map(({ name }) => name);
  expect(names).toEqual(["Office", "TILL", "Roaster", "Payroll"]);
});

it.each([
  ["adds a choice", ["unit office"], [], [{ neededDepartmentId: "office" }], []],
  [
    "adds nothing that is saved",
    ["system till"],
    [row({ systemName: "till", name: "till" })],
    [],
    [],
  ],
  ["deletes a row", [], [row({ supplierId: "roaster" })], [], ["row"]],
] as const)("%s", (_, selected, saved, added, deleted) => {
  const change = changeOf(selected, neededChoices("kitchen", KNOWN), saved);
  expect([change.added, change.deleted.map((dependency) => dependency.unitDependencyId)]).toEqual([
    added,
    deleted,
  ]);
});

it("adds an area", () => {
  expect(changeOf(["area a"], [areaChoice("a", "Meals")], []).added).toEqual([
    { strategicCriticalAreaId: "a" },
  ]);
});
