/*
 * The format of money on screen and on paper: the currency's prefix, then commas between thousands ('A$1,250.00',
 * '€12,000'). Loss values are whole units of the plan's currency; annualised values and their sums have two decimals
 * in every currency (specification 9).
 */

/** The properties of a currency needed to format an amount. */
export type MoneyCurrency = {
  /** Precedes an amount, such as 'A$'. */
  readonly prefix: string;
};

/**
 * Returns the prefix of an amount. One that consists of letters, such as 'AED', is separated from the digits by a
 * non-breaking space.
 */
export const amountPrefix = ({ prefix }: MoneyCurrency): string =>
  /\p{L}$/u.test(prefix) ? `${prefix}\u00A0` : prefix;

/** Adds commas between thousands: 12000 becomes '12,000'. */
export const withThousands = (whole: number | bigint | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, ",");

/** Formats whole units of a currency, not negative: 12000 becomes 'A$12,000'. */
export const unitsText = (units: number, currency: MoneyCurrency): string =>
  `${amountPrefix(currency)}${withThousands(BigInt(Math.round(units)))}`;

/**
 * Converts an amount to a whole number of hundredths, so that sums are exact: 2500.5 becomes 250050n.
 * @param amount not negative, with at most two decimals
 */
export const hundredthsOf = (amount: number): bigint => BigInt(amount.toFixed(2).replace(".", ""));

/** Formats hundredths of a unit, not negative: 250050n becomes 'A$2,500.50'. */
export const hundredthsText = (hundredths: bigint, currency: MoneyCurrency): string => {
  const digits = String(hundredths).padStart(3, "0");
  return `${amountPrefix(currency)}${withThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
};
