import { type MoneyCurrency, unitsText } from "../../platform/money-rules";

type NamedCurrency = MoneyCurrency & {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
};

/**
 * Returns an amount from the specification's help guidance (9) as text. These are Australian dollars, so in a plan
 * with another currency the amount is marked as AUD.
 */
export const guidanceAmount = (dollars: number, currency: NamedCurrency): string =>
  unitsText(dollars, currency.code === "AUD" ? currency : { prefix: "AUD" });

/** Returns the guidance (9) on the minimum increased cost of working as text. */
export const minimumWorkingCost = (currency: NamedCurrency): string =>
  `${guidanceAmount(100_000, currency)} for a small business and ${guidanceAmount(1_000_000, currency)} for a medium or large one`;
