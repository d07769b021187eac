import { useCallback } from "react";

/** Returns a function from a row's index to its key, or to the index itself if the list has become shorter. */
export const useKeyAt = <Row>(rows: readonly Row[], rowKey: (row: Row) => string) =>
  useCallback(
    (index: number): string => {
      const row = rows[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [rows, rowKey],
  );
