import { type MoneyCurrency, unitsText } from "../../platform/money-rules";

type NamedCurrency = MoneyCurrency & {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
};

/**
 * An amount of the specification's help guidance (9), which are Australian dollars: in a plan of another
 * currency it is named so, not taken for its units.
 */
export const guidanceAmount = (dollars: number, currency: NamedCurrency): string =>
  unitsText(dollars, currency.code === "AUD" ? currency : { prefix: "AUD" });

/** The least that the guidance (9) asks for as increased cost of working, in words. */
export const leastWorkingCost = (currency: NamedCurrency): string =>
  `${guidanceAmount(100_000, currency)} for a small business and ${guidanceAmount(1_000_000, currency)} for a medium or large one`;
