import { Fragment, useRef } from "react";
import styles from "./data-list.module.css";
import { RenderedRows } from "./rendered-rows";
import { Icon } from "../buttons/icon";
import { Select } from "../fields/choices/select";
import type { SortedTableProps, TableColumn } from "./table-column";
import { RowCheckbox } from "./selection/row-checkbox";
import { SelectAll } from "./table-head";
import { useKeyAt } from "../fields/choices/use-key-at";
import { useScrollRestart } from "./use-scroll-restart";

/**
 * A data table on a small screen: one card per row, with the name as heading and the other cells as label and value.
 */
export const DataList = <Row,>(props: SortedTableProps<Row>) => {
  const { rows, rowKey, columns, selection } = props;
  const isVirtual = props.isVirtual === true;
  const scrollRef = useRef<HTMLDivElement>(null);
  useScrollRestart(scrollRef, props.sort, props.scrollResetKey);
  const keyOf = useKeyAt(rows, rowKey);
  const sortable = columns.filter(({ sortBy }) => sortBy);
  return (
    <div className={styles.list}>
      {sortable.length > 0 && rows.length > 1 && <SortChoice {...props} />}
      {selection && (
        <div className={styles.selectAll}>
          <SelectAll caption={props.caption} selection={selection} />
          <span aria-hidden="true">Select all</span>
        </div>
      )}
      <div ref={scrollRef} className={styles.scroll} data-virtual={isVirtual ? "" : undefined}>
        <ul className={styles.cards} aria-label={props.caption}>
          <RenderedRows
            isVirtual={isVirtual}
            scrollRef={scrollRef}
            count={rows.length}
            keyOf={keyOf}
            rowHeight={160}
          >
            {({ rendered, gapAfter, measure }) => (
              <>
                {rendered.map(({ index, gapBefore }) => {
                  const row = rows[index];
                  return (
                    row !== undefined && (
                      <Fragment key={rowKey(row)}>
                        <Gap height={gapBefore} />
                        <li
                          data-row=""
                          data-index={index}
                          ref={measure}
                          aria-posinset={index + 1}
                          aria-setsize={rows.length}
                        >
                          <Card {...props} row={row} />
                        </li>
                      </Fragment>
                    )
                  );
                })}
                <Gap height={gapAfter} />
              </>
            )}
          </RenderedRows>
        </ul>
      </div>
    </div>
  );
};

/** Fills the space of cards that are not rendered (CSS pixels). */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && <li aria-hidden="true" className={styles.gap} style={{ height }} />;

const Card = <Row,>(props: SortedTableProps<Row> & { readonly row: Row }) => {
  const { row, rowKey, columns, selection } = props;
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  const lines = columns.filter((column) => column !== name);
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        {selection && (
          <RowCheckbox
            label={`Select ${selection.nameOf(row)}`}
            isSelected={selection.selected.has(rowKey(row))}
            onChange={(isSelected) => selection.onSelect(rowKey(row), isSelected)}
          />
        )}
        <div>{name?.cell(row)}</div>
      </div>
      <dl className={styles.lines}>
        {lines.map((column) => (
          <Line key={column.id} column={column} row={row} />
        ))}
      </dl>
      {props.actions && <div className={styles.actions}>{props.actions(row)}</div>}
    </div>
  );
};

/** Renders one cell as label and value; skips empty cells. */
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

const DEFAULT_ORDER = { id: "usual", name: "Default order" };

const SortChoice = <Row,>({ columns, sort, onSort }: SortedTableProps<Row>) => (
  <div className={styles.sort}>
    <Select
      name="sort"
      label="Sort by"
      isCompact
      value={sort?.column ?? DEFAULT_ORDER.id}
      onChange={(column) =>
        onSort(column === DEFAULT_ORDER.id ? null : { column, isDescending: false })
      }
      choices={[
        DEFAULT_ORDER,
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
