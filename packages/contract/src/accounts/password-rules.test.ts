import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAcceptablePassword, MAX_PASSWORD_LENGTH } from "./password-rules";

describe("isAcceptablePassword", () => {
  it.each([
    ["Abc1!x", true, "all four kinds in six characters"],
    ["Continuity-1", true, "a hyphen counts as special"],
    ["Äöü1€x", true, "letters and symbols of other scripts"],
    ["aA1😀xx", true, "an emoji counts as a symbol"],
    ["a A1_ b", true, "spaces are allowed"],
    ["", false, "empty"],
    ["Ab1!x", false, "five characters"],
    ["aA1😀x", false, "an emoji counts as one character"],
    ["abc1!x", false, "no uppercase"],
    ["ABC1!X", false, "no lowercase"],
    ["Abcd!x", false, "no digit"],
    ["Abcd1x", false, "no special"],
    ["Abcd1 x", false, "a space does not count as special"],
    [`Aa1!${"x".repeat(124)}`, true, "128 characters"],
    [`Aa1!${"x".repeat(125)}`, false, "129 characters"],
  ])("accepts the password %s: %s (%s)", (password, acceptable) => {
    expect(isAcceptablePassword(password)).toBe(acceptable);
  });

  it("accepts the four kinds in any order, with anything added up to the maximum", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(["a", "B", "7", "#"], { minLength: 4 }),
        fc.string({ minLength: 2, maxLength: MAX_PASSWORD_LENGTH - 4 }),
        (kinds, rest) => {
          expect(isAcceptablePassword(`${kinds.join("")}${rest}`)).toBe(true);
        },
      ),
    );
  });
});
