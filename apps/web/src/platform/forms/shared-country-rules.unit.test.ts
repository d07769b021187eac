import { expect, it } from "vitest";
import { sharedCountry } from "./shared-country-rules";

const stated = (country: string) => ({ country, isCountryAssumed: false });
const assumed = { country: "AU", isCountryAssumed: true };

it.each([
  ["the organisation's country", [stated("NZ")], "NZ"],
  ["the country that all organisations share", [stated("NZ"), stated("NZ")], "NZ"],
  ["null if countries differ", [stated("NZ"), stated("AU")], null],
  ["null if the country is only assumed", [assumed], null],
  ["null if one country is only assumed", [stated("AU"), assumed], null],
  ["null without an organisation", [], null],
])("returns %s", (_, organisations, country) => {
  expect(sharedCountry(organisations)).toBe(country);
});
