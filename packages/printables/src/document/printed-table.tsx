import type { ReactNode } from "react";
import {
  DocumentTable,
  type DocumentColumn,
  type RestOfRows,
  type TableHeight,
} from "./document-table";

/** A column of a printed table whose rows are of one kind. */
export interface PrintedColumn<Row> extends DocumentColumn {
  readonly cell: (row: Row) => ReactNode;
}

/** The one description of a printed table. */
export interface PrintedTable<Row> {
  readonly columns: readonly PrintedColumn<Row>[];
  readonly limits: PrintedTableLimits;
}

export interface PrintedTableLimits {
  /** The most rows; without it, as many as fit. */
  readonly atMost?: number;
  /** The number of rows the table is padded to with empty ones, as far as they fit. */
  readonly padTo: number;
  /** How many rows stay on the page as long as its texts can be shortened instead. */
  readonly keep?: number;
}

type PrintedRow = readonly ReactNode[];

/** A table with its rows. */
export interface FilledTable {
  readonly caption: string;
  readonly columns: readonly DocumentColumn[];
  readonly limits: PrintedTableLimits;
  readonly rows: readonly PrintedRow[];
  readonly note?: ReactNode;
  readonly height?: TableHeight;
}

/** Fills a described table with rows, which keep their order. */
export const fillTable = <Row,>(
  caption: string,
  { columns, limits }: PrintedTable<Row>,
  rows: readonly Row[],
  note?: string,
): FilledTable => ({
  caption,
  columns,
  limits,
  note,
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
});

/** A column for people to fill in by hand. */
export const blankColumn = (head: string, width: number) => ({ head, width, cell: () => "" });

/** Returns the rows that a table has less than it was filled with; an appendix prints them. */
export const rowsLeftOut = ({ rows, limits }: FilledTable): readonly PrintedRow[] =>
  rows.slice(limits.atMost ?? rows.length);

/** The rows of a table that keep its page to one if texts can be shortened instead. */
const KEPT = 3;

interface PrintedTableViewProps {
  readonly table: FilledTable;
  /**
   * The appendix that prints the rows for which the page has no room, so that nothing a user entered is missing
   * (decision 006). Without it, all rows are printed here.
   */
  readonly rest?: Pick<RestOfRows, "where" | "key">;
}

/** Renders a table, padded with empty rows, with a note of the rows that an appendix has. */
export function PrintedTableView({ table, rest }: PrintedTableViewProps) {
  const { caption, columns, limits, rows, note, height } = table;
  const shown = rest === undefined ? rows : rows.slice(0, limits.atMost);
  const left = rows.length - shown.length;
  return (
    <DocumentTable
      caption={caption}
      columns={columns}
      rows={shown}
      blankRows={left > 0 ? 0 : Math.max(0, limits.padTo - shown.length)}
      height={height}
      note={note}
      rest={rest && { ...rest, left, keep: limits.keep ?? KEPT }}
    />
  );
}

interface FurtherRowsProps {
  readonly table: FilledTable;
  /** The name of the table in the appendix, by which the printer finds it. */
  readonly caption: string;
}

/** Renders the rows of a table that are not on its own page; the printer adds those that do not fit there. */
export const FurtherRows = ({ table, caption }: FurtherRowsProps) => (
  <DocumentTable
    caption={caption}
    columns={table.columns}
    rows={rowsLeftOut(table)}
    restOf={caption}
    note={table.note}
  />
);
