import { memo } from "react";
import styles from "./data-table.module.css";
import { RowCheckbox } from "./selection/row-checkbox";
import type { RowWindow } from "./row-window-rules";
import type { ColumnStack, DataTableProps } from "./table-column";

type TableRowProps<Row> = Pick<DataTableProps<Row>, "actions"> & {
  readonly row: Row;
  readonly rowKey: string;
  readonly stacks: readonly ColumnStack<Row>[];
  /** Index in all rows, from 0. */
  readonly index: number;
  readonly measure?: RowWindow["measure"];
  /** The label of its checkbox, if rows can be selected. */
  readonly selects?: string | undefined;
  readonly isSelected?: boolean;
  readonly onSelect?: ((key: string, isSelected: boolean) => void) | undefined;
};

const TableRowBase = <Row,>(props: TableRowProps<Row>) => {
  const { row, rowKey, stacks, index, actions, measure, selects, isSelected = false } = props;
  return (
    // The head is row 1.
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      data-row=""
      data-selected={isSelected ? "" : undefined}
      ref={measure}
    >
      {selects !== undefined && (
        <td className={styles.select}>
          <RowCheckbox
            label={selects}
            isSelected={isSelected}
            onChange={(isNow) => props.onSelect?.(rowKey, isNow)}
          />
        </td>
      )}
      {stacks.map((stack) => (
        <Cell key={stack[0].id} stack={stack} row={row} />
      ))}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  );
};

/** Memoised: keep columns and actions stable in long tables. */
export const TableRow = memo(TableRowBase) as typeof TableRowBase;

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

type GapRowProps = {
  /** CSS pixels. */
  readonly height: number;
  /** Number of columns in the table. */
  readonly span: number;
};

/** Fills the space of rows that are not rendered. */
export const GapRow = ({ height, span }: GapRowProps) =>
  height > 0 && (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell that sets a height */}
      <td colSpan={span} className={styles.gap} style={{ height }} />
    </tr>
  );
