import * as plans from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { rereadNumber } from "./reread-number-rules";

it.each([
  // Typed as 027 555 1234, 04 472 1234 with an extension, and 07400 123456.
  ["+61 2 7555 1234", "AU", "NZ", "+64 27 555 1234"],
  ["+61 2 7555 1234 ext. 4", "AU", "NZ", "+64 27 555 1234 ext. 4"],
  ["+64 27 555 1234", "NZ", "AU", "+61 2 7555 1234"],
  // Not recognised in the wrong country, so saved as typed.
  ["03 365 4321", "AU", "NZ", "+64 3 365 4321"],
  // A country code of another country was typed.
  ["+44 20 7946 0000", "AU", "NZ", null],
  ["+64 4 472 1234", "AU", "NZ", null],
  // Not a number of the country.
  ["+61 491 570 006", "AU", "SG", null],
  ["ask at the bar", "AU", "NZ", null],
  // The same in both countries, and dialled unchanged.
  ["0800 123 456", "AU", "NZ", null],
  ["+61 2 7555 1234", "AU", "AU", null],
])("reads %s, saved in %s, in %s as %s", (number, from, to, expected) => {
  expect(rereadNumber(plans, number, { from, to, isMobile: false })).toBe(expected);
});

it("does not read a landline as a mobile", () => {
  const country = { from: "AU", to: "NZ" };
  const number = "03 365 4321";
  expect(rereadNumber(plans, number, { ...country, isMobile: true })).toBeNull();
});
