import type { ReactNode } from "react";

/** A column of a printed table: its head and its share of the width in per cent. */
export interface DocumentColumn {
  readonly head: string;
  readonly width: number;
  /** Amounts and numbers, which stand at the right. */
  readonly isNumber?: boolean;
}

interface DocumentTableProps {
  readonly caption: ReactNode;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Empty rows after the last one, to be written in by hand. */
  readonly blankRows?: number;
  /** A sentence beneath the table, for instance how many rows did not fit. */
  readonly note?: string | undefined;
  /** 'log' gives empty rows the height of handwriting, 'roomy' all rows; 'compact' saves paper. */
  readonly height?: "log" | "roomy" | "compact";
}

const kindOf = ({ isNumber }: DocumentColumn) => (isNumber ? "hf-number" : undefined);

/** Tables of so many rows are not broken over two pages. */
const ROWS_KEPT_TOGETHER = 8;

/**
 * The one table of the printed documents: fixed columns, a head that is repeated on every page it runs on
 * to, rows that never break in two, and words that wrap rather than being clipped. On a small screen it
 * becomes a list, each cell after its column's head.
 */
export function DocumentTable(props: DocumentTableProps) {
  const { caption, columns, rows, blankRows = 0, note, height } = props;
  const isShort = rows.length + blankRows <= ROWS_KEPT_TOGETHER;
  return (
    <div className={isShort ? "hf-table-block hf-whole" : "hf-table-block"}>
      <table className={height === undefined ? "hf-table" : `hf-table hf-table--${height}`}>
        <caption>{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.head} style={{ width: `${column.width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={kindOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column.head} className={kindOf(column)} data-head={column.head}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
          {Array.from({ length: blankRows }, (_, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- empty rows have nothing else to be told by
            <tr key={`blank-${row}`} className="hf-blank-row">
              {columns.map((column) => (
                <td key={column.head}>{"\u00a0"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? null : <p className="hf-note">{note}</p>}
    </div>
  );
}
