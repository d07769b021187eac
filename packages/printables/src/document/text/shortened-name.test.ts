import { expect, test } from "vitest";
import { shortenedName } from "./shortened-name";

test.each([
  ["Harbour Kitchen", 15, "Harbour Kitchen"],
  ["Harbour Kitchen", 14, "Harbour Kitch…"],
  ["港口服務", 8, "港口服務"],
  ["港口服務", 7, "港口服…"],
  ["港口服務", 6, "港口…"],
  ["Roasted beans (proposed, not confirmed)", 39, "Roasted beans (proposed, not confirmed)"],
  ["Roasted beans (proposed, not confirmed)", 38, "Roasted beans (proposed)"],
  ["Roasted beans (proposed, not confirmed)", 23, "Roasted bea… (proposed)"],
  ["\u2068קפה קלוי (proposed, not confirmed)\u2069", 18, "\u2068קפה קל…\u2069 (proposed)"],
  ["\u2068קפה קלוי\u2069", 8, "\u2068קפה קלוי\u2069"],
  ["\u2068קפה קלוי\u2069", 7, "\u2068קפה קל…\u2069"],
])("shortens %s to the width of %i characters", (name, characters, expected) => {
  expect(shortenedName(name, characters)).toBe(expected);
});
