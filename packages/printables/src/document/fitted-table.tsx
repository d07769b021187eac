import type { ReactNode } from "react";
import { DocumentTable, type DocumentColumn } from "./document-table";
import { fitRows, type RowLimits } from "./fit-rows";

interface FittedTableProps<Row> {
  readonly caption: ReactNode;
  /** The caption of the rows beyond the table's limit, such as 'Further critical areas'. */
  readonly restCaption: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly Row[];
  readonly limits: RowLimits;
  readonly cellsOf: (row: Row) => readonly ReactNode[];
  readonly note?: string | undefined;
}

/**
 * A table with a maximum number of rows, padded with empty ones; the rest follows below in a compact
 * continuation with the same columns, so that nothing a user entered is missing on paper (decision 006).
 */
export function FittedTable<Row>(props: FittedTableProps<Row>) {
  const { caption, restCaption, columns, rows, limits, cellsOf, note } = props;
  const { shown, blanks, rest } = fitRows(rows, limits);
  return (
    <>
      <DocumentTable
        caption={caption}
        columns={columns}
        rows={shown.map(cellsOf)}
        blankRows={blanks}
        note={rest.length === 0 ? note : undefined}
      />
      {rest.length === 0 ? null : (
        <DocumentTable
          caption={`${restCaption} (${rest.length})`}
          columns={columns}
          rows={rest.map(cellsOf)}
          note={note}
          height="compact"
        />
      )}
    </>
  );
}
