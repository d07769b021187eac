import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAcceptablePassword, MAX_PASSWORD_LENGTH } from "./password-rules";

describe("isAcceptablePassword", () => {
  it.each([
    ["Abc1!x", true, "all four kinds in six characters"],
    ["Continuity-1", true, "a hyphen is special"],
    ["Äöü1€x", true, "letters and symbols of other scripts"],
    ["aA1😀xx", true, "an emoji is a symbol"],
    ["a A1_ b", true, "spaces may stand between"],
    ["", false, "empty"],
    ["Ab1!x", false, "five characters"],
    ["aA1😀x", false, "an emoji counts once"],
    ["abc1!x", false, "no uppercase"],
    ["ABC1!X", false, "no lowercase"],
    ["Abcd!x", false, "no digit"],
    ["Abcd1x", false, "no special"],
    ["Abcd1 x", false, "a space is not special"],
    [`Aa1!${"x".repeat(124)}`, true, "128 characters"],
    [`Aa1!${"x".repeat(125)}`, false, "129 characters"],
  ])("%s is %s: %s", (password, acceptable) => {
    expect(isAcceptablePassword(password)).toBe(acceptable);
  });

  it("holds wherever the four kinds stand and whatever is added up to the maximum", () => {
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
