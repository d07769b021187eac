import styles from "./data-table.module.css";
import { Icon } from "../buttons/icon";
import { RowCheckbox } from "./selection/row-checkbox";
import type { ColumnStack, SortedTableProps, TableColumn } from "./table-column";

type TableHeadProps<Row> = Pick<
  SortedTableProps<Row>,
  "caption" | "sort" | "onToggleSort" | "selection" | "actions"
> & { readonly stacks: readonly ColumnStack<Row>[] };

/** The column heads: they show and change the sort order. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
      {props.selection && (
        <th scope="col" className={styles.select}>
          <SelectAll caption={props.caption} selection={props.selection} />
        </th>
      )}
      {props.stacks.map((stack) => (
        <StackHead key={stack[0].id} stack={stack} {...props} />
      ))}
      {props.actions && (
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">Actions</span>
        </th>
      )}
    </tr>
  </thead>
);

type SelectAllProps<Row> = {
  readonly caption: string;
  readonly selection: NonNullable<SortedTableProps<Row>["selection"]>;
};

/** Selects every row that matches the search and the filters, including rows that are scrolled out of view. */
export const SelectAll = <Row,>({ caption, selection }: SelectAllProps<Row>) => (
  <RowCheckbox
    label={`Select all: ${caption}`}
    isSelected={selection.isAll}
    isMixed={selection.isSome && !selection.isAll}
    onChange={selection.onSelectAll}
  />
);

const ARIA_SORT = (isSorted: boolean, isDescending: boolean) =>
  isSorted ? (isDescending ? "descending" : "ascending") : "none";

type StackHeadProps<Row> = Pick<SortedTableProps<Row>, "sort" | "onToggleSort"> & {
  readonly stack: ColumnStack<Row>;
};

const StackHead = <Row,>({ stack, sort, onToggleSort }: StackHeadProps<Row>) => {
  const isSorted = stack.some(({ id }) => id === sort?.column);
  return (
    <th
      scope="col"
      data-figure={stack[0].isFigure === true ? "" : undefined}
      aria-sort={
        stack.some(({ sortBy }) => sortBy)
          ? ARIA_SORT(isSorted, sort?.isDescending === true)
          : undefined
      }
    >
      {stack.map((column) => (
        <div key={column.id} className={stack.length > 1 ? styles.stacked : undefined}>
          <ColumnHead column={column} sort={sort} onToggleSort={onToggleSort} />
          {column.help !== undefined && <span className={styles.help}>{column.help}</span>}
        </div>
      ))}
    </th>
  );
};

const ColumnHead = <Row,>({
  column,
  sort,
  onToggleSort,
}: Omit<StackHeadProps<Row>, "stack"> & { readonly column: TableColumn<Row> }) => {
  if (!column.sortBy) return column.header;
  const isSorted = sort?.column === column.id;
  const isDescending = isSorted && sort.isDescending;
  return (
    <button type="button" className={styles.sort} onClick={() => onToggleSort(column.id)}>
      {column.header}
      <span className={styles.arrow} data-sorted={isSorted ? "" : undefined}>
        <Icon name={isSorted ? (isDescending ? "chevron-down" : "chevron-up") : "sort"} size={16} />
      </span>
    </button>
  );
};
