import type * as z from "zod/mini";

/** Maximum number of rows in one call whose body is a list. */
export const MAX_ROWS_A_CALL = 500;
export const TOO_MANY_ROWS = `Please send at most ${MAX_ROWS_A_CALL} rows at once.`;

/**
 * A check for lists in which a key may occur only once: reports each repetition at its own row.
 * @param keyOf returns the key
 * @param field the field of the row that holds the key; absent if the row itself is the key
 */
export const onceEach =
  <Row>(keyOf: (row: Row) => string, message: string, field?: string): z.core.CheckFn<Row[]> =>
  (payload) => {
    const seen = new Set<string>();
    for (const [index, row] of payload.value.entries()) {
      const key = keyOf(row);
      if (seen.has(key)) {
        const path = field === undefined ? [index] : [index, field];
        payload.issues.push({ code: "custom", input: row, path, message });
      }
      seen.add(key);
    }
  };
