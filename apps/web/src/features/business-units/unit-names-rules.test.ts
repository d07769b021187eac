import { expect, test } from "vitest";
import { changesOf } from "./unit-names-rules";

const units = [
  { departmentId: "1", name: "Finance" },
  { departmentId: "2", name: "Kitchen" },
];

test("new names are added, missing ones removed, the rest is left alone", () => {
  expect(changesOf(units, ["Kitchen", "Sales"])).toEqual({ added: ["Sales"], removed: [units[0]] });
});

test("an unchanged list asks for nothing, whatever its case and order", () => {
  expect(changesOf(units, ["kitchen", "FINANCE "])).toEqual({ added: [], removed: [] });
});

test("an empty list removes everything", () => {
  expect(changesOf(units, [])).toEqual({ added: [], removed: units });
});
