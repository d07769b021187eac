import { expect, it } from "vitest";
import { namesWithin } from "./names-within";

it.each([
  [[], ""],
  [["Oven"], "Oven"],
  [["Oven", "Grill"], "Oven, Grill"],
  [["Oven", "Grill", "Mixer", "Fridge"], "Oven, Grill and 2 more (D)"],
  [["A name longer than the line", "Oven"], "A name longer than the line and 1 more (D)"],
])("joins %j to '%s'", (names, text) => {
  expect(namesWithin(names, 12, "D")).toBe(text);
});
