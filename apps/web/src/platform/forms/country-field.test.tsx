import { expect, it } from "vitest";
import { deviceCountry } from "./country-field";

it.each([
  [["en-US"], "Pacific/Auckland", "NZ"],
  [["en-US"], "Australia/Perth", "AU"],
  [["en-US"], "America/Chicago", "US"],
  [["en-US", "en"], "Europe/Berlin", null],
  [["en-US"], "UTC", null],
  [["en", "de-DE"], "Europe/Berlin", "DE"],
  [["en-AU"], "UTC", "AU"],
  [["en"], "UTC", null],
] as const)(
  "with the languages %s in %s, the country of the device is %s",
  (languages, timeZone, country) => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
    expect(deviceCountry(languages, options)).toBe(country);
  },
);
