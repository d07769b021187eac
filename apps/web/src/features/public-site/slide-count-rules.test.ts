import { expect, it } from "vitest";
import { slidesAt } from "./slide-count-rules";

it.each([
  [200, 1],
  [390, 1],
  [600, 2],
  [1024, 4],
  [1250, 5],
  [2560, 5],
])("at %i px shows %i slides", (width, slides) => {
  expect(slidesAt(width)).toBe(slides);
});
