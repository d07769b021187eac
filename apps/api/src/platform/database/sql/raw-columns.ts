import { type SQL, sql } from "drizzle-orm";

/** The type of a stored row as `execute` returns it: instants are text in PostgreSQL's format. */
export type RawRow<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

/** One piece of SQL for each key of a row: a missing key and an unknown one do not compile. */
type ColumnsFor<Row> = { readonly [Key in keyof Row]-?: SQL };

/**
 * Returns the columns of a `select` written as SQL, each under the name of its key. Pass the row's type, and the same
 * to `execute`: `select ${columnsOf<Row>({ name: sql`o.name` })} from …`.
 */
export const columnsOf = <Row = never>(columns: ColumnsFor<NoInfer<Row>>): SQL =>
  sql.join(
    Object.entries<SQL>(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  );

/** The same as one JSON object. */
export const jsonOf = <Row = never>(columns: ColumnsFor<NoInfer<Row>>): SQL =>
  sql`json_build_object(${sql.join(
    // Keys are names in this code, so they need no parameter.
    Object.entries<SQL>(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )})`;
