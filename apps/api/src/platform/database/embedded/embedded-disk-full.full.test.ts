import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { canMount, type SmallDisk, smallDisk } from "../../../../test/database/small-disk";
import { postgresBin } from "../../../../test/database/postgres-server";
import { afterThisFile, testDataDirectory } from "../../../../test/database/test-database";
import { type Database, openDatabase } from "../database";
import { isDatabaseAway, isStorageFull } from "../sql/sql-state";

const MEGABYTE = 2 ** 20;
const log = pino({ level: "silent" });

const open = async (dataDir: string): Promise<Database> => {
  const database = await openDatabase({ dataDir, postgresBin, log });
  afterThisFile(() => database.close());
  await database.query.execute(
    sql`create table if not exists samples (id integer primary key, filling text)`,
  );
  return database;
};

const insert = (database: Pick<Database, "query">, id: number) =>
  database.query.execute(sql`insert into samples values (${id}, '')`).then(
    () => "saved" as const,
    (error: unknown) => error,
  );

const ids = async (database: Database) => {
  const answer = await database.query.execute<{ id: number }>(
    sql`select id from samples order by id`,
  );
  return answer.rows.map(({ id }) => id);
};

const diskWithDatabase = async (megabytes: number): Promise<SmallDisk> => {
  const disk = await smallDisk(megabytes);
  await cp(await testDataDirectory(), disk.directory, { recursive: true });
  return disk;
};

describe.runIf(canMount)("on a small disk", () => {
  test.each([
    // PostgreSQL returns an error and continues.
    ["table", sql`select 1`],
    // PostgreSQL stops immediately and cannot restart until there is space; then it is started again.
    ["log", sql`select pg_logical_emit_message(true, 'filling', repeat('x', 3000000))`],
  ])("loses no acknowledged write when the %s fills the disk", async (_what, filling) => {
    const disk = await diskWithDatabase(260);
    const database = await open(disk.directory);
    await disk.fillUpTo(6 * MEGABYTE);
    const saved: number[] = [];
    const refusals: unknown[] = [];
    for (let id = 1; refusals.length < 3 && id < 200; id += 1) {
      const text = randomBytes(MEGABYTE / 4).toString("hex");
      try {
        await database.transaction(async (tx) => {
          await tx.execute(sql`insert into samples values (${id}, ${text})`);
          await tx.execute(filling);
        });
        saved.push(id);
      } catch (error) {
        refusals.push(isStorageFull(error) || isDatabaseAway(error) || error);
      }
    }
    expect(refusals).toEqual([true, true, true]);
    await disk.makeRoom();
    await expect
      .poll(() => insert(database, 1_000), { timeout: 150_000, interval: 250 })
      .toBe("saved");
    const stored = new Set(await ids(database));
    expect([...saved, 1_000].filter((id) => !stored.has(id))).toEqual([]);
  });
});
