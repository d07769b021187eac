import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database";

/** Tables in which a refused request may leave a record of the attempt. */
const TRACES = new Set(["rate_limits", "audit_events", "sessions"]);

type Digest = Readonly<Record<string, string>>;

/**
 * Returns row count and hash of every table except `TRACES`, so that two digests are equal if the same rows were there.
 */
export const databaseDigest = (database: Pick<Database, "query">): Promise<Digest> =>
  digestOf(database, sql`md5(string_agg(t::text, ' ' order by t::text))`);

/**
 * The same for a test that writes a lot of rows and expects that a request writes none: each version of a row has its
 * own position and transaction, which are read in a third of the time that its values take.
 */
export const writesDigest = (database: Database): Promise<Digest> =>
  digestOf(database, sql`sum(hashtextextended(t.ctid || ' ' || t.xmin, 0))::text`);

async function digestOf(database: Pick<Database, "query">, hash: SQL): Promise<Digest> {
  const tables = await database.query.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const counts = tables.rows
    .filter(({ name }) => !TRACES.has(name))
    .map(
      ({ name }) => sql`select ${name} as name, count(*) || ' ' || coalesce(${hash}, '') as digest
        from ${sql.identifier(name)} t`,
    );
  const found = await database.query.execute<{ name: string; digest: string }>(
    sql.join(counts, sql` union all `),
  );
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}
