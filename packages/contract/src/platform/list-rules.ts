import type * as z from "zod/mini";

/** Rows a call may carry at most, where a body is a list. */
export const MAX_ROWS_A_CALL = 500;
export const TOO_MANY_ROWS = `Please send at most ${MAX_ROWS_A_CALL} rows at once.`;

/**
 * A check for lists in which a key may stand once: each repetition is refused at its own row.
 * @param keyOf what may not repeat
 * @param field the field of the row that carries it; absent where the row itself is the key
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
