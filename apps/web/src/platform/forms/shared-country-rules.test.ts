import { expect, it } from "vitest";
import { sharedCountry } from "./shared-country-rules";

const stated = (country: string) => ({ country, isCountryAssumed: false });
const assumed = { country: "AU", isCountryAssumed: true };

it.each([
  ["the one of the organisation", [stated("NZ")], "NZ"],
  ["the one that all organisations have", [stated("NZ"), stated("NZ")], "NZ"],
  ["none where they differ", [stated("NZ"), stated("AU")], null],
  ["none where it is only assumed", [assumed], null],
  ["none where one is only assumed", [stated("AU"), assumed], null],
  ["none without an organisation", [], null],
])("returns %s", (_, organisations, country) => {
  expect(sharedCountry(organisations)).toBe(country);
});
