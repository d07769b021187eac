import { memo, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { withThousands } from "@holdfast/contract/platform/money-rules";
import { Button } from "../buttons/button";
import { TableOrList } from "./data-table";
import { EmptyState } from "../feedback/empty-state";
import { FilterMenu } from "../fields/filters/filter-menu";
import { SearchField } from "../fields/filters/search-field";
import styles from "./search-table.module.css";
import type { DataTableProps, TableColumn, TableSort } from "./table-column";
import { filterChoices, filtersColumns, NO_FILTER } from "./table-filter";
import type { TableFilter } from "./table-filter";
import { useSearchedRows } from "./use-searched-rows";
import type { SelectedRows } from "./selection/use-selected-rows";

export type SearchTableProps<Row> = Omit<DataTableProps<Row>, "scrollResetKey"> & {
  /** What one row is called in a sentence, and its plural. */
  readonly noun: string;
  readonly nouns: string;
  /** The texts of a row that the search looks in. Must be a stable function. */
  readonly searchText: (row: Row) => readonly (string | null)[];
  /** Buttons next to the search field; the filters are below them. */
  readonly tools?: ReactNode;
  /** A menu next to the filters. */
  readonly menus?: ReactNode;
  /** Whether the column filters are shown; by default they are. */
  readonly hasFilters?: boolean;
  /** Returns whether a column is shown; hidden ones are searched and filtered as well. Must be a stable function. */
  readonly isShown?: (column: TableColumn<Row>) => boolean;
  /** Puts a checkbox in front of each row: `useSelectedRows`. */
  readonly selection?: SelectedRows<Row>;
  /** Buttons that act on the selected rows, shown while there are any. */
  readonly selectionActions?: (selected: ReadonlySet<string>) => ReactNode;
};

/**
 * A data table with a search field, column filters (`filter`) and a row count. Typing stays responsive with thousands
 * of rows. `empty` is shown for a list without rows.
 */
export const SearchTable = <Row,>(props: SearchTableProps<Row>) => {
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState(props.initialSort ?? null);
  // Keystrokes appear before the rows are filtered.
  const applied = useDeferredValue(filter);
  if (props.rows.length === 0) return props.empty;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <SearchField
          label={`Search ${props.nouns}`}
          isLabelHidden
          placeholder={`Search ${props.nouns}`}
          value={filter.text}
          onChange={(text) => setFilter((before) => ({ ...before, text }))}
        />
        {props.tools && <div className={styles.tools}>{props.tools}</div>}
        {props.hasFilters !== false && (
          <>
            {props.tools && <div className={styles.rowEnd} />}
            <ColumnFilters of={props} filter={filter} onChange={setFilter} />
            {props.menus && <div className={styles.filter}>{props.menus}</div>}
          </>
        )}
      </div>
      <FoundRows
        // The library's table cannot change its features; the sort order survives.
        key={props.selection ? "selectable" : "plain"}
        of={props}
        filter={applied}
        onChange={setFilter}
        sort={sort}
        onSort={setSort}
      />
    </div>
  );
};

type FilteredPart<Row> = {
  readonly of: SearchTableProps<Row>;
  readonly filter: TableFilter;
  readonly onChange: (next: TableFilter | ((before: TableFilter) => TableFilter)) => void;
};

const ColumnFilters = <Row,>({ of: { columns, rows }, filter, onChange }: FilteredPart<Row>) =>
  columns.map(
    ({ id, header, filter: by }) =>
      by && (
        <div key={id} className={styles.filter}>
          <FilterMenu
            label={header}
            allLabel={by.allLabel}
            choices={filterChoices(rows, by.valuesOf)}
            value={filter.chosen[id] ?? []}
            onChange={(values) =>
              onChange((before) => ({ ...before, chosen: { ...before.chosen, [id]: values } }))
            }
          />
        </div>
      ),
  );

type FoundPart<Row> = FilteredPart<Row> & {
  /** The order at first. */
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
};

const FoundRowsBase = <Row,>({ of: props, filter, onChange, sort, onSort }: FoundPart<Row>) => {
  const { noun, nouns, selection, selectionActions, columns, isShown, ...rest } = props;
  const shownColumns = useMemo(
    () => (isShown ? columns.filter(isShown) : columns),
    [columns, isShown],
  );
  const found = useSearchedRows({
    ...props,
    filter,
    ...(sort && { initialSort: sort }),
    onSort: (next) => {
      onSort(next);
      props.onSort?.(next);
    },
  });
  const [all, shown] = [props.rows.length, found.rows.length];
  const selected = selection?.selected.size ?? 0;
  return (
    <>
      <div className={styles.count}>
        {filtersColumns(filter) && shown > 0 && (
          <Button size="small" icon="close" onPress={() => onChange(NO_FILTER)}>
            Clear filters
          </Button>
        )}
        <output>
          {shown === all ? "" : `${withThousands(shown)} of `}
          {withThousands(all)} {all === 1 ? noun : nouns}
          {selected > 0 && `, ${withThousands(selected)} selected`}
        </output>
      </div>
      {selection && selected > 0 && (
        <div className={styles.selected}>
          {selectionActions?.(selection.selected)}
          <Button size="small" variant="quiet" onPress={() => selection.onChange(new Set())}>
            Clear selection
          </Button>
        </div>
      )}
      <div className={styles.table}>
        {shown === 0 ? (
          <EmptyState
            icon="search"
            title="No results"
            action={
              <Button onPress={() => onChange(NO_FILTER)}>
                {filter.text.trim() === "" ? "Clear filters" : "Clear search"}
              </Button>
            }
          >
            No {nouns} match {narrowedBy(filter)}.
          </EmptyState>
        ) : (
          <TableOrList {...rest} {...found} columns={shownColumns} scrollResetKey={filter} />
        )}
      </div>
    </>
  );
};

const narrowedBy = (filter: TableFilter) => {
  if (!filtersColumns(filter)) return "your search";
  return filter.text.trim() === "" ? "these filters" : "your search and these filters";
};

/** Memoised, so that typing renders it only with the deferred filter. */
const FoundRows = memo(FoundRowsBase) as typeof FoundRowsBase;
