import { expect, it } from "vitest";
import { bakeryContent } from "../../test/bakery-sample";
import { unitCalls } from "./unit-calls";

const callsOf = (departmentId: string) =>
  bakeryContent.units
    .filter((unit) => unit.departmentId === departmentId)
    .flatMap((unit) => unitCalls(bakeryContent, unit))
    .map(({ name }) => name);

it("calls whom the steps name, then the site to which the unit moves and its suppliers", () => {
  expect(callsOf("bakery")).toEqual(["Coast Ovens", "Mayfield Kitchen", "Hunter Mills"]);
});

it("leaves out the leader, who reads it", () => {
  expect(callsOf("shop")).toEqual(["Mill Lane Market"]);
});
