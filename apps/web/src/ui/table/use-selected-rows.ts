import { rowSelectionFeature } from "@tanstack/react-table";
import { useMemo, useState } from "react";

export type RowSelectionFeature = typeof rowSelectionFeature;

/** The rows of a table that a person has selected. */
export type SelectedRows<Row> = {
  /** The keys of the selected rows; a search or filter does not change them. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** What the check box of a row is called after. */
  readonly nameOf: (row: Row) => string;
  readonly feature: RowSelectionFeature;
};

const UNASSIGNED: ReadonlySet<string> = new Set();

/**
 * Check boxes in front of the rows of a `SearchTable`.
 * @param nameOf the same function each time
 */
export function useSelectedRows<Row>(nameOf: (row: Row) => string): SelectedRows<Row> {
  const [selected, onChange] = useState(UNASSIGNED);
  return useMemo(
    () => ({ selected, onChange, nameOf, feature: rowSelectionFeature }),
    [selected, nameOf],
  );
}
