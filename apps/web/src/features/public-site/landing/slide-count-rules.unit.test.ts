import { expect, it } from "vitest";
import { disruptionsAt, newsAt } from "./slide-count-rules";

it.each([
  [200, 1],
  [390, 1],
  [600, 2],
  [1024, 4],
  [1250, 5],
  [2560, 5],
])("shows at %i px %i disruptions", (width, slides) => {
  expect(disruptionsAt(width)).toBe(slides);
});

it.each([
  [390, 1],
  [900, 1],
  [901, 4],
  [2560, 4],
])("shows at %i px %i news", (width, slides) => {
  expect(newsAt(width)).toBe(slides);
});
