import { expect, it } from "vitest";
import { hundredthsOf, hundredthsText, unitsText } from "./money-rules";

const AUD = { prefix: "A$" };
const JPY = { prefix: "¥" };
const KWD = { prefix: "KWD" };

it.each([
  [0, AUD, "A$0"],
  [999, AUD, "A$999"],
  [1_000_000_000_000, AUD, "A$1,000,000,000,000"],
  [1_000_000_000_000_000, JPY, "¥1,000,000,000,000,000"],
  [12_000, KWD, "KWD\u00A012,000"],
])("formats %s whole units", (units, currency, text) => {
  expect(unitsText(units, currency)).toBe(text);
});

it.each([
  [0, AUD, "A$0.00"],
  [0.01, AUD, "A$0.01"],
  [2_500.5, KWD, "KWD\u00A02,500.50"],
  [1.1, JPY, "¥1.10"],
  [52e12, AUD, "A$52,000,000,000,000.00"],
])("formats %s with two decimals in any currency", (amount, currency, text) => {
  expect(hundredthsText(hundredthsOf(amount), currency)).toBe(text);
});

it("adds up exactly where binary fractions do not", () => {
  const tenths = Array.from({ length: 2_000 }, () => hundredthsOf(0.1));
  expect(
    hundredthsText(
      tenths.reduce((sum, tenth) => sum + tenth, 0n),
      AUD,
    ),
  ).toBe("A$200.00");
});
