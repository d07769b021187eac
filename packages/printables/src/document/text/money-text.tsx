import { Fragment } from "react";

/** Amounts longer than this (characters) don't fit their column and may wrap. */
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
