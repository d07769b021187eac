import { compareValues } from "@holdfast/contract/platform/sort-rules";
import type { SortValue } from "@holdfast/contract/platform/sort-rules";
import { createSortedRowModel, functionalUpdate, rowSortingFeature } from "@tanstack/react-table";
import type { SortingState, Updater } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { TableColumn, TableSort } from "./table-column";

/* Sorting of our columns in TanStack Table. The order is the same as in exported files. */

export const SORTING = { rowSortingFeature, sortedRowModel: createSortedRowModel() };

/** Wraps a row, because the library requires objects. */
export type WrappedRow<Row> = { readonly row: Row };

/**
 * Returns the rows in the library's form. The library caches values per list, so new columns, which may sort by other
 * values, need a new list.
 */
export const useWrappedRows = <Row>(
  rows: readonly Row[],
  columns: unknown,
): readonly WrappedRow<Row>[] =>
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- new columns invalidate the list
  useMemo(() => rows.map((row) => ({ row })), [rows, columns]);

type ValueRow = { readonly getValue: (column: string) => unknown };

const compareRows = (a: ValueRow, b: ValueRow, column: string) =>
  compareValues(a.getValue(column) as SortValue, b.getValue(column) as SortValue);

/** A column's sorting: ascending, descending, then unsorted; empty values last in both directions. Pure. */
export const sortingOf = <Row>({ id, sortBy }: TableColumn<Row>) => ({
  id,
  accessorFn: ({ row }: WrappedRow<Row>) => {
    const value = sortBy?.(row);
    return value === null || value === "" ? undefined : value;
  },
  enableSorting: sortBy !== undefined,
  enableMultiSort: false,
  sortDescFirst: false,
  sortUndefined: "last" as const,
  sortFn: compareRows,
});

/** Holds the order that the person chose; `initialSort` until then. */
export function useTableSort({
  onSort,
  initialSort = null,
}: {
  readonly onSort?: ((sort: TableSort | null) => void) | undefined;
  readonly initialSort?: TableSort | null | undefined;
}) {
  const [sort, setSort] = useState(initialSort);
  const choose = (next: TableSort | null) => {
    setSort(next);
    onSort?.(next);
  };
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.isDescending }] : [];
  return {
    sort,
    choose,
    /** The same in the library's form. */
    options: {
      state: { sorting },
      onSortingChange: (updater: Updater<SortingState>) => {
        const [first] = functionalUpdate(updater, sorting);
        choose(first ? { column: first.id, isDescending: first.desc } : null);
      },
    },
  };
}
