import type { ReactNode } from "react";
import { DocumentTable, type DocumentColumn } from "./document-table";
import { fitRows, type RowLimits } from "./fit-rows";

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

export type PrintedTableLimits =
  | (RowLimits & {
      /** The caption of the rows beyond the limit, such as 'Further critical areas'. */
      readonly restCaption: string;
    })
  /** For tables that are printed in full. */
  | { readonly padTo: number };

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

/** Returns the rows in the table, the number of empty rows and the rows that follow below it. */
export const fittedRows = ({ rows, limits }: FilledTable) =>
  fitRows(rows, { padTo: limits.padTo, atMost: "atMost" in limits ? limits.atMost : Infinity });

const cellsOf = ({ cells }: PrintedRow) => cells;

/**
 * Renders a table, padded with empty rows. Rows beyond its limit follow below in a compact continuation with the
 * same columns, so that nothing a user entered is missing on paper (decision 006).
 */
export function PrintedTableView({ table }: { readonly table: FilledTable }) {
  const { caption, columns, limits, note } = table;
  const { shown, blanks, rest } = fittedRows(table);
  return (
    <>
      <DocumentTable
        caption={caption}
        columns={columns}
        rows={shown.map(cellsOf)}
        blankRows={blanks}
        note={rest.length === 0 ? note : undefined}
      />
      {rest.length > 0 && "restCaption" in limits ? (
        <DocumentTable
          caption={`${limits.restCaption} (${rest.length})`}
          columns={columns}
          rows={rest.map(cellsOf)}
          note={note}
          height="compact"
        />
      ) : null}
    </>
  );
}
