import {
  amountPrefix,
  hundredthsOf,
  hundredthsText,
  type MoneyCurrency,
  unitsText,
  withThousands,
} from "@holdfast/contract/platform/money-rules";

/* Formats amounts, which may be missing or negative, by the contract's money rules. */

type Amount = number | null | undefined;

const written = (amount: Amount, write: (size: number) => string): string => {
  if (amount === null || amount === undefined) return "";
  return `${amount < 0 ? "\u2212" : ""}${write(Math.abs(amount))}`;
};

/** Formats whole units of a currency, such as loss values: 12000 is 'A$12,000'. Empty for null. */
export const formatUnits = (units: Amount, currency: MoneyCurrency): string =>
  written(units, (size) => unitsText(size, currency));

/** Formats units with two decimals, such as annualised values: 2500.5 is 'A$2,500.50'. Empty for null. */
export const formatAmount = (amount: Amount, currency: MoneyCurrency): string =>
  written(amount, (size) => hundredthsText(hundredthsOf(size), currency));

/**
 * Formats whole minor units, such as prices: 125000 is 'A$1,250.00'. Empty for null.
 * @param currency with its decimal places
 */
export const formatMinor = (
  amount: Amount,
  currency: MoneyCurrency & { readonly minorUnits: number },
): string =>
  written(amount, (size) => {
    const unit = 10 ** currency.minorUnits;
    const rest = String(size % unit).padStart(currency.minorUnits, "0");
    const fraction = currency.minorUnits > 0 ? `.${rest}` : "";
    return `${amountPrefix(currency)}${withThousands(Math.trunc(size / unit))}${fraction}`;
  });
