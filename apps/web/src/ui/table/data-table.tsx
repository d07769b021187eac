import { Fragment, useMemo, useRef } from "react";
import { DataList } from "./data-list";
import styles from "./data-table.module.css";
import { DrawnRows } from "./rendered-rows";
import { stackColumns } from "./table-column";
import type { DataTableProps, SortedTableProps } from "./table-column";
import { TableHead } from "./table-head";
import { GapRow, TableRow } from "./table-row";
import { useKeyAt } from "../fields/use-key-at";
import { useContainerNarrowerThan } from "../layout/use-container-narrower-than";
import { useNarrowerThan, WIDTHS } from "../layout/use-media";
import { useScrollRestart } from "./use-scroll-restart";
import { useSortedRows } from "./use-sorted-rows";

/**
 * Rows in a real `<table>`: sortable heads, the name as row head, figures aligned. Where it has no room for
 * all columns (`fullFrom`), lesser ones stand below others; at 768 px or less each row is a card in a list.
 * With `isVirtual` ten thousand rows scroll as smoothly as ten.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const sorted = useSortedRows(props);
  if (props.rows.length === 0 && props.empty !== undefined) return props.empty;
  return <TableOrList {...props} {...sorted} />;
};

/** The rows as they are given: a table, or on a small screen a list of cards. */
export const TableOrList = <Row,>(props: SortedTableProps<Row>) => {
  const isList = useNarrowerThan(props.listAt ?? WIDTHS.list);
  return isList ? <DataList {...props} /> : <Table {...props} />;
};

const Table = <Row,>(props: SortedTableProps<Row>) => {
  const { columns, actions, rows, rowKey, selection } = props;
  const isVirtual = props.isVirtual === true;
  const scrollRef = useRef<HTMLDivElement>(null);
  useScrollRestart(scrollRef, props.sort, props.restartsWith);
  const isTight = useContainerNarrowerThan(scrollRef, props.fullFrom, { columns, rows });
  const stacks = useMemo(() => stackColumns(columns, isTight), [columns, isTight]);
  const keyOf = useKeyAt(rows, rowKey);
  const span = stacks.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  return (
    <div
      className={styles.scroll}
      data-virtual={isVirtual ? "" : undefined}
      ref={scrollRef}
      // A window that scrolls must be reachable without a pointer.
      {...(isVirtual ? { tabIndex: 0, role: "region", "aria-label": props.caption } : {})}
    >
      <table
        className={styles.table}
        data-dense={props.isDense === true ? "" : undefined}
        aria-rowcount={rows.length + 1}
      >
        <caption className="visually-hidden">{props.caption}</caption>
        <colgroup>
          {selection && <col className={styles.selectColumn} />}
          {stacks.map(([{ id, width }]) => (
            <col key={id} {...(width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <TableHead {...props} stacks={stacks} />
        <tbody>
          <DrawnRows
            isVirtual={isVirtual}
            scrollRef={scrollRef}
            count={rows.length}
            keyOf={keyOf}
            rowHeight={48}
          >
            {({ drawn, gapAfter, measure }) => (
              <>
                {drawn.map(({ index, gapBefore }) => {
                  const row = rows[index];
                  if (row === undefined) return null;
                  const key = rowKey(row);
                  return (
                    <Fragment key={key}>
                      <GapRow height={gapBefore} span={span} />
                      <TableRow
                        row={row}
                        rowKey={key}
                        index={index}
                        stacks={stacks}
                        {...(actions && { actions })}
                        {...(measure && { measure })}
                        {...(selection && {
                          selects: `Select ${selection.nameOf(row)}`,
                          isSelected: selection.selected.has(key),
                          onSelect: selection.onSelect,
                        })}
                      />
                    </Fragment>
                  );
                })}
                <GapRow height={gapAfter} span={span} />
              </>
            )}
          </DrawnRows>
        </tbody>
      </table>
    </div>
  );
};
