import { useRef } from "react";
import styles from "./data-list.module.css";
import { Icon } from "./icon";
import { Select } from "./select";
import type { SortedTableProps, TableColumn } from "./table-column";
import { useRowWindow, useScrollRestart } from "./use-row-window";

/** A data table on a small screen: one card a row, headed by its name, the rest as label and value. */
export const DataList = <Row,>(props: SortedTableProps<Row>) => {
  const scrollRef = useRef<HTMLDivElement>(null);
  const view = useRowWindow(scrollRef, props.rows.length, props.isVirtual === true, 160);
  useScrollRestart(scrollRef, props.sort, props.restartsWith);
  const sortable = props.columns.filter(({ sortBy }) => sortBy);
  const name = props.columns.find(({ isName }) => isName) ?? props.columns[0];
  const lines = props.columns.filter((column) => column !== name);
  return (
    <div className={styles.list}>
      {sortable.length > 0 && props.rows.length > 1 && <SortChoice {...props} />}
      <div
        ref={scrollRef}
        className={styles.scroll}
        data-virtual={props.isVirtual === true ? "" : undefined}
      >
        <ul className={styles.cards} aria-label={props.caption}>
          {view.before > 0 && <li aria-hidden="true" style={{ height: view.before }} />}
          {props.rows.slice(view.first, view.last).map((row, place) => (
            <li
              key={props.rowKey(row)}
              className={styles.card}
              data-row=""
              aria-posinset={view.first + place + 1}
              aria-setsize={props.rows.length}
            >
              <div className={styles.name}>{name?.cell(row)}</div>
              <dl className={styles.lines}>
                {lines.map((column) => (
                  <Line key={column.id} column={column} row={row} />
                ))}
              </dl>
              {props.actions && <div className={styles.actions}>{props.actions(row)}</div>}
            </li>
          ))}
          {view.after > 0 && <li aria-hidden="true" style={{ height: view.after }} />}
        </ul>
      </div>
    </div>
  );
};

/** What a row has nothing of takes no line. */
const Line = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const content = column.cell(row);
  if (content === null || content === undefined || content === "") return null;
  return (
    <div className={styles.line} data-wide={column.isWide === true ? "" : undefined}>
      <dt>{column.header}</dt>
      <dd className={column.isFigure === true ? "figures" : ""}>{content}</dd>
    </div>
  );
};

const USUAL = { id: "usual", name: "Default order" };

const SortChoice = <Row,>({ columns, sort, onSort }: SortedTableProps<Row>) => (
  <div className={styles.sort}>
    <Select
      name="sort"
      label="Sort by"
      isCompact
      value={sort?.column ?? USUAL.id}
      onChange={(column) => onSort(column === USUAL.id ? null : { column, isDescending: false })}
      choices={[
        USUAL,
        ...columns.filter(({ sortBy }) => sortBy).map(({ id, header }) => ({ id, name: header })),
      ]}
    />
    {sort && (
      <button
        type="button"
        className={styles.way}
        onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
      >
        <Icon name={sort.isDescending ? "chevron-down" : "chevron-up"} size={16} />
        {sort.isDescending ? "Descending" : "Ascending"}
      </button>
    )}
  </div>
);
