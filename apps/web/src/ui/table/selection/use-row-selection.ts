import { useMemo, useState } from "react";
import { ROW_SELECTION } from "./row-selection-feature";
import type { SelectedRows } from "./use-selected-rows";

type RowSelection<Row> = {
  /** Undefined until the person starts to select. */
  readonly selection: SelectedRows<Row> | undefined;
  readonly start: () => void;
  readonly stop: () => void;
};

/**
 * Holds the selected rows of a `SearchTable`, whose checkboxes appear when the person starts to select.
 * @param nameOf must be a stable function
 */
export function useRowSelection<Row>(nameOf: (row: Row) => string): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const selection = useMemo(
    () => selected && { selected, feature: ROW_SELECTION, nameOf, onChange: setSelected },
    [selected, nameOf],
  );
  return {
    selection,
    start: () => setSelected(new Set()),
    stop: () => setSelected(undefined),
  };
}
