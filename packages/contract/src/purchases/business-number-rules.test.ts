import { expect, it } from "vitest";
import { isAustralianBusinessNumber } from "./business-number-rules";

// 51 824 753 556 is the Australian Taxation Office's own number and the register's example.
it.each([
  ["51 824 753 556", true],
  ["51824753556", true],
  ["51 824 753 557", false],
  ["15 824 753 556", false],
  ["51 824 753 55", false],
  ["51-824-753-556", false],
  ["", false],
])("%j is an ABN: %s", (text, expected) => {
  expect(isAustralianBusinessNumber(text)).toBe(expected);
});
