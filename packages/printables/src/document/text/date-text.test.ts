import { describe, expect, it } from "vitest";
import { dateText, daysText } from "./date-text";

describe("dates and days", () => {
  it.each([
    ["2026-11-21", "21/11/2026"],
    ["2026-01-02", "02/01/2026"],
    ["", ""],
    ["soon", "soon"],
  ])("prints %s as %s", (date, expected) => {
    expect(dateText(date)).toBe(expected);
  });

  it.each([
    [0, "0 days"],
    [1, "1 day"],
    [14, "14 days"],
    [null, "–"],
  ])("says %s as %s", (days, expected) => {
    expect(daysText(days)).toBe(expected);
  });
});
