import { foldCase } from "@holdfast/contract/platform/text-rules";

/** A table's filter: words that must all occur in a row, and the accepted values by column. */
export type TableFilter = {
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
};

export const NO_FILTER: TableFilter = { text: "", chosen: {} };

/** Whether any column is filtered. Pure. */
export const filtersColumns = ({ chosen }: TableFilter): boolean =>
  Object.values(chosen).some((values) => values.length > 0);

/** Whether each word of `text` occurs in a row's case-folded text; true if `text` is empty. Pure. */
export const hasAllWords = (words: string, text: string): boolean =>
  foldCase(text)
    .split(/\s+/)
    .every((word) => words.includes(word));

const collator = new Intl.Collator("en-AU", { numeric: true });

/** Returns the distinct values of a column, sorted, as choices of its filter. Pure. */
export const filterChoices = <Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly string[],
): readonly { readonly id: string; readonly name: string }[] =>
  [...new Set(rows.flatMap((row) => valuesOf(row)))]
    .toSorted((a, b) => collator.compare(a, b))
    .map((value) => ({ id: value, name: value }));
