import { useCallback } from "react";

/** Gives the key of the row at an index, and the index where the list has just become shorter. */
export const useKeyAt = <Row>(rows: readonly Row[], rowKey: (row: Row) => string) =>
  useCallback(
    (index: number): string => {
      const row = rows[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [rows, rowKey],
  );
