import { tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataTableProps, SortedTableProps } from "./table-column";
import { SORTING, sortingOf, useWrappedRows, useTableSort } from "./table-sort";
import type { WrappedRow } from "./table-sort";

const FEATURES = tableFeatures(SORTING);
const NOTHING = () => null;

/** Returns the rows in the chosen order, and functions that change it. */
export function useSortedRows<Row>({
  rows,
  columns,
  rowKey,
  onSort,
  initialSort,
}: DataTableProps<Row>): Pick<SortedTableProps<Row>, "rows" | "sort" | "onSort" | "onToggleSort"> {
  const { sort, choose, options } = useTableSort({ onSort, initialSort });
  const sortable = useMemo(() => columns.map((column) => sortingOf(column)), [columns]);
  const data = useWrappedRows(rows, columns);
  const table = useTable(
    {
      features: FEATURES,
      columns: sortable,
      data,
      getRowId: ({ row }: WrappedRow<Row>) => rowKey(row),
      ...options,
    },
    NOTHING,
  );
  const model = table.getRowModel();
  return {
    rows: useMemo(() => model.rows.map(({ original }) => original.row), [model]),
    sort,
    onSort: choose,
    onToggleSort: (column) => table.getColumn(column)?.toggleSorting(),
  };
}
