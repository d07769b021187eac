import { expect, it } from "vitest";
import { blankRowsAtEnd } from "./blank-rows";

it.each([
  ["an empty table", [], 4],
  ["a page with room for all", [20, 20], 4],
  ["a page with room for three", Array.from({ length: 8 }, () => 20), 3],
  ["a full page", Array.from({ length: 10 }, () => 20), 0],
  ["a page that may be full", Array.from({ length: 11 }, () => 20), 0],
  ["a second page", Array.from({ length: 14 }, () => 20), 4],
])("pads %s", (_name, heights, blanks) => {
  expect(blankRowsAtEnd(heights, 4)).toBe(blanks);
});
