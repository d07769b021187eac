import { amountPrefix } from "@holdfast/contract/platform/money-rules";
import { Fragment } from "react";

/**
 * What writing an amount needs to know of a currency. Its decimal places are not asked: loss values are whole
 * units and annualised values have two decimals in any currency (specification 9).
 */
export interface MoneyCurrency {
  /** What stands before an amount, such as 'A$'. */
  readonly prefix: string;
}

const withThousands = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/gu, ",");

/** Whole units of a currency, as loss values are kept in any currency: 12000 is 'A$12,000'. */
export const unitsText = (units: number, currency: MoneyCurrency): string =>
  `${amountPrefix(currency)}${withThousands(BigInt(Math.round(units)).toString())}`;

/**
 * Hundredths of a currency's unit as a whole number, so that sums are exact: 2500.5 is 250050n.
 * @param amount with at most two decimals, as annualised values have in any currency, not below 0
 */
export const hundredthsOf = (amount: number): bigint => BigInt(amount.toFixed(2).replace(".", ""));

/** Hundredths of a unit, as annualised values and their sums are shown: 250050n is 'A$2,500.50'. */
export const hundredthsText = (hundredths: bigint, currency: MoneyCurrency): string => {
  const digits = hundredths.toString().padStart(3, "0");
  return `${amountPrefix(currency)}${withThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
};

/** Amounts longer than this do not fit their column and may go on to the next line. */
const LONG_AMOUNT = 16;

/** An amount in a table: a long one breaks after its commas only, never inside a group of digits. */
export function MoneyText({ text }: { readonly text: string }) {
  if (text.length <= LONG_AMOUNT) return text;
  return text.split(/(?<=,)/u).map((group, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {group}
    </Fragment>
  ));
}
