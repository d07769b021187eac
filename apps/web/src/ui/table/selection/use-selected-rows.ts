import { rowSelectionFeature } from "@tanstack/react-table";
import { useMemo, useState } from "react";

export type RowSelectionFeature = typeof rowSelectionFeature;

/** The rows of a table that a person has selected. */
export type SelectedRows<Row> = {
  /** The keys of the selected rows; a search or filter does not change them. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Returns the row's name for the label of its checkbox. */
  readonly nameOf: (row: Row) => string;
  readonly feature: RowSelectionFeature;
};

const UNASSIGNED: ReadonlySet<string> = new Set();

/**
 * Holds the selected rows of a `SearchTable` and adds a checkbox to each row.
 * @param nameOf must be a stable function
 */
export function useSelectedRows<Row>(nameOf: (row: Row) => string): SelectedRows<Row> {
  const [selected, onChange] = useState(UNASSIGNED);
  return useMemo(
    () => ({ selected, onChange, nameOf, feature: rowSelectionFeature }),
    [selected, nameOf],
  );
}
