/** The words of a country that forms use in examples and choices. */
type CountryWords = {
  /** ISO 4217. */
  readonly currency: string;
  readonly businessNumber: string;
  /** An address as people write it. */
  readonly exampleAddress: string;
};

/** By ISO 3166-1 alpha-2; general knowledge, so only for examples. */
const WORDS: Readonly<Record<string, CountryWords>> = {
  AU: {
    currency: "AUD",
    businessNumber: "ABN (Australian Business Number)",
    exampleAddress: "12 Example Street, Fremantle WA 6160",
  },
  NZ: {
    currency: "NZD",
    businessNumber: "NZBN (New Zealand Business Number)",
    exampleAddress: "12 Example Street, Te Aro, Wellington 6011",
  },
  ZA: {
    currency: "ZAR",
    businessNumber: "CIPC registration number",
    exampleAddress: "12 Example Street, Rosebank, Johannesburg 2196",
  },
  GB: {
    currency: "GBP",
    businessNumber: "company number (Companies House)",
    exampleAddress: "12 Example Street, Leeds LS1 4AP",
  },
  IE: {
    currency: "EUR",
    businessNumber: "CRO number (Companies Registration Office)",
    exampleAddress: "12 Example Street, Kilkenny, Co. Kilkenny R95 X2Y3",
  },
  US: {
    currency: "USD",
    businessNumber: "EIN (Employer Identification Number)",
    exampleAddress: "12 Example Street, Springfield, IL 62701",
  },
  CA: {
    currency: "CAD",
    businessNumber: "Business Number (BN)",
    exampleAddress: "12 Example Street, Hamilton ON L8P 4Y5",
  },
  SG: {
    currency: "SGD",
    businessNumber: "UEN (Unique Entity Number)",
    exampleAddress: "12 Example Street #02-10, Singapore 140160",
  },
  FJ: {
    currency: "FJD",
    businessNumber: "TIN (tax identification number)",
    exampleAddress: "12 Example Street, Suva",
  },
  PG: {
    currency: "PGK",
    businessNumber: "TIN (tax identification number) or IPA company number",
    exampleAddress: "Section 12 Lot 3, Example Street, Boroko 111, NCD",
  },
};

/** Returns the words of a country; undefined for others, and if the country is not certain. */
export const countryWords = (country: string | null | undefined): CountryWords | undefined =>
  WORDS[country ?? ""];
