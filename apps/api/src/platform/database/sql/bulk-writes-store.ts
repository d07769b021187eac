import { type Column, getColumns, type InferInsertModel, SQL, sql } from "drizzle-orm";
import { PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../database";
import type { OnlyColumns } from "./row-of";

type Row<Table extends PgTable> = InferInsertModel<Table>;

function columnOf(table: PgTable, key: string): Column {
  const column = getColumns(table)[key];
  if (!column) throw new Error(`The table has no column for ${key}.`);
  return column;
}

/** PostgreSQL's name of a column's type; Drizzle's is that of an array's elements. */
const typeOf = (column: Column) =>
  sql.raw(
    `${column.getSQLType()}${"[]".repeat(column instanceof PgColumn ? column.dimensions : 0)}`,
  );

const named = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/**
 * Updates rows of a table in one statement, each with its own values.
 *
 * @param rows the columns to change and those to find the row by (`by`); all rows have the same keys. A key without a
 * column does not compile (`rowsOf`).
 * @param which the condition, with the table as `t` and the row of `rows` as `v`
 * @returns the id of each updated row
 */
export async function updateRows<Table extends PgTable, Key extends keyof Row<Table> & string>(
  db: Queryable,
  table: Table,
  rows: readonly { readonly [Name in Key]: unknown }[],
  {
    by,
    which,
    returning,
  }: { readonly by: readonly Key[]; readonly which: SQL; readonly returning: Key },
): Promise<Set<string>> {
  const keys = Object.keys(rows[0] ?? {});
  const columns = keys.map((key) => columnOf(table, key));
  const changed = keys.filter((key) => !by.some((name) => name === key));
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [columnOf(table, key).name, value]),
    ),
  );
  const id = sql.identifier(columnOf(table, returning).name);
  const updated = await db.execute<{ id: string }>(sql`
    update ${table} t set ${sql.join(
      changed.map((key) => {
        const name = sql.identifier(columnOf(table, key).name);
        return sql`${name} = v.${name}`;
      }),
      sql`, `,
    )}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as v (${sql.join(
      columns.map((column) => sql`${sql.identifier(column.name)} ${typeOf(column)}`),
      sql`, `,
    )})
    where ${which}
    returning t.${id} as id`);
  return new Set(updated.rows.map((row) => row.id));
}

/** A value for each column that the table needs, or SQL for it; no other key. */
export type RowValues<Table extends PgTable, Input> = {
  readonly [Key in keyof Row<Table>]: Row<Table>[Key] | SQL;
} & OnlyColumns<keyof Row<Table>, Input>;

/**
 * Returns a statement that inserts one row for each row of `source`, for use in a statement with several parts.
 * @param values of the columns; SQL in it may name columns of the source
 * @param source SQL from behind `from`
 */
export function insertingFrom<Table extends PgTable, Input extends object>(
  table: Table,
  values: Input & RowValues<Table, Input>,
  source: SQL,
): SQL {
  return inserting(table, values, source);
}

/**
 * Returns a statement that copies rows `x` of a table with all columns but those of `changed`.
 * @param changed the other values; SQL in it may name columns of the source
 * @param source SQL from behind `from`, with the rows as `x`
 */
export function copyingRows<Table extends PgTable, Changed extends object>(
  table: Table,
  changed: Changed & OnlyColumns<keyof Row<Table>, Changed>,
  source: SQL,
): SQL {
  const same = Object.entries(getColumns(table)).map(
    ([key, { name }]) => [key, sql`x.${sql.identifier(name)}`] as const,
  );
  return inserting(table, { ...Object.fromEntries(same), ...changed }, source);
}

function inserting(table: PgTable, row: object, source: SQL): SQL {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = entries.map(([key]) => columnOf(table, key));
  const values = entries.map(([, value], index) => {
    const column = columns[index];
    return value instanceof SQL || !column
      ? sql`${value}`
      : sql`${sql.param(value, column)}::${typeOf(column)}`;
  });
  return sql`insert into ${table} (${named(columns)}) select ${sql.join(values, sql`, `)} from ${source}`;
}
