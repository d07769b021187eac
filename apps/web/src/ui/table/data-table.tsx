import { Fragment, useMemo, useRef } from "react";
import { DataList } from "./data-list";
import styles from "./data-table.module.css";
import { RenderedRows } from "./rendered-rows";
import { stackColumns } from "./table-column";
import type { DataTableProps, SortedTableProps } from "./table-column";
import { TableHead } from "./table-head";
import { GapRow, TableRow } from "./table-row";
import { useKeyAt } from "../fields/choices/use-key-at";
import { useContainerNarrowerThan } from "../layout/use-container-narrower-than";
import { useNarrowerThan } from "../layout/use-media";
import { useScrollRestart } from "./use-scroll-restart";
import { useSortedRows } from "./use-sorted-rows";

/**
 * Renders rows in a `<table>`: sortable column heads, the name as row header, aligned figures. If it is too narrow for
 * all columns (`stackBelow`), some are stacked below others; at 768 px or less each row is a card in a list. With
 * `isVirtual`, ten thousand rows scroll as smoothly as ten.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const sorted = useSortedRows(props);
  if (props.rows.length === 0 && props.empty !== undefined) return props.empty;
  return <TableOrList {...props} {...sorted} />;
};

/** Renders the rows in the given order: a table, or a list of cards on a small screen. */
export const TableOrList = <Row,>(props: SortedTableProps<Row>) => {
  const isList = useNarrowerThan(props.listAt ?? "tablet");
  return isList ? <DataList {...props} /> : <Table {...props} />;
};

const Table = <Row,>(props: SortedTableProps<Row>) => {
  const { columns, actions, rows, rowKey, selection } = props;
  const isVirtual = props.isVirtual === true;
  const scrollRef = useRef<HTMLDivElement>(null);
  useScrollRestart(scrollRef, props.sort, props.scrollResetKey);
  const isTight = useContainerNarrowerThan(scrollRef, props.stackBelow, { columns, rows });
  const stacks = useMemo(() => stackColumns(columns, isTight), [columns, isTight]);
  const keyOf = useKeyAt(rows, rowKey);
  const span = stacks.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  return (
    <div
      className={styles.scroll}
      data-virtual={isVirtual ? "" : undefined}
      ref={scrollRef}
      // A scroll area must be reachable by keyboard.
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
          <RenderedRows
            isVirtual={isVirtual}
            scrollRef={scrollRef}
            count={rows.length}
            keyOf={keyOf}
            rowHeight={48}
          >
            {({ rendered, gapAfter, measure }) => (
              <>
                {rendered.map(({ index, gapBefore }) => {
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
          </RenderedRows>
        </tbody>
      </table>
    </div>
  );
};
