import { expect, test } from "vitest";
import { printedStrategy } from "./describe-units";

const strategy = (
  recoveryStrategyTypeId: number | null,
  name: string | null,
  address: string | null,
) => ({
  departmentId: "k",
  name: "Kitchen",
  recoveryStrategyId: "r",
  recoveryStrategyTypeId,
  recoveryStrategyTypeName: name,
  branchId: null,
  alternativeSiteId: null,
  recoveryStrategyAddress: address,
  otherAddress: address,
  recoveryStrategyComments: null,
});

test.each([
  [
    "its address",
    strategy(6, "Reciprocal arrangement", "8 Hill St"),
    "Reciprocal arrangement: 8 Hill St",
  ],
  [
    "that it is to be arranged",
    strategy(6, "Reciprocal arrangement", null),
    "Reciprocal arrangement: To be arranged",
  ],
  [
    "the same of a site that was deleted",
    strategy(1, "Short-term recovery site", null),
    "Short-term recovery site: To be arranged",
  ],
  ["no place for a way of working", strategy(3, "Work from home", null), "Work from home"],
  ["nothing without a strategy", strategy(null, null, null), ""],
])("prints %s", (_what, row, location) => {
  expect(printedStrategy(row, [], [], new Set()).location).toBe(location);
});

test("marks an unconfirmed strategy", () => {
  const row = strategy(3, "Work from home", null);
  expect(printedStrategy(row, [], [], new Set(["r"])).location).toBe(
    "Work from home (proposed, not confirmed)",
  );
});
