import { describe, expect, it } from "vitest";
import { diallableNumber, recognisedNumber, withRecognisedPhone } from "./phone-number";

describe("a number to send a text message to", () => {
  it.each([
    ["+61 491 570 156", "+61491570156"],
    ["0491 570 156", "+61491570156"],
    ["+61491570156", "+61491570156"],
    ["+64 21 123 4567", "+64211234567"],
    ["ask for Ana", "ask for Ana"],
  ])("is for %s: %s", (stored, expected) => {
    expect(diallableNumber(stored)).toBe(expected);
  });
});

describe("the phone of a business", () => {
  it.each([
    ["02 5550 0110", "+61 2 5550 0110"],
    ["(02) 5550 0110 ext. 4", "+61 2 5550 0110 ext. 4"],
    ["+64 4 499 9400", "+64 4 499 9400"],
    ["1300 366 356", "1300 366 356"],
    ["+61 1300 366 356", "1300 366 356"],
    ["1800366356", "1800366356"],
    ["13 11 14", "13 11 14"],
  ])("stores %s as %s", (typed, stored) => {
    expect(recognisedNumber(typed)).toBe(stored);
    expect(recognisedNumber(stored)).toBe(stored);
  });

  it.each(["12 34", "ask for Ana", "02 5550 0110 or 02 5550 0111"])("keeps %s", (typed) => {
    expect(recognisedNumber(typed)).toBe(typed);
  });

  it("does not change a number that is stored already", () => {
    const stored = { phone: "02 5550 0110" };
    expect(withRecognisedPhone({ phone: "02 5550 0110" }, stored)).toEqual(stored);
    expect(withRecognisedPhone({ phone: null }, stored)).toEqual({ phone: null });
    expect(withRecognisedPhone({}, stored)).toEqual({});
    expect(withRecognisedPhone({ phone: "02 5550 0111" }, stored)).toEqual({
      phone: "+61 2 5550 0111",
    });
  });
});
