import { describe, expect, it } from "vitest";
import { numberText, parseNumberText } from "./number-text";

const WHOLE = { digits: 0, allowsMinus: false };

describe("numberText", () => {
  it.each([
    [null, ""],
    [undefined, ""],
    [Number.NaN, ""],
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [1234567.5, "1,234,567.5"],
    [-2500, "-2,500"],
  ])("writes %s as '%s'", (value, text) => {
    expect(numberText(value)).toBe(text);
  });
});

describe("parseNumberText", () => {
  it.each([
    ["", null],
    ["12", 12],
    ["1,200", 1200],
    [" 1 200 ", 1200],
    ["007", 7],
    ["12a", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["1,000,000,000,000,000", 1e15],
    ["1234567890123456", 1234567890123456],
    ["9999999999999999", Number.MAX_SAFE_INTEGER],
    ["9".repeat(400), Number.MAX_SAFE_INTEGER],
  ])("takes '%s' as the whole number %s", (text, value) => {
    expect(parseNumberText(text, WHOLE)).toBe(value);
  });

  it("accepts a sign and a fraction only if the field allows them", () => {
    const shape = { digits: 2, allowsMinus: true };
    expect(parseNumberText("-", shape)).toBeNull();
    expect(parseNumberText("-1.25", shape)).toBe(-1.25);
    expect(parseNumberText("1.", shape)).toBe(1);
    expect(parseNumberText("1.234", shape)).toBeUndefined();
  });
});
