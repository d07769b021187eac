/** Rows of one insert: PostgreSQL allows 65,535 values. */
const ROWS_OF_INSERT = 1_000;

/** Runs `insert` for up to 1,000 rows at a time, in order. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_OF_INSERT)
    await insert(rows.slice(from, from + ROWS_OF_INSERT));
}
