import { expect, it } from "vitest";
import { countryAt } from "./country-at";

it.each([
  ["Wellington", -41.29, 174.78, "NZ"],
  ["Sydney", -33.87, 151.21, "AU"],
  ["Suva", -18.14, 178.44, "FJ"],
  ["Windsor, opposite Detroit", 42.3, -83.02, null],
  ["Newry, near the border", 54.18, -6.34, null],
  ["a village in Lesotho", -29.5, 28.6, null],
  ["the sea", -45, -140, null],
])("finds the country at a point: %s", (_name, latitude, longitude, country) => {
  expect(countryAt({ latitude, longitude })).toBe(country);
});
