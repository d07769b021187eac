/*
 * Money as everybody reads it, on the screen and on paper: the currency's prefix in front, thousands set apart by
 * commas ('A$1,250.00', '€12,000'). Loss values are whole units of the plan's currency; annualised values and
 * their sums have two decimals whatever the currency's own (specification 9).
 */

/** What writing an amount needs to know of a currency. */
export type MoneyCurrency = {
  /** What stands before an amount, such as 'A$'. */
  readonly prefix: string;
};

/**
 * What stands before an amount of a currency: a prefix of letters, such as 'AED', keeps its distance from the
 * digits by a blank that does not break.
 */
export const amountPrefix = ({ prefix }: MoneyCurrency): string =>
  /\p{L}$/u.test(prefix) ? `${prefix}\u00A0` : prefix;

/** A whole number with its thousands set apart: 12000 is '12,000'. */
export const withThousands = (whole: number | bigint | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, ",");

/** Whole units of a currency, not below 0: 12000 is 'A$12,000'. */
export const unitsText = (units: number, currency: MoneyCurrency): string =>
  `${amountPrefix(currency)}${withThousands(BigInt(Math.round(units)))}`;

/**
 * Hundredths of a currency's unit as a whole number, so that sums are exact: 2500.5 is 250050n.
 * @param amount with at most two decimals, not below 0
 */
export const hundredthsOf = (amount: number): bigint => BigInt(amount.toFixed(2).replace(".", ""));

/** Hundredths of a unit, not below 0: 250050n is 'A$2,500.50'. */
export const hundredthsText = (hundredths: bigint, currency: MoneyCurrency): string => {
  const digits = String(hundredths).padStart(3, "0");
  return `${amountPrefix(currency)}${withThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
};
