/** A value to sort by; null, undefined and the empty string count as empty. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });

const isEmpty = (value: SortValue) => value === null || value === undefined || value === "";

/** Compares two non-empty values in ascending order; returns a negative number, zero or a positive number. Pure. */
export const compareValues = (a: SortValue, b: SortValue): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/**
 * Sorts rows by a value: numbers by size, text case-insensitively with embedded numbers by size, empty values last in
 * both directions. The sort is stable. Pure.
 */
export function sortByValue<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return direction * compareValues(a, b);
  });
}
