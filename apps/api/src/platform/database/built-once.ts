import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./database";

/** A placeholder for each value of a statement, by name. */
export type Placeholders<Given> = { readonly [Name in keyof Given]: Placeholder };

const placeholders = <Given>() =>
  new Proxy({} as Placeholders<Given>, { get: (_target, name) => sql.placeholder(String(name)) });

/**
 * Builds the SQL of a frequent statement once, on its first use.
 *
 * @param build returns the statement; its text must not depend on the values. Pass instants as ISO text.
 * @returns a function that sends the statement synchronously and resolves to rows with PostgreSQL's column names
 */
export function builtOnce<Given extends Record<string, unknown>, Row>(
  build: (given: Placeholders<Given>, db: Queryable) => SQL,
): (db: Queryable, given: Given) => Promise<Row[]> {
  let query: ReturnType<ReturnType<Queryable["execute"]>["getQuery"]> | undefined;
  return async (db, given) => {
    query ??= db.execute(build(placeholders<Given>(), db)).getQuery();
    const prepared = db._.session.prepareQuery(query, "objects", false);
    return (await prepared.execute(given)) as Row[];
  };
}

type Preparable<Result> = {
  prepare(name: string): { execute(given: Record<string, unknown>): Promise<Result> };
};
/** The parts of a Drizzle prepared query that do not depend on its connection. */
type Prepared = Pick<ReturnType<Session["prepareQuery"]>, "mode"> & {
  readonly query: Parameters<Session["prepareQuery"]>[0];
  readonly mapper: Parameters<Session["prepareQuery"]>[3];
};
type Session = Queryable["_"]["session"];

/**
 * The same for a query of Drizzle's builder, with typed values and rows. Pass column values in the column's own type,
 * for example a Date.
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
