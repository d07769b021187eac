import { Fragment, type ReactNode } from "react";

/** A column of a printed table: its header and its share of the width in per cent. */
export interface DocumentColumn {
  readonly head: string;
  readonly width: number;
  /** Amounts and numbers, which are right-aligned. */
  readonly isNumber?: boolean;
}

export type TableHeight = "log" | "roomy" | "compact" | "tight";

/** What the printer needs to know of rows that may be left out (`fit-pages.ts` of the API). */
export interface RestOfRows {
  /** Where they are, such as 'Appendix P'. */
  readonly where: string;
  /** What is before `where`; 'in' without it. */
  readonly preposition?: "in" | "on";
  /** The name of their table in the appendix, which gets them; without it, they are elsewhere already. */
  readonly key?: string;
  /** How many rows stay as long as texts of the page can be shortened instead. */
  readonly keep?: number;
  /** How many are left out on every page, because the table has a highest number of rows. */
  readonly left?: number;
}

interface DocumentTableProps {
  readonly caption: ReactNode;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** For each row a text over the whole width below it. */
  readonly notes?: readonly (string | undefined)[];
  /** Empty rows after the last one, to fill in by hand. */
  readonly blankRows?: number;
  /** A note below the table. */
  readonly note?: ReactNode;
  /** Where the last rows are if the table is longer than its page; without it, all rows are printed here. */
  readonly rest?: RestOfRows | undefined;
  /** The table whose further rows these are, if they are in an appendix. */
  readonly restOf?: string;
  /**
   * 'log' gives empty rows the height of handwriting, 'roomy' all rows; 'compact' saves paper, and 'tight' does if the
   * table's page is full.
   */
  readonly height?: TableHeight | undefined;
  /** Keeps a table that fits on a page from breaking, however many rows it has. */
  readonly isWhole?: boolean;
  /** Leaves the caption out, because the heading above says the same. */
  readonly isNamedByHeading?: boolean;
}

const kindOf = ({ isNumber }: DocumentColumn) => (isNumber ? "hf-number" : undefined);

/** Tables of up to this many rows don't break across pages. */
const ROWS_KEPT_TOGETHER = 8;

/**
 * The table component of the printed documents: fixed columns, a header that repeats on every page, rows that
 * never break, and words that wrap instead of being clipped. On a small screen it becomes a list, with each cell
 * after its column's header.
 */
export function DocumentTable(props: DocumentTableProps) {
  const {
    caption,
    columns,
    rows,
    notes = [],
    blankRows = 0,
    note,
    rest,
    restOf,
    height,
    isWhole = false,
    isNamedByHeading = false,
  } = props;
  const isShort = isWhole || rows.length + blankRows <= ROWS_KEPT_TOGETHER;
  return (
    <div className={isShort ? "hf-table-block hf-whole" : "hf-table-block"}>
      <table className={height === undefined ? "hf-table" : `hf-table hf-table--${height}`}>
        <caption hidden={isNamedByHeading || undefined}>{caption}</caption>
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
        <tbody {...restAttributes(rest)} data-rest-of={restOf}>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
            <Fragment key={row}>
              <tr>
                {columns.map((column, at) => (
                  <td key={column.head} className={kindOf(column)} data-head={column.head}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
              {notes[row] === undefined ? null : (
                <tr className="hf-note-row">
                  <td colSpan={columns.length} data-head="Comments">
                    {notes[row]}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
          {Array.from({ length: blankRows }, (_, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- empty rows have no other identity
            <tr key={`blank-${row}`} className="hf-blank-row">
              {columns.map((column) => (
                <td key={column.head}>{"\u00a0"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableNote note={note} rest={rest} />
    </div>
  );
}

const placeOf = ({ preposition = "in", where }: RestOfRows) => `${preposition} ${where}`;

/** Returns the attributes of a list whose last items the printer may leave out. */
export const restAttributes = (rest: RestOfRows | undefined) =>
  rest && {
    "data-rest": placeOf(rest),
    "data-rest-key": rest.key,
    "data-keep": rest.keep,
    "data-left": rest.left,
  };

/** Says how many rows are elsewhere, once the printer knows, and the note. */
function TableNote({ note, rest }: Pick<DocumentTableProps, "note" | "rest">) {
  if (rest === undefined) return note === undefined ? null : <p className="hf-note">{note}</p>;
  const { left = 0 } = rest;
  return (
    <p className="hf-note" hidden={left === 0 && note === undefined}>
      <span data-note="rest" hidden={left === 0}>{`${left} more ${placeOf(rest)}. `}</span>
      {note}
    </p>
  );
}
