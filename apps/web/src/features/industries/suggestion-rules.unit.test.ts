import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { expect, test } from "vitest";
import { isSameName, otherUnitsText, unitsOfSet } from "./suggestion-rules";

const units = [
  { departmentId: "k", name: "KITCHEN " },
  { departmentId: "b", name: "Bar" },
];
const set = {
  businessUnits: [{ name: "Kitchen" }, { name: "Office" }],
} as unknown as PlanSuggestions;

test.each([
  ["Kitchen", " kitchen", true],
  ["Kitchen", "Kitchens", false],
])("compares %j with %j as a reader does", (name, typed, same) => {
  expect(isSameName(name, typed)).toBe(same);
});

test("leaves out the rows of units that the plan does not have", () => {
  const rows = [
    { businessUnit: "Kitchen", at: 1 },
    { businessUnit: "Office", at: 2 },
    { businessUnit: "Kitchen", at: 3 },
  ];
  expect(unitsOfSet(rows, units)).toEqual([
    { row: rows[0], unit: units[0] },
    { row: rows[2], unit: units[0] },
  ]);
});

test("names the units for which there are other suggestions", () => {
  expect(otherUnitsText(set, units)).toBe(
    "There are no more suggestions for your business units. These units have suggestions: Office.",
  );
  expect(otherUnitsText(set, [...units, { name: "office" }])).toBe(
    "There are no more suggestions for your business units.",
  );
});
