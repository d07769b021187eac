import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database";

/** What the durability test's writer stores: batches of five entries, and their total. */
export const ENTRIES_PER_BATCH = 5;

export type WrittenBatches = {
  readonly batches: readonly { readonly batch: string; readonly entries: number }[];
  readonly total: number;
  readonly entries: number;
};

export const makeBatchTables = async (database: Database): Promise<void> => {
  await database.query.execute(sql`
    create table batches (id text primary key);
    create table entries (
      batch text references batches, number integer, filling text, primary key (batch, number));
    create table totals (total bigint);
    insert into totals values (0);`);
};

/** Writes in one transaction a batch, its entries, and the total they add to. */
export const writeBatch = (database: Database, batch: string): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`insert into batches values (${batch})`);
    for (let number = 0; number < ENTRIES_PER_BATCH; number += 1)
      await tx.execute(sql`insert into entries values (${batch}, ${number}, repeat('x', 500))`);
    await tx.execute(sql`update totals set total = total + ${ENTRIES_PER_BATCH}`);
  });

export const readBatches = async (database: Database): Promise<WrittenBatches> => {
  const batches = await database.query.execute<{ batch: string; entries: number }>(sql`
    select b.id as batch, count(e.number) as entries
    from batches b left join entries e on e.batch = b.id group by b.id order by b.id`);
  const sums = await database.query.execute<{ total: number; entries: number }>(
    sql`select (select total from totals), (select count(*) from entries) as entries`,
  );
  return { batches: batches.rows, total: -1, entries: -2, ...sums.rows[0] };
};
