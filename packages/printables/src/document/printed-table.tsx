import type { ReactNode } from "react";
import { DocumentTable, type DocumentColumn } from "./document-table";
import { fitRows } from "./fit-rows";
import { blankRowHeight, tableRowHeight, type TableType } from "./table-height";

/** A column of a printed table whose rows are of one kind. */
export interface PrintedColumn<Row> extends DocumentColumn {
  /** The text of the cell. Rows are as high as their longest text, so `cell` must not show more than this. */
  readonly text: (row: Row) => string;
  /** The cell, where it is more than plain text. */
  readonly cell?: (row: Row) => ReactNode;
}

/** The one description of a printed table, by which it is both rendered and measured. */
export interface PrintedTable<Row> {
  readonly columns: readonly PrintedColumn<Row>[];
  readonly limits: PrintedTableLimits;
}

export interface PrintedTableLimits {
  /** The most rows; without it, as many as fit. */
  readonly atMost?: number;
  readonly padTo: number;
}

interface PrintedRow {
  readonly texts: readonly string[];
  readonly cells: readonly ReactNode[];
}

/** A table with its rows. */
export interface FilledTable {
  readonly caption: string;
  readonly columns: readonly DocumentColumn[];
  readonly limits: PrintedTableLimits;
  readonly rows: readonly PrintedRow[];
  readonly note?: string | undefined;
  readonly type?: TableType;
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
  rows: rows.map((row) => {
    const texts = columns.map(({ text }) => text(row));
    return { texts, cells: columns.map(({ cell }, at) => (cell ? cell(row) : texts[at])) };
  }),
});

/** A column for people to fill in by hand. */
export const blankColumn = (head: string, width: number) => ({ head, width, text: () => "" });

/** Returns the rows that fit in `room` millimetres, the number of empty rows and the rest. */
export function fittedRows({ columns, rows, limits, type }: FilledTable, room: number) {
  const fitted = (available: number) =>
    fitRows(rows, ({ texts }) => tableRowHeight(columns, texts, type), {
      atMost: limits.atMost ?? Infinity,
      padTo: limits.padTo,
      room: available,
      blankHeight: blankRowHeight(type),
    });
  const all = fitted(room);
  return all.rest.length === 0 ? all : fitted(room - NOTE);
}

/** Estimates the millimetres of the rows that a table has in `room` millimetres, with the note below them. */
export function fittedHeight(table: FilledTable, room: number): number {
  const { shown, blanks, rest } = fittedRows(table, room);
  const rows = shown.reduce(
    (sum, { texts }) => sum + tableRowHeight(table.columns, texts, table.type),
    0,
  );
  return rows + blanks * blankRowHeight(table.type) + (rest.length === 0 ? 0 : NOTE);
}

/** Millimetres of the note that says where the rest is. */
export const NOTE = 7;

const cellsOf = ({ cells }: PrintedRow) => cells;

interface FurtherRowsProps {
  readonly table: FilledTable;
  /** The rows for which the table itself has no room. */
  readonly rest: FilledTable["rows"];
  readonly caption: string;
}

interface PrintedTableViewProps {
  readonly table: FilledTable;
  /**
   * Millimetres for the rows, and the appendix that prints those for which there is no room, so that nothing a user
   * entered is missing (decision 006). Without it, all rows are printed.
   */
  readonly fit?: { readonly room: number; readonly restIn: string };
}

/** Renders a table, padded with empty rows, with a note of the rows that an appendix has. */
export function PrintedTableView({ table, fit }: PrintedTableViewProps) {
  const { caption, columns, note, type } = table;
  const { shown, blanks, rest } = fittedRows(table, fit?.room ?? Infinity);
  const more = shown.length === 0 ? "" : " more";
  const restNote = rest.length === 0 ? "" : `${rest.length}${more} in ${fit?.restIn}.`;
  return (
    <DocumentTable
      caption={caption}
      columns={columns}
      rows={shown.map(cellsOf)}
      blankRows={blanks}
      height={type}
      note={[restNote, note ?? ""].filter((text) => text !== "").join(" ") || undefined}
    />
  );
}

/** Renders rows of a table that are not on its own page. */
export const FurtherRows = ({ table, rest, caption }: FurtherRowsProps) => (
  <DocumentTable
    caption={`${caption} (${rest.length})`}
    columns={table.columns}
    rows={rest.map(cellsOf)}
    note={table.note}
  />
);
