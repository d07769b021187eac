import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "../../../test/database/test-database";

/*
 * Deleting a row looks for rows that refer to it. Without an index on the referring columns, each deletion reads the
 * whole table.
 */
it("has an index for every foreign key", async () => {
  const database = await testDatabase();
  const { rows } = await database.query.execute<{ missing: string }>(sql`
    select c.relname || ' (' || string_agg(a.attname, ', ' order by k.at) || ')' as missing
    from pg_constraint r
    join pg_class c on c.oid = r.conrelid
    cross join unnest(r.conkey) with ordinality k (n, at)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n
    where r.contype = 'f' and r.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i
        where i.indrelid = r.conrelid and i.indisvalid
          -- The leading columns of the index, in any order, are those of the key.
          and (select array_agg(u order by u) from unnest((i.indkey::int2[])[0:cardinality(r.conkey) - 1]) u)
            = (select array_agg(u order by u) from unnest(r.conkey) u))
    group by r.oid, c.relname
    order by 1`);
  expect(rows.map(({ missing }) => missing)).toEqual([]);
});
