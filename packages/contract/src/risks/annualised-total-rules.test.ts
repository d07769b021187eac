import { expect, it } from "vitest";
import { annualisedTotal } from "./annualised-total-rules";

it.each([
  [[], 0n],
  [[0.1, 0.2], 30n],
  [[1.01, 1.01, 1.01], 303n],
  [[52e12, 0.01], 5_200_000_000_000_001n],
  [[52e12, 52e12, 0.01], 10_400_000_000_000_001n],
])("%j is %d hundredths together", (values, total) => {
  expect(annualisedTotal(values.map((annualisedValue) => ({ annualisedValue })))).toBe(total);
});
