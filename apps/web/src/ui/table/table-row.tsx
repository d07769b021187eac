import { memo } from "react";
import styles from "./data-table.module.css";
import { RowCheckbox } from "./row-checkbox";
import type { RowWindow } from "./row-window-rules";
import type { ColumnStack, DataTableProps } from "./table-column";

type TableRowProps<Row> = Pick<DataTableProps<Row>, "actions"> & {
  readonly row: Row;
  readonly rowKey: string;
  readonly stacks: readonly ColumnStack<Row>[];
  /** Its place among all rows, counted from 0. */
  readonly index: number;
  readonly measure?: RowWindow["measure"];
  /** The name of its check box, where rows can be selected. */
  readonly selects?: string | undefined;
  readonly isSelected?: boolean;
  readonly onSelect?: ((key: string, isSelected: boolean) => void) | undefined;
};

const DrawnRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, rowKey, stacks, index, actions, measure, selects, isSelected = false } = props;
  return (
    // The head is the first row of the table.
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

/** Rendered again only if its props change; keep columns and actions stable in long tables. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

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
  /** The columns of the table (count). */
  readonly span: number;
};

/** Fills the space of rows that are not rendered. */
export const GapRow = ({ height, span }: GapRowProps) =>
  height > 0 && (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds a height, says nothing */}
      <td colSpan={span} className={styles.gap} style={{ height }} />
    </tr>
  );
