import type { SortValue } from "@holdfast/contract/platform/sort-rules";
import type { ReactNode } from "react";

/** One column of a data table, and one line of its list on a small screen. */
export type TableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. Empty values come last. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Numbers, money and days stand at the right, in tabular figures. */
  readonly isFigure?: boolean;
  /** The column that names the row; it heads its row, and its card on a small screen. */
  readonly isName?: boolean;
  /** A filter above the table (`SearchTable`): boxes to tick, one for each value that some row has. */
  readonly filter?: {
    /** What the filter says while nothing is ticked: 'All industries'. */
    readonly all: string;
    readonly valuesOf: (row: Row) => readonly string[];
  };
  /** For fields: on a small screen they take the whole line, below their label. */
  readonly isWide?: boolean;
  /** A CSS width for the column; those without share what is left. */
  readonly width?: string;
  /** The column below whose content this one stands where the table is too narrow for all (`fullFrom`). */
  readonly under?: string;
};

/** What stands in one cell of each row: a column, and below it those that found no room of their own. */
export type ColumnStack<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

export type TableSort = { readonly column: string; readonly isDescending: boolean };

export type DataTableProps<Row> = {
  /** What the table lists, read aloud as its name. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Buttons at the end of a row; name the row in their labels. */
  readonly actions?: (row: Row) => ReactNode;
  /** What stands here without rows, usually an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Told when the person chooses another order, for what repeats the rows in it. */
  readonly onSort?: (sort: TableSort | null) => void;
  /** Begins at the top again when this changes, as it does for another order: the filter of the rows. */
  readonly restartsWith?: unknown;
  /** Gives the table its own scroll area, in which long lists render only the visible rows (`row-window-rules.ts`). */
  readonly isVirtual?: boolean;
  /** Smaller type, narrower cells and heads of two lines, for a table of many columns. */
  readonly isDense?: boolean;
  /**
   * The least width of the table (CSS pixels) at which columns with `under` stand by themselves, where what
   * stands in them needs no more.
   */
  readonly fullFrom?: number;
  /** Becomes a list at this width (CSS pixels); 768 unless told. */
  readonly listAt?: number;
};

/** Check boxes in front of the rows. */
export type RowSelection<Row> = {
  /** The keys of the selected rows, those that no filter lets through included. */
  readonly selected: ReadonlySet<string>;
  /** Whether all rows of the table are selected, or some. */
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onSelect: (key: string, isSelected: boolean) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
  /** What the check box of a row is called after. */
  readonly nameOf: (row: Row) => string;
};

/** A table whose rows are in order already, and how to order them otherwise. */
export type SortedTableProps<Row> = DataTableProps<Row> & {
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** What pressing a column's head does: up, down, and back to the server's order. */
  readonly onToggleSort: (column: string) => void;
  readonly selection?: RowSelection<Row>;
};

/** The columns as the cells of a row: each by itself, or on a tight table those with `under` below theirs. Pure. */
export function stackColumns<Row>(
  columns: readonly TableColumn<Row>[],
  isTight: boolean,
): readonly ColumnStack<Row>[] {
  if (!isTight) return columns.map((column) => [column]);
  return columns
    .filter(({ under }) => under === undefined)
    .map((column) => [column, ...columns.filter(({ under }) => under === column.id)]);
}
