/** The words of a country that forms use in examples and choices. */
export type CountryWords = {
  /** ISO 4217. */
  readonly currency: string;
  readonly businessNumber: string;
  /** An address as people write it. */
  readonly exampleAddress: string;
  /** Numbers as they are stored, of no person: two landlines and a mobile. */
  readonly examplePhones: {
    readonly office: string;
    readonly home: string;
    readonly mobile: string;
  };
};

/** By ISO 3166-1 alpha-2; general knowledge, so only for examples. */
const WORDS: Readonly<Record<string, CountryWords>> = {
  AU: {
    currency: "AUD",
    businessNumber: "ABN (Australian Business Number)",
    exampleAddress: "12 Example Street, Fremantle WA 6160",
    examplePhones: {
      office: "+61 2 5550 0110",
      home: "+61 2 5550 0111",
      mobile: "+61 491 570 006",
    },
  },
  NZ: {
    currency: "NZD",
    businessNumber: "NZBN (New Zealand Business Number)",
    exampleAddress: "12 Example Street, Te Aro, Wellington 6011",
    examplePhones: { office: "+64 4 472 1234", home: "+64 4 472 1235", mobile: "+64 27 555 1234" },
  },
  ZA: {
    currency: "ZAR",
    businessNumber: "CIPC registration number",
    exampleAddress: "12 Example Street, Rosebank, Johannesburg 2196",
    examplePhones: {
      office: "+27 11 123 4567",
      home: "+27 11 123 4568",
      mobile: "+27 82 555 1234",
    },
  },
  GB: {
    currency: "GBP",
    businessNumber: "company number (Companies House)",
    exampleAddress: "12 Example Street, Leeds LS1 4AP",
    examplePhones: {
      office: "+44 20 7946 0000",
      home: "+44 20 7946 0001",
      mobile: "+44 7400 123456",
    },
  },
  IE: {
    currency: "EUR",
    businessNumber: "CRO number (Companies Registration Office)",
    exampleAddress: "12 Example Street, Kilkenny, Co. Kilkenny R95 X2Y3",
    examplePhones: {
      office: "+353 1 234 5678",
      home: "+353 1 234 5679",
      mobile: "+353 85 012 3456",
    },
  },
  US: {
    currency: "USD",
    businessNumber: "EIN (Employer Identification Number)",
    exampleAddress: "12 Example Street, Springfield, IL 62701",
    examplePhones: {
      office: "+1 201 555 0123",
      home: "+1 201 555 0124",
      mobile: "+1 201 555 0125",
    },
  },
  CA: {
    currency: "CAD",
    businessNumber: "Business Number (BN)",
    exampleAddress: "12 Example Street, Hamilton ON L8P 4Y5",
    examplePhones: {
      office: "+1 506 234 5678",
      home: "+1 506 234 5679",
      mobile: "+1 506 234 5670",
    },
  },
  SG: {
    currency: "SGD",
    businessNumber: "UEN (Unique Entity Number)",
    exampleAddress: "12 Example Street #02-10, Singapore 140160",
    examplePhones: { office: "+65 6123 4567", home: "+65 6123 4568", mobile: "+65 8123 4567" },
  },
  FJ: {
    currency: "FJD",
    businessNumber: "TIN (tax identification number)",
    exampleAddress: "12 Example Street, Suva",
    examplePhones: { office: "+679 332 1234", home: "+679 332 1235", mobile: "+679 701 2345" },
  },
  PG: {
    currency: "PGK",
    businessNumber: "TIN (tax identification number) or IPA company number",
    exampleAddress: "Section 12 Lot 3, Example Street, Boroko 111, NCD",
    examplePhones: { office: "+675 312 3456", home: "+675 312 3457", mobile: "+675 7012 3456" },
  },
};

/** Returns the words of a country; undefined for others, and if the country is not certain. */
export const countryWords = (country: string | null | undefined): CountryWords | undefined =>
  WORDS[country ?? ""];

const WILDFIRES: Readonly<Record<string, string>> = {
  Australia: "bushfire",
  "South Africa": "veld fire",
};

/**
 * Returns what a country calls a fire of forest, bush or grass: 'wildfire', 'bushfire'.
 * @param name of the country as in a plan's document; null if it is not certain
 */
export const wildfireWord = (name: string | null): string => WILDFIRES[name ?? ""] ?? "wildfire";

/** Returns the words of all countries, in which a template may have been written. */
export const allCountryWords = (): readonly CountryWords[] => Object.values(WORDS);
