import { expect, it } from "vitest";
import { amountColumnWidth, nameColumnWidth } from "./amount-column-width";

it.each([
  ["nothing", [], 12],
  ["small amounts", ["A$0", "A$12,000"], 12],
  ["the longest among others", ["A$1", "A$999,999,999,999.00", "A$2"], 23],
  ["more than a page can spare", [`A$${"999,".repeat(9)}999.00`], 24],
])("gives a column of %s its width", (_, amounts, expected) => {
  expect(amountColumnWidth(amounts, 12)).toBe(expected);
});

it("leaves the rest of the page for names", () => {
  expect(nameColumnWidth([6.5, 16, 12, 16, 11])).toBe(38.5);
});
