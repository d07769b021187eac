/** Rows made to fit a table of the printed plan. */
export interface FittedRows<Row> {
  /** The rows to print, in their order. */
  readonly shown: readonly Row[];
  /** How many empty rows follow, to be written in by hand. */
  readonly blanks: number;
  /** How many rows were left out; the table says so beneath itself. */
  readonly leftOut: number;
}

/**
 * Cuts a list to the most a table may show and says how many empty rows bring it to its usual height
 * (plan-workspace.md, 'Plan document': 'up to 6 contacts per team, padded to 5 rows').
 */
export function fitRows<Row>(
  rows: readonly Row[],
  limits: { readonly atMost: number; readonly padTo: number },
): FittedRows<Row> {
  const shown = rows.slice(0, limits.atMost);
  return {
    shown,
    blanks: Math.max(0, limits.padTo - shown.length),
    leftOut: rows.length - shown.length,
  };
}
