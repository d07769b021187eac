import type { PlanRecovery } from "@holdfast/contract/plan-content/plan-unit";
import { expect, test } from "vitest";
import { recoveryText } from "./plan-lookups";

const place = { addressDetails: null, phone: null, email: null };
const PLACES = {
  location: {
    branchId: "b",
    name: "Café",
    address: "1 Quay St",
    ...place,
    country: null,
    state: null,
  },
  otherLocations: [{ branchId: "o", name: "Bakery", address: "2 Mill St", ...place }],
  recoverySites: [{ alternativeSiteId: "s", name: "Hall", address: "3 Park St", ...place }],
};

const recovery = (recoveryStrategyTypeId: number | null, where: Partial<PlanRecovery> = {}) => ({
  recoveryStrategyId: "r",
  recoveryStrategyTypeId,
  branchId: null,
  alternativeSiteId: null,
  typedPlace: null,
  comments: null,
  isProposed: false,
  ...where,
});

test.each([
  [
    "a recovery site",
    recovery(1, { alternativeSiteId: "s" }),
    "Short-term recovery site: Hall, 3 Park St",
  ],
  [
    "the same of a site that was deleted",
    recovery(1, { alternativeSiteId: "gone" }),
    "Short-term recovery site: To be arranged",
  ],
  [
    "another location",
    recovery(2, { branchId: "o" }),
    "Another business location: Bakery, 2 Mill St",
  ],
  [
    "the plan's own location",
    recovery(2, { branchId: "b" }),
    "Another business location: Café, 1 Quay St",
  ],
  [
    "the typed address",
    recovery(6, { typedPlace: "8 Hill St" }),
    "Reciprocal arrangement: 8 Hill St",
  ],
  ["that it is to be arranged", recovery(6), "Reciprocal arrangement: To be arranged"],
  ["no place for a way of working", recovery(3), "Work from home"],
])("a unit's recovery names %s", (_what, unit, text) => {
  expect(recoveryText(PLACES, unit)).toBe(text);
});
