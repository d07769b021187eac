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

/** The least additional increased cost of working of a small business (9), in Australian dollars. */
export const SMALL_BUSINESS_WORKING_COST = 100_000;
const LARGER_BUSINESS_WORKING_COST = 1_000_000;

/** Returns the guidance (9) on the minimum increased cost of working as text. */
export const minimumWorkingCost = (currency: NamedCurrency): string =>
  `${guidanceAmount(SMALL_BUSINESS_WORKING_COST, currency)} for a small business and ${guidanceAmount(LARGER_BUSINESS_WORKING_COST, currency)} for a medium or large one`;
