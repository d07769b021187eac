import { expect, it } from "vitest";
import { searchRows } from "./use-entry-search";

const ROWS = ["Priya Nair", "Sam Okoro", "Samira Nair"];
const HAYSTACKS = ROWS.map((row) => row.toLowerCase());

it.each([
  ["", ROWS],
  ["   ", ROWS],
  ["sam", ["Sam Okoro", "Samira Nair"]],
  ["NAIR sam", ["Samira Nair"]],
  ["nair okoro", []],
])("'%s' finds the rows that have each of its words", (text, found) => {
  expect(searchRows(ROWS, HAYSTACKS, text)).toEqual(found);
});
