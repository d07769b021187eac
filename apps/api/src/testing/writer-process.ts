import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import pino from "pino";
import { openDatabase } from "../platform/database/database";

/*
 * A process to be killed: arguments are a data directory, a run's name and, for PostgreSQL, a URL.
 * It first says what it finds, as one line of JSON, then writes transactions of several rows
 * without end and says `ok <batch>` after each commit that was acknowledged.
 */

const [, , dataDir = "", run = "", databaseUrl] = process.argv;
const log = pino({ level: "silent" });
const say = (line: string) => writeSync(1, `${line}\n`);

const database = await openDatabase({ dataDir, databaseUrl, log });
const found = await database.query.execute<{ batch: string; entries: number }>(sql`
  select b.id as batch, count(e.number) as entries
  from batches b left join entries e on e.batch = b.id group by b.id`);
const total = await database.query.execute<{ total: number; entries: number }>(
  sql`select (select total from totals), (select count(*) from entries) as entries`,
);
say(JSON.stringify({ batches: found.rows, ...total.rows[0] }));

const write = async (writer: number) => {
  for (let number = 0; ; number += 1) {
    const batch = `${run}-${writer}-${number}`;
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into batches values (${batch})`);
      for (let entry = 0; entry < 5; entry += 1)
        await tx.execute(sql`insert into entries values (${batch}, ${entry}, repeat('x', 500))`);
      await tx.execute(sql`update totals set total = total + 5`);
    });
    say(`ok ${batch}`);
  }
};
await Promise.all([0, 1, 2, 3].map(write));
