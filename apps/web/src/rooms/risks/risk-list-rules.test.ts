import { expect, it } from "vitest";
import { annualisedTotal } from "./risk-list-rules";

it.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.01, 1.01, 1.01], 3.03],
  [[52e12, 0.01], 52_000_000_000_000.01],
])("%j is %d together", (values, total) => {
  expect(annualisedTotal(values.map((annualisedValue) => ({ annualisedValue })))).toBe(total);
});
