import { expect, it } from "vitest";
import { blankRowsAtEnd } from "./blank-rows";

it.each([
  ["an empty table", [], 4],
  ["a page with room for all", [20, 20], 4],
  ["a page with room for two", Array.from({ length: 9 }, () => 20), 2],
  ["a full page", Array.from({ length: 10 }, () => 20), 0],
  ["a second page", Array.from({ length: 11 }, () => 20), 4],
])("pads %s", (_name, heights, blanks) => {
  expect(blankRowsAtEnd(heights, 4)).toBe(blanks);
});
