/** Currencies with two decimals, by ISO 4217, and what precedes an amount (specification 9: 'AU$'). */
const CURRENCY_PREFIXES = {
  AUD: "AU$",
  NZD: "NZ$",
  ZAR: "R",
  USD: "US$",
  GBP: "£",
  EUR: "€",
} as const;
export const CURRENCIES = ["AUD", "NZD", "ZAR", "USD", "GBP", "EUR"] as const;
export type PriceCurrency = (typeof CURRENCIES)[number];

/** Returns a currency as the money format needs it. */
export const moneyOf = (currency: PriceCurrency) => ({
  prefix: CURRENCY_PREFIXES[currency],
  minorUnits: 2,
});
