import { expect, it } from "vitest";
import { ratingUnit } from "./rating-unit-rules";
import { riskRating } from "./risk-rating-rules";

it.each([
  ["AUD", 1],
  ["USD", 1],
  ["KWD", 0.1],
  ["CNY", 10],
  ["JPY", 100],
  ["KRW", 1_000],
  ["VND", 10_000],
  ["unknown", 1],
])("takes a unit of %s as %d", (code, unit) => {
  expect(ratingUnit(code)).toBe(unit);
});

it("rates a loss alike in dollars and in yen", () => {
  const yen = 3_000_000;
  expect(riskRating(0.005, yen / ratingUnit("JPY"))).toBe(riskRating(0.005, 30_000));
});
