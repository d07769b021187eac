import { expect, it } from "vitest";
import { likelyCountry } from "./likely-country-rules";

const place = {
  alternativeSiteId: "0199e2a0-0000-7000-8000-000000000011",
  name: "Bowls club",
  address: "9 Green Street",
  additionalAddressInformation: null,
  email: null,
  phone: null,
  country: "AU",
  isCountryAssumed: true,
  disputedCountry: null,
};

it.each([
  ["the device's country, not the server's default", {}, "NZ"],
  ["the stated country", { isCountryAssumed: false }, "AU"],
  ["the country of the other locations", { country: "GB" }, "GB"],
  ["the country that the address names", { disputedCountry: "GB" }, "AU"],
])("the likely country is %s", (_name, input, country) => {
  expect(likelyCountry({ ...place, ...input }, () => "NZ")).toBe(country);
});

it("the likely country is the assumed country if the device does not indicate one", () => {
  expect(likelyCountry(place, () => null)).toBe("AU");
});
