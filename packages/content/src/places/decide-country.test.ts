import { expect, it } from "vitest";
import cases from "../../test/country-cases.json";
import { decideCountry } from "./decide-country";

const NOTHING = { country: null, pinCountry: null, phone: null, otherCountry: null };

/** Rules that need lists of postcodes or sizes of towns, which are not used: these addresses are asked about. */
const ASKED = new Set(["R5a", "R5d", "R10"]);

type Evidence = {
  readonly countryField?: string;
  readonly pinCountry?: string;
  readonly phoneCode?: string;
  readonly otherLocations?: readonly string[];
};

const decided = (address: string, given: Evidence = {}) =>
  decideCountry({
    address,
    country: given.countryField ?? null,
    pinCountry: given.pinCountry ?? null,
    phone: given.phoneCode ? `${given.phoneCode} 4 555 1234` : null,
    otherCountry: given.otherLocations?.[0] ?? null,
  });

it("has the 98 addresses", () => {
  expect(cases).toHaveLength(98);
});

it.each(cases)("$address is in $country or is asked about ($rule)", ({ evidence, ...given }) => {
  const { country } = decided(given.address, evidence);
  expect(country).toBe(ASKED.has(given.rule) ? null : given.country);
});

it.each([
  ["1 High Street, Ireland KW16 1AB", {}, ["Ireland", "KW16 1AB"]],
  ["45 Manners Street, Wellington 6011, Australia", {}, ["Australia", "Wellington 6011"]],
  ["9 Main Road, Timaru", { pinCountry: "AU" }, ["", "Timaru"]],
  ["100 Hunter Street, Newcastle NSW 2300", { pinCountry: "NZ" }, ["NSW", "", "Newcastle"]],
  ["9 Main Road, Timaru", { phoneCode: "+27" }, ["+27 4 555 1234", "Timaru"]],
])("names both pieces of evidence that disagree: %s %o", (address, evidence, texts) => {
  const decision = decided(address, evidence);
  expect(decision).toMatchObject({ certainty: "conflict", country: null });
  expect("evidence" in decision && decision.evidence.map(({ text }) => text)).toEqual(texts);
});

it.each([
  ["Behind the old mill", null],
  ["12 Quay Street, Sydney NSW 2000", "AU"],
  ["12 Quay Street, SYDNEY, New South Wales", "AU"],
  ["Brisbane, Queensland 4000", "AU"],
  ["9 Main Road, Sydney NSW 3000", null],
  ["9 Main Road, Victoria", null],
  ["9 Main Road, Ballarat, Victoria 3350", "AU"],
  ["1 Government Avenue, Victoria, BC V8W 9A1", "CA"],
  ["1 Peachtree Street, Atlanta, Georgia", null],
  ["1 Peachtree Street, Atlanta, GA 30303", "US"],
  ["10 Central Avenue, Lake Wales", null],
  ["7 St Helier Road, JE2 3AB", null],
  ["Friedrichstraße 1, Berlin, Germany", "DE"],
  ["1-1 Chiyoda, Tokyo, Japan", "JP"],
  ["12 Canada Street", null],
  ["4 Long Street, Cape Town, KZN", "ZA"],
])("%s is in %s", (address, country) => {
  expect(decideCountry({ ...NOTHING, address }).country).toBe(country);
});

it("does not follow the other locations to a country whose town has another postcode", () => {
  const facts = { ...NOTHING, address: "45 Manners Street, Wellington 6011" };
  expect(decideCountry({ ...facts, otherCountry: "AU" }).country).toBeNull();
  expect(decideCountry({ ...facts, otherCountry: "NZ" }).country).toBe("NZ");
});

it("does not take the code that forms filled in by themselves for evidence", () => {
  const facts = { ...NOTHING, address: "45 Manners Street, Wellington", phone: "+61 2 7555 1234" };
  expect(decideCountry(facts)).toEqual({ certainty: "assumed", country: null, evidence: [] });
});
