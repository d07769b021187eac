import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { postgresBin } from "../../../../test/database/postgres-server";
import { afterThisFile, testDataDirectory } from "../../../../test/database/test-database";
import { type Database, openDatabase } from "../database";

const log = pino({ level: "silent" });

const open = async (dataDir: string): Promise<Database> => {
  const opened = await openDatabase({ dataDir, postgresBin, log });
  afterThisFile(() => opened.close());
  return opened;
};

const INSUFFICIENT_PRIVILEGE = { cause: { code: "42501" } };

test("the application connects as a role that cannot read files, run programs or become superuser", async () => {
  const { query } = await open(await testDataDirectory());
  const { rows } = await query.execute<{ name: string; isSuperuser: boolean }>(sql`
    select current_user as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`);
  expect(rows).toEqual([{ name: "holdfast", isSuperuser: false }]);
  for (const forbidden of [
    sql`select pg_read_file('PG_VERSION')`,
    sql`copy (select 1) to program 'true'`,
    sql`set role postgres`,
    sql`alter role holdfast superuser`,
    sql`alter system set fsync = off`,
  ])
    await expect(query.execute(forbidden)).rejects.toMatchObject(INSUFFICIENT_PRIVILEGE);
});
