import { SELECT_LOCATION } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import { expect, test } from "vitest";
import { locationChoices, locationIdOf } from "./location-choice-rules";
import { placeOfProblem, problemsOfRow, rowToSend, strategyRows } from "./strategy-rows-rules";

const type = { requiresAddress: false, description: "…" };
const types = [
  { ...type, recoveryStrategyTypeId: 1, name: "Recovery site", source: "alternativeSite" },
  { ...type, recoveryStrategyTypeId: 2, name: "Another location", source: "branch" },
  { ...type, recoveryStrategyTypeId: 3, name: "Work from home", source: "none" },
  { ...type, recoveryStrategyTypeId: 11, name: "Other", source: "none", requiresAddress: true },
] as const;
const choices = locationChoices(types, {
  sites: [{ alternativeSiteId: "s1", name: "Community kitchen", address: "1 Hill Rd" }],
  branches: [{ branchId: "b2", name: "Warehouse", address: "2 Dock St" }],
});
const unit = {
  departmentId: "k",
  name: "Kitchen",
  recoveryStrategyId: null,
  recoveryStrategyTypeId: null,
  recoveryStrategyTypeName: null,
  branchId: null,
  alternativeSiteId: null,
  recoveryStrategyAddress: null,
  otherAddress: null,
  recoveryStrategyComments: null,
};
const rowWith = (
  draft: Parameters<typeof strategyRows>[1] extends ReadonlyMap<string, infer D> ? D : never,
) => strategyRows([unit], new Map([["k", draft]]))[0] ?? expect.fail("no row");
const idNamed = (name: string) => choices.find((choice) => choice.name === name)?.id ?? null;

test("lists sites and locations by name, and other types by type name", () => {
  expect(choices.map(({ name }) => name)).toEqual([
    "Community kitchen",
    "Warehouse",
    "Work from home",
    "Other",
  ]);
});

test("finds the choice of a saved strategy", () => {
  const saved = { ...unit, recoveryStrategyId: "r", recoveryStrategyTypeId: 2, branchId: "b2" };
  expect(locationIdOf(saved)).toBe(idNamed("Warehouse"));
  expect(locationIdOf(unit)).toBeNull();
});

test("reports a missing location when the site of a strategy was deleted", () => {
  const saved = { ...unit, recoveryStrategyId: "r", recoveryStrategyTypeId: 1 };
  const [row] = strategyRows([saved], new Map());
  expect(row && problemsOfRow(row, choices)).toEqual({ recoveryStrategyTypeId: SELECT_LOCATION });
});

test("requires a location, but no address: it can be arranged later", () => {
  expect(problemsOfRow(rowWith({ comments: "soon" }), choices)).toEqual({
    recoveryStrategyTypeId: SELECT_LOCATION,
  });
  const other = { locationId: idNamed("Other") };
  expect(problemsOfRow(rowWith(other), choices)).toBeUndefined();
  expect(problemsOfRow(rowWith({ ...other, address: "5 Lane" }), choices)).toBeUndefined();
});

test("sends an address only if its type requires one", () => {
  const site = { locationId: idNamed("Community kitchen"), address: "left over" };
  expect(rowToSend(rowWith(site), choices)).toMatchObject({
    recoveryStrategyTypeId: 1,
    alternativeSiteId: "s1",
    branchId: null,
    address: null,
  });
  const other = { locationId: idNamed("Other"), address: "5 Lane" };
  expect(rowToSend(rowWith(other), choices)).toMatchObject({ address: "5 Lane" });
});

test("reports an error about a site at the location field", () => {
  expect(placeOfProblem("2.branchId")).toEqual({ index: 2, field: "recoveryStrategyTypeId" });
  expect(placeOfProblem("0.address")).toEqual({ index: 0, field: "address" });
});
