import { amountPrefix } from "@holdfast/contract/platform/money-rules";

/*
 * Money. Prices are whole cents; loss values are whole units of the plan's currency (decision 'Calls').
 * The currency's prefix stands in front, thousands are set apart by commas: 'A$1,250.00', '€12,000'.
 */

/** What the server tells of a currency that formatting needs. */
export type MoneyCurrency = {
  /** What stands before an amount, such as 'A$'. */
  readonly prefix: string;
  /** Decimal places. */
  readonly minorUnits: number;
};

const withThousands = (whole: number | string) => String(whole).replace(/\B(?=(\d{3})+$)/g, ",");

const minus = (amount: number) => (amount < 0 ? "\u2212" : "");

/** Whole units of a currency, as loss values are kept: 12000 is 'A$12,000'. Empty for null. */
export const formatUnits = (units: number | null | undefined, currency: MoneyCurrency): string => {
  if (units === null || units === undefined) return "";
  const whole = Math.round(Math.abs(units));
  return `${minus(units)}${amountPrefix(currency)}${withThousands(whole)}`;
};

/**
 * Units of a currency with two decimals, as annualised values are kept whatever the currency: 2500.5 is
 * 'A$2,500.50'. Empty for null.
 */
export const formatAmount = (
  amount: number | null | undefined,
  currency: MoneyCurrency,
): string => {
  if (amount === null || amount === undefined) return "";
  const [whole = "0", fraction = "00"] = Math.abs(amount).toFixed(2).split(".");
  return `${minus(amount)}${amountPrefix(currency)}${withThousands(whole)}.${fraction}`;
};

/** Whole minor units, as prices are kept: 125000 is 'A$1,250.00'. Empty for null. */
export const formatMinor = (amount: number | null | undefined, currency: MoneyCurrency): string => {
  if (amount === null || amount === undefined) return "";
  const unit = 10 ** currency.minorUnits;
  const whole = Math.trunc(Math.abs(amount) / unit);
  const rest = String(Math.abs(amount) % unit).padStart(currency.minorUnits, "0");
  const fraction = currency.minorUnits > 0 ? `.${rest}` : "";
  return `${minus(amount)}${amountPrefix(currency)}${withThousands(whole)}${fraction}`;
};

/** A count with thousands separators. */
export const formatCount = (count: number): string =>
  `${minus(count)}${withThousands(Math.abs(count))}`;
