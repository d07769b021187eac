import { describe, expect, it } from "vitest";
import { findDiscount } from "./discount-rules";

describe("findDiscount", () => {
  const codes = [
    { code: "Always" },
    { code: "Spring-10", validFrom: "2026-09-01", validUntil: "2026-11-30" },
  ];
  it.each([
    ["ALWAYS", "1999-01-01", "Always"],
    ["spring-10", "2026-08-31", undefined],
    ["spring-10", "2026-09-01", "Spring-10"],
    ["spring-10", "2026-11-30", "Spring-10"],
    ["spring-10", "2026-12-01", undefined],
    ["winter-10", "2026-10-01", undefined],
    ["", "2026-10-01", undefined],
  ])("finds the discount of %j on %s", (typed, today, code) => {
    expect(findDiscount(codes, typed, today)?.code).toBe(code);
  });
});
