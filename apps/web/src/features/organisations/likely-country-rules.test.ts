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
  ["the device's, not the server's default", {}, "NZ"],
  ["the stated one", { isCountryAssumed: false }, "AU"],
  ["that of the other places", { country: "GB" }, "GB"],
  ["the one that the address names", { disputedCountry: "GB" }, "AU"],
])("is %s", (_name, given, country) => {
  expect(likelyCountry({ ...place, ...given }, () => "NZ")).toBe(country);
});

it("is the assumed one where the device says nothing", () => {
  expect(likelyCountry(place, () => null)).toBe("AU");
});
