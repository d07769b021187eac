/** The maximum rows of a table, and the number it is padded to with empty ones. */
export interface RowLimits {
  readonly atMost: number;
  readonly padTo: number;
}

/** Rows that fit a table of the printed plan. */
export interface FittedRows<Row> {
  /** The rows of the table, in their order. */
  readonly shown: readonly Row[];
  /** The number of empty rows that follow, to fill in by hand. */
  readonly blanks: number;
  /** The rows that don't fit, in their order; they are printed below the table. */
  readonly rest: readonly Row[];
}

/**
 * Splits a list into the rows a table shows and the rest, and counts the empty rows that pad the table
 * (plan-workspace.md, 'Plan document': 'up to 6 contacts per team, padded to 5 rows').
 */
export function fitRows<Row>(rows: readonly Row[], limits: RowLimits): FittedRows<Row> {
  const shown = rows.slice(0, limits.atMost);
  return {
    shown,
    blanks: Math.max(0, limits.padTo - shown.length),
    rest: rows.slice(limits.atMost),
  };
}
