import { expect, it } from "vitest";
import { hazardExposure } from "./hazard-exposure-rules";

it.each([
  [0, null],
  [0.5, "Low"],
  [30, "Low"],
  [30.5, "Medium"],
  [60, "Medium"],
  [61, "High"],
  [90, "High"],
  [91, "Extreme"],
  [100, "Extreme"],
] as const)("a rating of %d is %s", (rating, exposure) => {
  expect(hazardExposure(rating)).toBe(exposure);
});
