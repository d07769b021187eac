import { foldCase } from "@holdfast/contract/platform/text-rules";
import {
  columnFilteringFeature,
  createFilteredRowModel,
  functionalUpdate,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnFiltersState, RowSelectionState, Updater } from "@tanstack/react-table";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { DataTableProps, SortedTableProps, TableColumn } from "./table-column";
import { hasAllWords } from "./table-filter";
import type { TableFilter } from "./table-filter";
import type { RowSelectionFeature, SelectedRows } from "./selection/use-selected-rows";
import { SORTING, sortingOf, useWrappedRows, useTableSort } from "./table-sort";
import type { WrappedRow } from "./table-sort";

const FEATURES = {
  ...SORTING,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
};

type AllFeatures = typeof FEATURES & { readonly rowSelectionFeature: RowSelectionFeature };

/** Row selection is passed in by lists that use it, so that other lists do not load it. */
const featuresWith = (selection: RowSelectionFeature | undefined) =>
  tableFeatures({
    ...FEATURES,
    ...(selection && { rowSelectionFeature: selection }),
  }) as AllFeatures;

const NOTHING = () => null;

/** A hidden column with all searchable text of a row. */
const WORDS = "words";

/** The column definition with sorting and filtering. */
const filteringOf = <Row>(column: TableColumn<Row>) => ({
  ...sortingOf(column),
  filterFn: (
    { original }: { readonly original: WrappedRow<Row> },
    _: string,
    chosen: readonly string[],
  ) => column.filter?.valuesOf(original.row).some((value) => chosen.includes(value)) ?? true,
});

const searchColumn = <Row>(searchText: (row: Row) => readonly (string | null)[]) => ({
  id: WORDS,
  accessorFn: ({ row }: WrappedRow<Row>) => foldCase(searchText(row).join("\n")),
  filterFn: (row: { readonly getValue: (id: string) => unknown }, id: string, text: string) =>
    hasAllWords(String(row.getValue(id)), text),
});

const filtersOf = ({ text, chosen }: TableFilter): ColumnFiltersState => [
  ...(text.trim() === "" ? [] : [{ id: WORDS, value: text.trim() }]),
  ...Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([id, value]) => ({ id, value })),
];

type SearchedRows<Row> = Pick<
  SortedTableProps<Row>,
  "rows" | "sort" | "onSort" | "onToggleSort" | "selection"
>;

export type SearchedRowsInput<Row> = Pick<
  DataTableProps<Row>,
  "rows" | "columns" | "rowKey" | "onSort" | "initialSort"
> & {
  readonly filter: TableFilter;
  /** The texts of a row that the search looks in. Must be a stable function. */
  readonly searchText: (row: Row) => readonly (string | null)[];
  readonly selection?: SelectedRows<Row> | undefined;
};

const mapOf = (selected: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries([...selected].map((key) => [key, true]));

/** Returns the rows that match the search and the filters, sorted, and the selection. */
export function useSearchedRows<Row>(input: SearchedRowsInput<Row>): SearchedRows<Row> {
  const { rows, columns, rowKey, filter, searchText, selection } = input;
  const { sort, choose, options } = useTableSort(input);
  const definitions = useMemo(
    () => [...columns.map((column) => filteringOf(column)), searchColumn(searchText)],
    [columns, searchText],
  );
  const data = useWrappedRows(rows, definitions);
  const columnFilters = useMemo(() => filtersOf(filter), [filter]);
  const selected = selection?.selected;
  const rowSelection = useMemo(() => mapOf(selected ?? new Set()), [selected]);
  const feature = selection?.feature;
  const features = useMemo(() => featuresWith(feature), [feature]);
  const table = useTable(
    {
      ...options,
      features,
      columns: definitions,
      data,
      getRowId: ({ row }: WrappedRow<Row>) => rowKey(row),
      state: { ...options.state, columnFilters, rowSelection },
      onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
        selection?.onChange(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
    },
    NOTHING,
  );
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  // A stable function, so that unchanged rows are not rendered again.
  const onSelect = useCallback(
    (key: string, isSelected: boolean) =>
      latest.current.getRow(key, true).toggleSelected(isSelected),
    [],
  );
  const model = table.getRowModel();
  return {
    rows: useMemo(() => model.rows.map(({ original }) => original.row), [model]),
    sort,
    onSort: choose,
    onToggleSort: (column) => table.getColumn(column)?.toggleSorting(),
    ...(selection && {
      selection: {
        selected: selection.selected,
        nameOf: selection.nameOf,
        isAll: table.getIsAllRowsSelected(),
        isSome: table.getIsSomeRowsSelected(),
        onSelect,
        onSelectAll: (isSelected: boolean) => table.toggleAllRowsSelected(isSelected),
      },
    }),
  };
}
