import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { FilterMenu } from "../../ui/fields/filters/filter-menu";
import type { SearchTableProps } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { useRowSelection } from "../../ui/table/selection/use-row-selection";
import { useShownColumns } from "./use-shown-columns";

type ListTools<Row> = {
  /** The name under which the choice of columns is remembered. */
  readonly list: string;
  /** What one row is called in a sentence, and its plural. */
  readonly noun: string;
  readonly nouns: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Must be a stable function. */
  readonly nameOf: (row: Row) => string;
  /** Deletes the selected rows; undefined if the person may not. */
  readonly onDelete: ((rows: readonly Row[]) => void) | undefined;
};

type ToolProps<Row> = Pick<
  SearchTableProps<Row>,
  "tools" | "menus" | "hasFilters" | "isShown" | "selection" | "selectionActions"
>;

/**
 * Returns the props that give a `SearchTable` its column filters, a choice of columns, and a selection of rows to
 * delete.
 */
export function useListTools<Row>(list: ListTools<Row>): ToolProps<Row> & {
  readonly stopSelecting: () => void;
} {
  const { columns, rows, rowKey, noun, nouns, onDelete } = list;
  const [isOpen, setOpen] = useState(false);
  const { choose, isShown } = useShownColumns<Row>(list.list);
  const { selection, start, stop } = useRowSelection(list.nameOf);
  const choices = columns.filter(({ isName }) => isName !== true);
  const shown = choices.filter(isShown);
  return {
    tools: (
      <>
        <Button icon="filter" onPress={() => setOpen(!isOpen)}>
          {isOpen ? "Hide filters" : "Filters and columns"}
        </Button>
        {onDelete && (
          <Button icon="check" onPress={selection ? stop : start}>
            {selection ? "Stop selecting" : "Select rows"}
          </Button>
        )}
      </>
    ),
    menus: (
      <FilterMenu
        label="Columns"
        allLabel="All columns"
        choices={choices.map(({ id, header }) => ({ id, name: header }))}
        value={shown.length === choices.length ? [] : shown.map(({ id }) => id)}
        onChange={choose}
      />
    ),
    hasFilters: isOpen,
    isShown,
    ...(selection &&
      onDelete && {
        selection,
        selectionActions: (selected: ReadonlySet<string>) => {
          const chosen = rows.filter((row) => selected.has(rowKey(row)));
          return (
            chosen.length > 0 && (
              <Button size="small" variant="danger" icon="trash" onPress={() => onDelete(chosen)}>
                {`Delete ${chosen.length.toLocaleString("en-AU")} ${chosen.length === 1 ? noun : nouns}`}
              </Button>
            )
          );
        },
      }),
    stopSelecting: stop,
  };
}
