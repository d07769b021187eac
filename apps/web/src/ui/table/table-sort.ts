import { compareValues } from "@holdfast/contract/platform/sort-rules";
import type { SortValue } from "@holdfast/contract/platform/sort-rules";
import { createSortedRowModel, functionalUpdate, rowSortingFeature } from "@tanstack/react-table";
import type { SortingState, Updater } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { TableColumn, TableSort } from "./table-column";

/* How our columns sort, in the terms of TanStack Table. The order is that of the exported files. */

export const SORTING = { rowSortingFeature, sortedRowModel: createSortedRowModel() };

/** A row as the library takes it, which wants objects. */
export type HeldRow<Row> = { readonly row: Row };

/**
 * The rows as the library takes them. What it knows of a row it forgets with the list, so other columns, which may
 * sort by other values, make another list.
 */
export const useHeldRows = <Row>(rows: readonly Row[], columns: unknown): readonly HeldRow<Row>[] =>
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the columns are the occasion
  useMemo(() => rows.map((row) => ({ row })), [rows, columns]);

type ValueRow = { readonly getValue: (column: string) => unknown };

const compareRows = (one: ValueRow, other: ValueRow, column: string) =>
  compareValues(one.getValue(column) as SortValue, other.getValue(column) as SortValue);

/** How a column sorts: lowest first, then highest first, then not; empty values last either way. Pure. */
export const sortingOf = <Row>({ id, sortBy }: TableColumn<Row>) => ({
  id,
  accessorFn: ({ row }: HeldRow<Row>) => {
    const value = sortBy?.(row);
    return value === null || value === "" ? undefined : value;
  },
  enableSorting: sortBy !== undefined,
  enableMultiSort: false,
  sortDescFirst: false,
  sortUndefined: "last" as const,
  sortFn: compareRows,
});

/** The order that the person chose. */
export function useTableSort(onSort: ((sort: TableSort | null) => void) | undefined) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const choose = (next: TableSort | null) => {
    setSort(next);
    onSort?.(next);
  };
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.isDescending }] : [];
  return {
    sort,
    choose,
    /** The same for the library. */
    options: {
      state: { sorting },
      onSortingChange: (updater: Updater<SortingState>) => {
        const [first] = functionalUpdate(updater, sorting);
        choose(first ? { column: first.id, isDescending: first.desc } : null);
      },
    },
  };
}
