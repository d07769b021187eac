/** How many rows a table holds, and to how many it is padded with empty ones. */
export interface RowLimits {
  readonly atMost: number;
  readonly padTo: number;
}

/** Rows made to fit a table of the printed plan. */
export interface FittedRows<Row> {
  /** The rows of the table, in their order. */
  readonly shown: readonly Row[];
  /** How many empty rows follow, to be written in by hand. */
  readonly blanks: number;
  /** The rows the table has no place for, in their order; they are printed beneath it. */
  readonly rest: readonly Row[];
}

/**
 * Cuts a list to the most a table may show and says how many empty rows bring it to its usual height
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
