/** What a column sorts by; null, undefined and the empty string are empty. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });

const isEmpty = (value: SortValue) => value === null || value === undefined || value === "";

/** How two values that are not empty follow each other, lowest first: negative, zero or positive. Pure. */
export const compareValues = (one: SortValue, other: SortValue): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : collator.compare(String(one), String(other));

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
    return way * compareValues(a, b);
  });
}
