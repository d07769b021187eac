import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCode } from "./text-rules";

describe("normaliseCode", () => {
  it.each([
    ["DEMO-PLAN", "DEMO-PLAN"],
    [" demo-plan ", "DEMO-PLAN"],
    ["2026", "2026"],
    ["a".repeat(32), "A".repeat(32)],
    ["a".repeat(33), null],
    ["abc", null],
    ["SPRING-10", "SPRING-10"],
    [" spring-10 ", "SPRING-10"],
    ["spring 10", null],
    ["demo plan", null],
    ["demo_plan", null],
    ["démo-plan", null],
    ["demo-plaın", null],
    ["straße", null],
    ["", null],
  ])("reads %j as %s", (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });

  it("ignores case", () => {
    const codes = fc.string({
      unit: fc.constantFrom(..."abcxyzABCXYZ019-"),
      minLength: 4,
      maxLength: 32,
    });
    fc.assert(
      fc.property(codes, (code) => {
        expect(normaliseCode(code.toLowerCase())).toBe(normaliseCode(code.toUpperCase()));
        expect(normaliseCode(code)).toBe(code.toUpperCase());
      }),
    );
  });
});
