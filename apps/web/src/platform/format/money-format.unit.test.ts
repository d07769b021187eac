import { expect, it } from "vitest";
import { formatAmount, formatMinor, formatUnits } from "./money-format";

const AUD = { prefix: "A$", minorUnits: 2 };
const AED = { prefix: "AED", minorUnits: 2 };
const JPY = { prefix: "¥", minorUnits: 0 };

it.each([
  [12_000, AUD, "A$12,000"],
  [0, AUD, "A$0"],
  [-1_500, AUD, "\u2212A$1,500"],
  [250_000, AED, "AED\u00A0250,000"],
  [null, AUD, ""],
])("writes %s whole units", (units, currency, text) => {
  expect(formatUnits(units, currency)).toBe(text);
});

it.each([
  [125_000, AUD, "A$1,250.00"],
  [5, AUD, "A$0.05"],
  [-99_999, AUD, "\u2212A$999.99"],
  [1_250, JPY, "¥1,250"],
  [undefined, AUD, ""],
])("writes %s minor units", (amount, currency, text) => {
  expect(formatMinor(amount, currency)).toBe(text);
});

it.each([
  [2_500.5, AUD, "A$2,500.50"],
  [0, AUD, "A$0.00"],
  [1.01, JPY, "¥1.01"],
  [52e12, AED, "AED\u00A052,000,000,000,000.00"],
  [null, AUD, ""],
])("writes %s with its two decimals", (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
