import { expect, test } from "vitest";
import { changesOf, namesWithUnits } from "./unit-names-rules";

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

test("units that changed elsewhere are no changes of this person", () => {
  const [, kitchen] = units;
  const now = [...(kitchen ? [kitchen] : []), { departmentId: "3", name: "Bar" }];
  const names = namesWithUnits(["Finance", "Kitchen", "Sales"], units, now);
  expect(names).toEqual(["Kitchen", "Sales", "Bar"]);
  expect(changesOf(now, names)).toEqual({ added: ["Sales"], removed: [] });
});

test("a name that someone else added meanwhile is not added again", () => {
  const now = [...units, { departmentId: "3", name: "sales" }];
  expect(changesOf(now, namesWithUnits(["Finance", "Kitchen", "Sales"], units, now))).toEqual({
    added: [],
    removed: [],
  });
});
