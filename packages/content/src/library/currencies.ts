import currencies from "../data/currencies.json";

/** A currency of ISO 4217, with its Australian English name. */
export type Currency = {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  /** The unambiguous symbol before an amount, such as 'A$'. */
  readonly prefix: string;
  /** Decimal places of the currency. */
  readonly minorUnits: number;
  /** False for a withdrawn currency: existing plans keep it, new plans can't choose it. */
  readonly active: boolean;
  readonly note?: string;
};

/** By code, withdrawn ones included. */
export const CURRENCIES: readonly Currency[] = currencies;

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

/** Returns the currency with that ISO 4217 code (upper case); undefined if there is none. */
export const currencyByCode = (code: string): Currency | undefined => byCode.get(code);
