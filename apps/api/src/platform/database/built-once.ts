import { getColumns, type InferInsertModel, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database";

/** The values of a statement by name, before they are known. */
export type Placeholders<Given> = { readonly [Name in keyof Given]: Placeholder };

const placeholders = <Given>() =>
  new Proxy({} as Placeholders<Given>, { get: (_target, name) => sql.placeholder(String(name)) });

/**
 * A statement whose text is built at its first call and not at each: for those that come with every call.
 *
 * @param build its text may not depend on the values. Instants are given as ISO text.
 * @returns sends it before it returns, and answers rows as PostgreSQL names the columns
 */
export function builtOnce<Given extends Record<string, unknown>, Row>(
  build: (given: Placeholders<Given>) => SQL,
): (db: Queryable, given: Given) => Promise<Row[]> {
  let query: ReturnType<ReturnType<Queryable["execute"]>["getQuery"]> | undefined;
  return async (db, given) => {
    query ??= db.execute(build(placeholders<Given>())).getQuery();
    const prepared = db._.session.prepareQuery(query, "objects", false);
    return (await prepared.execute(given)) as Row[];
  };
}

type Preparable<Result> = {
  prepare(name: string): { execute(given: Record<string, unknown>): Promise<Result> };
};
/** What Drizzle keeps of a prepared query; the rest belongs to the connection it was prepared on. */
type Prepared = Pick<ReturnType<Session["prepareQuery"]>, "mode"> & {
  readonly query: Parameters<Session["prepareQuery"]>[0];
  readonly mapper: Parameters<Session["prepareQuery"]>[3];
};
type Session = Queryable["_"]["session"];

/**
 * The same for a query of Drizzle's builder, with its types for values and rows. Values that belong to a column
 * are given as the column takes them.
 */
export function builderOnce<Given extends Record<string, unknown>, Result>(
  build: (db: Queryable, given: Placeholders<Given>) => Preparable<Result>,
): (db: Queryable, given: Given) => Promise<Result> {
  let built: Prepared | undefined;
  return async (db, given) => {
    built ??= build(db, placeholders<Given>()).prepare("built-once") as unknown as Prepared;
    const { query, mode, mapper } = built;
    return (await db._.session.prepareQuery(query, mode, false, mapper).execute(given)) as Result;
  };
}

/** A row for an insert with a placeholder in each column of the table. */
export const placeholderRow = <Table extends PgTable>(
  table: Table,
  given: Placeholders<Record<string, unknown>>,
) =>
  // The columns are known to the type only.
  Object.fromEntries(
    Object.keys(getColumns(table)).map((column) => [column, given[column]]),
  ) as unknown as InferInsertModel<Table>;
