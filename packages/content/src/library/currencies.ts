import currencies from "../data/currencies.json";

/** A currency of ISO 4217, named as Australians write it. */
export type Currency = {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  /** What stands before an amount where several dollars could be meant, as in 'A$'. */
  readonly prefix: string;
  /** Decimal places of the currency. */
  readonly minorUnits: number;
  /** False for a withdrawn currency: old plans keep it, new plans are not offered it. */
  readonly active: boolean;
  readonly note?: string;
};

/** By code, withdrawn ones included. */
export const CURRENCIES: readonly Currency[] = currencies;
/** What a form offers. */
export const ACTIVE_CURRENCIES: readonly Currency[] = CURRENCIES.filter(
  (currency) => currency.active,
);
/** Default of a new plan (specification 9). */
export const DEFAULT_CURRENCY_CODE = "AUD";

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

/** The currency of that ISO 4217 code in capitals; undefined where there is none. */
export const currencyByCode = (code: string): Currency | undefined => byCode.get(code);
