import { expect, it } from "vitest";
import cases from "../../test/country-cases.json";
import { countryNamedIn, decideCountry } from "./decide-country";

const NOTHING = {
  country: null,
  pinCountry: null,
  phone: null,
  phonesReadIn: ["AU"],
  otherCountry: null,
};

/** Rules that need lists of postcodes or sizes of towns, which are not used: these addresses are asked about. */
const ASKED = new Set(["R5a", "R5d", "R10"]);

type Evidence = {
  readonly countryField?: string;
  readonly pinCountry?: string;
  readonly phoneCode?: string;
  readonly otherLocations?: readonly string[];
};

const decided = (address: string, input: Evidence = {}) =>
  decideCountry({
    ...NOTHING,
    address,
    country: input.countryField ?? null,
    pinCountry: input.pinCountry ?? null,
    phone: input.phoneCode ? `${input.phoneCode} 4 555 1234` : null,
    otherCountry: input.otherLocations?.[0] ?? null,
  });

it("has the 98 addresses", () => {
  expect(cases).toHaveLength(98);
});

it.each(cases)(
  "$address is in $country or is asked about ($rule)",
  ({ evidence, address, rule, country: expected }) => {
    const { country } = decided(address, evidence);
    expect(country).toBe(ASKED.has(rule) ? null : expected);
  },
);

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
  ["12 Zambesi Drive, Montana, Pretoria", null],
  ["Carrer de Gurb 10, 08500 Vic", null],
  ["Plaça Major 1, Vic", null],
  ["Plaça Major 1, VIC", null],
  ["Plaça Major 1, Vic 8500", null],
  ["Carrer de Hamilton 3, Vic", null],
  ["100 Gray Street, Hamilton, Vic", "AU"],
  ["100 gray street, hamilton vic 3300", "AU"],
  ["12 Smith Street, Nowhere Town VIC 3999", "AU"],
  ["The Land Act", null],
  ["1 Smith Street, Belconnen ACT", "AU"],
  ["1 Donegall Square, Belfast, Ireland", null],
  ["Shipquay Street, Derry, Ireland", null],
  ["1 Main Street, Newry, Co. Down, Ireland", null],
  ["1 Main Street, Crossmaglen, Ireland", null],
  ["1 Main Street, Belfast, Northern Ireland", "GB"],
  ["1 Main Street, Dublin, Ireland", "IE"],
  ["1 Main Street, Dingle, Co. Kerry, Ireland", "IE"],
  ["12 Union Road, Pennsylvania", null],
  ["12 Union Road, Exeter, Pennsylvania", null],
  ["Calle Mayor 5, 28013 Madrid, Spain", "ES"],
  ["Calle 10, Armenia", null],
  ["Calle 10, Montenegro", null],
  ["Calle Mayor 3, Cañada", null],
  ["12 MAIN ROAD, LITTLE CANADA", null],
  ["1 HIGH STREET, HAMILTON, CANADA", "CA"],
  ["1 Main Street, Denmark", null],
  ["Rustaveli Avenue 1, Tbilisi, Georgia", null],
  ["Bahnhofstrasse 1, 9500 Wil SG", null],
  ["Corso Vannucci 1, 06121 Perugia PG", null],
  ["Station Road 1, Haridwar UK", null],
  ["Avarua, Cook Islands, New Zealand", null],
  ["Jl. Pejanggik 1, Mataram, ID 83239", null],
  ["Rothschild 1, Tel Aviv, IL 61999", null],
  ["San Martín 100, Victoria 3153", null],
  ["Farm 5, R44 7600", null],
  ["7 Royal Square, St Helier JE2 3AB, UK", null],
  ["1 Main Street, Ontario", null],
  ["1 Main Street, Toronto, Ontario", null],
  ["1 Main Street, Springfield, Oregon 97477", "US"],
  ["1 Swanston Street, Melbourne, victoria 3000", "AU"],
])("%s is in %s", (address, country) => {
  expect(decideCountry({ ...NOTHING, address }).country).toBe(country);
});

it("does not follow the other locations to a country whose town has another postcode", () => {
  const facts = { ...NOTHING, address: "45 Manners Street, Wellington 6011" };
  expect(decideCountry({ ...facts, otherCountry: "AU" }).country).toBeNull();
  expect(decideCountry({ ...facts, otherCountry: "NZ" }).country).toBe("NZ");
});

it.each([
  ["45 Manners Street, Wellington", "+61 2 7555 1234", ["NZ"]],
  ["4 Main Road, Wellington", "+64 21 873 1234", ["AU", "NZ"]],
  ["1 Main Street, Hamilton", "+1 905 555 1234", ["US"]],
])(
  "does not take a code that was filled in for evidence: %s, %s",
  (address, phone, phonesReadIn) => {
    const facts = { ...NOTHING, address, phone, phonesReadIn };
    expect(decideCountry(facts)).toEqual({ certainty: "assumed", country: null, evidence: [] });
  },
);

it.each([
  ["Calle Mayor 5, 28013 Madrid, Spain", "ES"],
  ["1 Queen Street, Auckland 1010, New Zealand", "NZ"],
  ["45 Manners Street, Wellington 6011, Australia", null],
  ["45 Manners Street, Wellington", null],
])("%s names %s", (address, country) => {
  expect(countryNamedIn(address)).toBe(country);
});
