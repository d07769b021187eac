/** What a column sorts by; null, undefined and the empty string are empty. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });

const isEmpty = (value: SortValue) => value === null || value === undefined || value === "";

/**
 * The rows by a value: numbers by size, words as people sort them (case aside, the numbers in them by size),
 * empty ones last either way. Equal ones keep their order. Pure.
 */
export function sortByValue<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  const way = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    if (typeof a === "number" && typeof b === "number") return way * (a - b);
    return way * collator.compare(String(a), String(b));
  });
}
