import { expect, it } from "vitest";
import { deviceCountry } from "./country-field";

it.each([
  [["en-US"], "Pacific/Auckland", "NZ"],
  [["en-US"], "Australia/Perth", "AU"],
  [["en-US"], "America/Chicago", "US"],
  [["en-US", "en"], "Europe/Berlin", null],
  [["en-US"], "UTC", null],
  [["en", "de-DE"], "Europe/Berlin", "DE"],
  [["en-AU"], "UTC", null],
  [["en-GB"], "Europe/Madrid", null],
  [["en-GB", "es-ES"], "Europe/Madrid", "ES"],
  [["en-US"], "America/Jamaica", null],
  [["en-US"], "America/Sao_Paulo", null],
  [["en-ZA"], "Africa/Windhoek", null],
  [["en-NZ"], "Pacific/Rarotonga", null],
  [["en-US"], "Pacific/Honolulu", "US"],
  [["en-CA", "en-US"], "America/Toronto", "CA"],
  [["en-IN"], "Asia/Calcutta", "IN"],
  [["en-IN"], "Asia/Kolkata", "IN"],
  [["en"], "UTC", null],
] as const)("takes from the languages %s in %s the country %s", (languages, timeZone, country) => {
  expect(deviceCountry(languages, timeZone)).toBe(country);
});
