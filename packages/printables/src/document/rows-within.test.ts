import { expect, it } from "vitest";
import { rowHeight, rowsWithin } from "./rows-within";

const cells = (text: string) => [[text, 50]] as const;
const short = rowHeight(cells("Oven"));

it("gives a longer text a higher row", () => {
  expect(rowHeight(cells("Oven ".repeat(40)))).toBeGreaterThan(short);
  expect(rowHeight([["Oven\nGrill", 50]])).toBeGreaterThan(short);
});

it("returns the rows that fit, in their order", () => {
  const rows = ["one", "two", "three", "four"];
  expect(rowsWithin(rows, 2.5 * short, 0, cells)).toEqual(["one", "two"]);
  expect(rowsWithin(rows, 10 * short, 0, cells)).toEqual(rows);
});

it("returns the least number of rows even without room", () => {
  expect(rowsWithin(["one", "two"], -1, 1, cells)).toEqual(["one"]);
});
