/** What narrows the rows of a table down: words that all occur in a row, and by column the values it may have. */
export type TableFilter = {
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
};

export const NO_FILTER: TableFilter = { text: "", chosen: {} };

/** Whether any column is filtered. Pure. */
export const filtersColumns = ({ chosen }: TableFilter): boolean =>
  Object.values(chosen).some((values) => values.length > 0);

/** What the search compares: case aside. Pure. */
export const foldCase = (text: string) => text.toLocaleLowerCase("en-AU");

/** Whether each word of `text` occurs in the folded words of a row; without words it does. Pure. */
export const hasAllWords = (words: string, text: string): boolean =>
  foldCase(text)
    .split(/\s+/)
    .every((word) => words.includes(word));

const collator = new Intl.Collator("en-AU", { numeric: true });

/** The values of a column as choices of its filter, each once, in order. Pure. */
export const filterChoices = <Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly string[],
): readonly { readonly id: string; readonly name: string }[] =>
  [...new Set(rows.flatMap((row) => valuesOf(row)))]
    .toSorted((one, other) => collator.compare(one, other))
    .map((value) => ({ id: value, name: value }));
