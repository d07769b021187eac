import { type MoneyCurrency, unitsText } from "../../platform/money-rules";

type NamedCurrency = MoneyCurrency & {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
};

/** The least additional increased cost of working of a small business (9), in Australian dollars. */
export const SMALL_BUSINESS_WORKING_COST = 100_000;
const LARGER_BUSINESS_WORKING_COST = 1_000_000;

/**
 * Whether the amounts of the specification's guidance (9) apply: they are for businesses in Australia, in Australian
 * dollars.
 * @param country ISO 3166-1 alpha-2; null if it is not certain
 */
export const hasGuidanceAmounts = (currency: NamedCurrency, country: string | null): boolean =>
  country === "AU" && currency.code === "AUD";

/** Returns the guidance (9) on the minimum increased cost of working as the end of a sentence; without amounts elsewhere. */
export const workingCostText = (currency: NamedCurrency, country: string | null): string =>
  hasGuidanceAmounts(currency, country)
    ? `at least ${unitsText(SMALL_BUSINESS_WORKING_COST, currency)} for a small business and ${unitsText(LARGER_BUSINESS_WORKING_COST, currency)} for a medium or large one.`
    : "enough to go on serving your main customers while you repair. Add up rent, hire, overtime and freight for the weeks until you reopen.";
