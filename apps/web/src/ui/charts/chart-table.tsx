import type { ReactNode } from "react";
import styles from "./chart-table.module.css";

type ChartTableProps = {
  /** Opens the table: 'Show as a table'. */
  readonly summary: string;
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
};

/** The text alternative of a drawing: the same values in a table, opened on demand. */
export const ChartTable = ({ summary, caption, heads, rows }: ChartTableProps) => (
  <details className={styles.details}>
    <summary>{summary}</summary>
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={heads[at]} data-head={heads[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
