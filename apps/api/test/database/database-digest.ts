import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database";

/** Tables in which a refused request may leave a record of the attempt. */
const TRACES = new Set(["rate_limits", "audit_events", "sessions"]);

/**
 * Returns row count and hash of every table except `TRACES`, so that two digests are equal if nothing was written in
 * between.
 */
export async function databaseDigest(
  database: Database,
): Promise<Readonly<Record<string, string>>> {
  const tables = await database.query.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const counts = tables.rows
    .filter(({ name }) => !TRACES.has(name))
    .map(
      ({ name }) => sql`select ${name} as name, count(*) || ' ' ||
        coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest
        from ${sql.identifier(name)} t`,
    );
  const found = await database.query.execute<{ name: string; digest: string }>(
    sql.join(counts, sql` union all `),
  );
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}
