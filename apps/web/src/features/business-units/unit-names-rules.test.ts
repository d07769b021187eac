import { expect, test } from "vitest";
import { changesOf } from "./unit-names-rules";

const units = [
  { departmentId: "1", name: "Finance" },
  { departmentId: "2", name: "Kitchen" },
];

test("adds new names, removes missing ones and leaves the rest alone", () => {
  expect(changesOf(units, ["Kitchen", "Sales"])).toEqual({ added: ["Sales"], removed: [units[0]] });
});

test("an unchanged list has no changes, regardless of case and order", () => {
  expect(changesOf(units, ["kitchen", "FINANCE "])).toEqual({ added: [], removed: [] });
});

test("an empty list removes everything", () => {
  expect(changesOf(units, [])).toEqual({ added: [], removed: units });
});
