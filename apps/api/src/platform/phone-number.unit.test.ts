import { describe, expect, it } from "vitest";
import {
  diallableNumber,
  isLandline,
  isTextable,
  recognisedNumber,
  withRecognisedPhone,
  validNumber,
} from "./phone-number";

describe("a number to send a text message to", () => {
  it.each([
    ["+61 491 570 156", "+61491570156"],
    ["0491 570 156", "+61491570156"],
    ["+61491570156", "+61491570156"],
    ["+64 21 123 4567", "+64211234567"],
    ["ask for Ana", "ask for Ana"],
  ])("sends text messages for %s to %s", (stored, expected) => {
    expect(diallableNumber(stored)).toBe(expected);
  });
});

describe("a text message", () => {
  it.each([
    ["+61 491 570 156", [], true],
    ["0491 570 156", ["AU"], true],
    ["+64 21 123 4567", ["AU", "NZ"], true],
    ["+64 21 123 4567", ["AU"], false],
    ["+1 212 555 0100", [], true],
    ["+1 900 555 1000", [], false],
    ["+44 909 012 3456", [], false],
    // A personal number, which forwards at the sender's cost, and a pager.
    ["+44 70 1234 5678", [], false],
    ["+44 76 4012 3456", [], false],
    ["+61 1300 123 456", [], false],
    // Not assigned to a country: premium, satellite and international networks.
    ["+979 123456789", [], false],
    ["+881 6 1234 5678", [], false],
    ["+882 16 12345678", [], false],
    ["+870 773 111 632", [], false],
    ["ask for Ana", ["AU"], false],
  ])("sends text messages to %s with the countries %j: %s", (number, countries, expected) => {
    expect(isTextable(number, countries)).toBe(expected);
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
    expect(recognisedNumber(typed, "AU")).toBe(stored);
    expect(recognisedNumber(stored, "AU")).toBe(stored);
  });

  it.each(["12 34", "ask for Ana", "02 5550 0110 or 02 5550 0111"])("keeps %s", (typed) => {
    expect(recognisedNumber(typed, "AU")).toBe(typed);
  });

  it("does not change a number that is stored already", () => {
    const stored = { phone: "02 5550 0110" };
    expect(withRecognisedPhone({ phone: "02 5550 0110" }, "AU", stored)).toEqual(stored);
    expect(withRecognisedPhone({ phone: null }, "AU", stored)).toEqual({ phone: null });
    expect(withRecognisedPhone({}, "AU", stored)).toEqual({});
    expect(withRecognisedPhone({ phone: "02 5550 0111" }, "AU", stored)).toEqual({
      phone: "+61 2 5550 0111",
    });
  });
});

describe("validNumber", () => {
  it.each([
    ["027 555 1234", "NZ", "+64 27 555 1234"],
    ["04 472 1234", "NZ", "+64 4 472 1234"],
    ["0800 123 456", "NZ", "0800 123 456"],
    ["+64 800 123 456", "AU", "0800 123 456"],
    ["082 123 4567", "ZA", "+27 82 123 4567"],
    ["0491 570 006", "AU", "+61 491 570 006"],
    ["13 11 14", "AU", "13 11 14"],
    ["1300 555 011", "AU", "1300 555 011"],
    ["1800 555 012", "AU", "1800 555 012"],
    ["+61 1300 555 011", "AU", "1300 555 011"],
    ["+64 27 555 1234", "AU", "+64 27 555 1234"],
    ["800 555 0100", "US", "+1 800 555 0100"],
    ["021 234 567", "AU", undefined],
    ["027 555 1234", "XX", undefined],
    ["ask for Ana", "AU", undefined],
  ])("reads %s in %s as %s", (text, country, stored) =>
    expect(validNumber(text, country)).toBe(stored),
  );
});

describe("a free or shared-cost number, such as 13, 1300, 1800 and 0800", () => {
  it.each([
    ["1800 555 012", "NZ"],
    ["1300 555 011", "NZ"],
    ["13 11 14", "NZ"],
    ["1300555011", "NZ"],
    ["1300 555 011", "GB"],
    ["1800 555 012", "GB"],
    ["1890 123 456", "GB"],
    ["0860 555 123", "AU"],
    ["0861 555 123", "AU"],
    ["0800 123 456", "AU"],
    ["0508 123 456", "AU"],
    ["13 11 14", "US"],
    ["1300 555 011", "SG"],
    ["0800 123 456", "ZA"],
    ["0800 1111", "IE"],
    ["13 11 14", "XX"],
  ])("stores a free or shared-cost number as typed: %s in %s", (text, country) => {
    expect(validNumber(text, country)).toBe(text);
    expect(recognisedNumber(text, country)).toBe(text);
    expect(isLandline(text, country)).toBe(true);
  });

  it.each([
    ["08 6055 5123", "AU", "+61 8 6055 5123"],
    ["(08) 6055 5123", "AU", "+61 8 6055 5123"],
    ["0860555123", "AU", "+61 8 6055 5123"],
    ["860555123", "AU", "+61 8 6055 5123"],
    ["0860 555 123", "IE", "+353 86 055 5123"],
    ["0818 123 456", "ZA", "+27 81 812 3456"],
    ["01300 555011", "GB", "+44 1300 555011"],
    ["1-800-555-0100", "US", "+1 800 555 0100"],
    ["1 800 555 0100", "CA", "+1 800 555 0100"],
    ["04 472 1234", "NZ", "+64 4 472 1234"],
    ["0491570006", "AU", "+61 491 570 006"],
  ])("does not take %s in %s for a free or shared-cost number", (text, country, stored) => {
    expect(validNumber(text, country)).toBe(stored);
  });
});
