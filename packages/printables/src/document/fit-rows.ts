/** The rows of a table, and the space for them. */
export interface RowLimits {
  readonly atMost: number;
  /** The number of rows the table is padded to with empty ones, as far as they fit. */
  readonly padTo: number;
  /** Millimetres for all rows. */
  readonly room: number;
  /** Millimetres of an empty row. */
  readonly blankHeight: number;
}

/** Rows that fit a table of the printed plan. */
export interface FittedRows<Row> {
  /** The rows of the table, in their order. */
  readonly shown: readonly Row[];
  /** The number of empty rows that follow, to fill in by hand; none if there is a rest. */
  readonly blanks: number;
  /** The rows that don't fit, in their order; an appendix prints them. */
  readonly rest: readonly Row[];
}

/**
 * Splits a list into the rows a table shows and the rest, and counts the empty rows that pad the table
 * (plan-workspace.md, 'Plan document': 'up to 6 contacts per team, padded to 5 rows').
 */
export function fitRows<Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  { atMost, padTo, room, blankHeight }: RowLimits,
): FittedRows<Row> {
  let left = room;
  const beyond = rows.findIndex((row, at) => {
    const height = heightOf(row);
    if (at >= atMost || height > left) return true;
    left -= height;
    return false;
  });
  const shown = beyond === -1 ? rows : rows.slice(0, beyond);
  const rest = rows.slice(shown.length);
  const blanks =
    rest.length > 0 ? 0 : Math.min(padTo - shown.length, Math.floor(left / blankHeight));
  return { shown, blanks: Math.max(0, blanks), rest };
}
