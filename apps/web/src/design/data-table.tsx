import { memo, useMemo, useRef, useState } from "react";
import { DataList } from "./data-list";
import styles from "./data-table.module.css";
import { Icon } from "./icon";
import { nextSort, sortRows, stackColumns } from "./table-column";
import type {
  ColumnStack,
  DataTableProps,
  SortedTableProps,
  TableColumn,
  TableSort,
} from "./table-column";
import { useIsTighterThan } from "./use-is-tighter-than";
import { useNarrowerThan, WIDTHS } from "./use-media";
import { useRowWindow, useScrollRestart } from "./use-row-window";

/**
 * Rows in a real `<table>`: sortable heads, the name as row head, figures aligned. Where it has no room for
 * all columns (`fullFrom`), lesser ones stand below others; at 768 px or less each row is a card in a list.
 * With `isVirtual` ten thousand rows scroll as smoothly as ten.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const [sort, setSort] = useState<TableSort | null>(null);
  const isList = useNarrowerThan(props.listAt ?? WIDTHS.list);
  const rows = useMemo(
    () => sortRows(props.rows, props.columns, sort),
    [props.rows, props.columns, sort],
  );
  const choose = (next: TableSort | null) => {
    setSort(next);
    props.onSort?.(next);
  };
  if (rows.length === 0 && props.empty !== undefined) return props.empty;
  return isList ? (
    <DataList {...props} rows={rows} sort={sort} onSort={choose} />
  ) : (
    <Table {...props} rows={rows} sort={sort} onSort={choose} />
  );
};

const Table = <Row,>(props: SortedTableProps<Row>) => {
  const { columns, actions, rows } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const view = useRowWindow(scrollRef, rows.length, props.isVirtual === true, 48);
  useScrollRestart(scrollRef, props.sort, props.restartsWith);
  const isTight = useIsTighterThan(scrollRef, props.fullFrom, {
    columns,
    rows,
    firstRow: view.first,
  });
  const stacks = useMemo(() => stackColumns(columns, isTight), [columns, isTight]);
  const span = stacks.length + (actions ? 1 : 0);
  return (
    <div
      className={styles.scroll}
      data-virtual={props.isVirtual === true ? "" : undefined}
      ref={scrollRef}
      // A window that scrolls must be reachable without a pointer.
      {...(props.isVirtual === true
        ? { tabIndex: 0, role: "region", "aria-label": props.caption }
        : {})}
    >
      <table
        className={styles.table}
        data-dense={props.isDense === true ? "" : undefined}
        aria-rowcount={rows.length + 1}
      >
        <caption className="only-heard">{props.caption}</caption>
        <colgroup>
          {stacks.map(([{ id, width }]) => (
            <col key={id} {...(width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {stacks.map((stack) => (
              <StackHead key={stack[0].id} stack={stack} {...props} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                <span className="only-heard">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={view.before} span={span} />
          {rows.slice(view.first, view.last).map((row, place) => (
            <TableRow
              key={props.rowKey(row)}
              row={row}
              index={view.first + place + 2}
              stacks={stacks}
              {...(actions ? { actions } : {})}
            />
          ))}
          <Gap height={view.after} span={span} />
        </tbody>
      </table>
    </div>
  );
};

type TableRowProps<Row> = Pick<DataTableProps<Row>, "actions"> & {
  readonly row: Row;
  readonly stacks: readonly ColumnStack<Row>[];
  /** Its place in the whole table, the head being the first. */
  readonly index: number;
};

const DrawnRow = <Row,>({ row, index, stacks, actions }: TableRowProps<Row>) => (
  <tr aria-rowindex={index} data-row="">
    {stacks.map((stack) => (
      <Cell key={stack[0].id} stack={stack} row={row} />
    ))}
    {actions && <td className={styles.actions}>{actions(row)}</td>}
  </tr>
);

/** Drawn again only for another row, columns or actions: keep these the same where a table is long. */
const TableRow = memo(DrawnRow) as typeof DrawnRow;

const ARIA_SORT = (isSorted: boolean, isDescending: boolean) =>
  isSorted ? (isDescending ? "descending" : "ascending") : "none";

type StackHeadProps<Row> = Pick<SortedTableProps<Row>, "sort" | "onSort"> & {
  readonly stack: ColumnStack<Row>;
};

const StackHead = <Row,>({ stack, sort, onSort }: StackHeadProps<Row>) => {
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
          <ColumnHead column={column} sort={sort} onSort={onSort} />
        </div>
      ))}
    </th>
  );
};

const ColumnHead = <Row,>({
  column,
  sort,
  onSort,
}: Omit<StackHeadProps<Row>, "stack"> & { readonly column: TableColumn<Row> }) => {
  if (!column.sortBy) return column.header;
  const isSorted = sort?.column === column.id;
  const isDescending = isSorted && sort.isDescending;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column.id))}>
      {column.header}
      <span className={styles.arrow} data-sorted={isSorted ? "" : undefined}>
        <Icon name={isSorted ? (isDescending ? "chevron-down" : "chevron-up") : "sort"} size={16} />
      </span>
    </button>
  );
};

const Cell = <Row,>({ stack, row }: { stack: ColumnStack<Row>; row: Row }) => {
  const [column, ...below] = stack;
  const content = (
    <>
      {column.cell(row)}
      {below.map(({ id, cell }) => (
        <div key={id} className={styles.below}>
          {cell(row)}
        </div>
      ))}
    </>
  );
  return column.isName === true ? (
    <th scope="row" className={styles.name}>
      {content}
    </th>
  ) : (
    <td data-figure={column.isFigure === true ? "" : undefined}>{content}</td>
  );
};

const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds a height, says nothing */}
      <td colSpan={span} className={styles.gap} style={{ height }} />
    </tr>
  );
