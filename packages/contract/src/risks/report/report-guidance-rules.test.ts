import { expect, test } from "vitest";
import { hasGuidanceAmounts, workingCostText } from "./report-guidance-rules";

const AUSTRALIAN = { code: "AUD", prefix: "A$" };
const NEW_ZEALAND = { code: "NZD", prefix: "NZ$" };

test("returns the specification's amounts for a plan in Australian dollars in Australia", () => {
  expect(hasGuidanceAmounts(AUSTRALIAN, "AU")).toBe(true);
  expect(workingCostText(AUSTRALIAN, "AU")).toBe(
    "at least A$100,000 for a small business and A$1,000,000 for a medium or large one.",
  );
});

test.each([
  [NEW_ZEALAND, "AU"],
  [AUSTRALIAN, "NZ"],
  [NEW_ZEALAND, "NZ"],
  [AUSTRALIAN, null],
])("returns no amount for %o in %s", (currency, country) => {
  expect(hasGuidanceAmounts(currency, country)).toBe(false);
  expect(workingCostText(currency, country)).not.toMatch(/\d/u);
});
