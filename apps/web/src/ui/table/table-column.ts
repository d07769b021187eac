import type { SortValue } from "@holdfast/contract/platform/sort-rules";
import type { ReactNode } from "react";
import type { BREAKPOINTS } from "../theme/breakpoints";

/** One column of a data table, and one line of its cards on a small screen. */
export type TableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  /** A button next to the header that explains its term. */
  readonly help?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** The value to sort by; a column without it cannot be sorted. Empty values come last. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Aligns numbers, money and days to the right, in tabular figures. */
  readonly isFigure?: boolean;
  /** The column that names the row: its row header, and the heading of its card on a small screen. */
  readonly isName?: boolean;
  /** A filter above the table (`SearchTable`), with a checkbox for each value that occurs in the rows. */
  readonly filter?: {
    /** The filter's text while nothing is selected: 'All industries'. */
    readonly allLabel: string;
    readonly valuesOf: (row: Row) => readonly string[];
  };
  /** Hidden until a person chooses to show it (`useListTools`). */
  readonly isExtra?: boolean;
  /** For fields: on a small screen they take the full width, below their label. */
  readonly isWide?: boolean;
  /** A CSS width; columns without one share the rest. */
  readonly width?: string;
  /** The column below whose content this one is stacked if the table is too narrow for all (`stackBelow`). */
  readonly stackInto?: string;
};

/** The columns in one cell of each row: a column, and those stacked below it. */
export type ColumnStack<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

export type TableSort = { readonly column: string; readonly isDescending: boolean };

export type DataTableProps<Row> = {
  /** What the table lists: its accessible name. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Buttons at the end of a row; name the row in their labels. */
  readonly actions?: (row: Row) => ReactNode;
  /** Shown if there are no rows, usually an `EmptyState`. */
  readonly empty?: ReactNode;
  /** The order at first, marked in its column's head; without it, that of `rows`. */
  readonly initialSort?: TableSort;
  /** Runs when the person changes the order, for exports and other lists in the same order. */
  readonly onSort?: (sort: TableSort | null) => void;
  /** Scrolls to the top when this changes, as for a new order: the filter of the rows. */
  readonly scrollResetKey?: unknown;
  /** Gives the table its own scroll area, in which long lists render only the visible rows (`row-window-rules.ts`). */
  readonly isVirtual?: boolean;
  /** Smaller type, narrower cells and two-line column heads, for a table with many columns. */
  readonly isDense?: boolean;
  /**
   * The minimum table width (CSS pixels) at which columns with `stackInto` are not stacked, if their content needs no more
   * width.
   */
  readonly stackBelow?: number;
  /** Becomes a list at this breakpoint; `tablet` by default. */
  readonly listAt?: keyof typeof BREAKPOINTS;
};

/** Checkboxes in front of the rows. */
export type RowSelection<Row> = {
  /** The keys of the selected rows, including rows that the filter hides. */
  readonly selected: ReadonlySet<string>;
  /** Whether all rows of the table are selected, or some. */
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onSelect: (key: string, isSelected: boolean) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
  /** Returns the row's name for the label of its checkbox. */
  readonly nameOf: (row: Row) => string;
};

/** Props of a table whose rows are already sorted, and how to change their order. */
export type SortedTableProps<Row> = DataTableProps<Row> & {
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** Runs when a column head is pressed: ascending, descending, then the server's order. */
  readonly onToggleSort: (column: string) => void;
  readonly selection?: RowSelection<Row>;
};

/** Groups the columns into cells: one each, or in a narrow table those with `stackInto` below their column. Pure. */
export function stackColumns<Row>(
  columns: readonly TableColumn<Row>[],
  isTight: boolean,
): readonly ColumnStack<Row>[] {
  if (!isTight) return columns.map((column) => [column]);
  return columns
    .filter(({ stackInto }) => stackInto === undefined)
    .map((column) => [column, ...columns.filter(({ stackInto }) => stackInto === column.id)]);
}
