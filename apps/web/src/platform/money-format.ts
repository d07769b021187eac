/*
 * Money. Prices are whole cents; loss values are whole units of the plan's currency (decision 'Calls').
 * Thousands are set apart by commas, the sign and code stand in front: 'AU$1,250.00', 'EUR 12,000'.
 */

const SYMBOLS: Readonly<Record<string, string>> = {
  AUD: "AU$",
  NZD: "NZ$",
  USD: "US$",
  GBP: "£",
  EUR: "€",
  ZAR: "R",
};

const sign = (currency: string) => SYMBOLS[currency] ?? `${currency}\u00A0`;

const withThousands = (whole: number) =>
  String(Math.trunc(Math.abs(whole))).replace(/\B(?=(\d{3})+$)/g, ",");

const minus = (amount: number) => (amount < 0 ? "\u2212" : "");

/** How many digits a currency has after the point; 2 for a code that the browser does not know. */
const minorDigits = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat("en-AU", { style: "currency", currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    );
  } catch (thrown) {
    if (thrown instanceof RangeError) return 2;
    throw thrown;
  }
};

/** Whole units of a currency, as loss values are kept: `formatUnits(12000, "AUD")` is 'AU$12,000'. */
export const formatUnits = (units: number | null | undefined, currency: string): string =>
  units === null || units === undefined
    ? ""
    : `${minus(units)}${sign(currency)}${withThousands(Math.round(units))}`;

/** Whole minor units, as prices are kept: `formatMinor(125000, "AUD")` is 'AU$1,250.00'. */
export const formatMinor = (amount: number | null | undefined, currency: string): string => {
  if (amount === null || amount === undefined) return "";
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  const whole = Math.trunc(Math.abs(amount) / unit);
  const rest = String(Math.abs(amount) % unit).padStart(digits, "0");
  return `${minus(amount)}${sign(currency)}${withThousands(whole)}${digits ? `.${rest}` : ""}`;
};

/** A plain count with thousands separators. */
export const formatCount = (count: number): string => `${minus(count)}${withThousands(count)}`;
