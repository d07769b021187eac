import { expect, test } from "vitest";
import { shortenedName } from "./shortened-name";

test.each([
  ["Harbour Kitchen", 15, "Harbour Kitchen"],
  ["Harbour Kitchen", 14, "Harbour Kitch…"],
  ["港口服務", 8, "港口服務"],
  ["港口服務", 7, "港口服…"],
  ["港口服務", 6, "港口…"],
])("shortens %s to the width of %i characters", (name, characters, expected) => {
  expect(shortenedName(name, characters)).toBe(expected);
});
