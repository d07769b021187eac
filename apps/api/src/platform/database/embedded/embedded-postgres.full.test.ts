import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { postmasterOf } from "../../../../test/database/kill-database";
import { postgresBin } from "../../../../test/database/postgres-server";
import { canMount } from "../../../../test/database/small-disk";
import { afterThisFile, testDataDirectory } from "../../../../test/database/test-database";
import { tsProcess } from "../../../../test/setup/ts-process";
import { DataDirectoryInUse } from "./cluster-owner";
import { type Database, openDatabase, openDatabaseForCommand } from "../database";

const log = pino({ level: "silent" });
const open = async (dataDir: string): Promise<Database> => {
  const opened = await openDatabase({ dataDir, postgresBin, log });
  afterThisFile(() => opened.close());
  return opened;
};

test.runIf(canMount)(
  "refuses a second server in another container, whose processes are not visible",
  async () => {
    const dataDir = await testDataDirectory();
    const database = await open(dataDir);
    const [program, args] = tsProcess("test/setup/open-and-close-process.ts", dataDir);
    const apart = ["--net", "--ipc", "--pid", "--fork", "--mount-proc", program, ...args];
    await expect(promisify(execFile)("unshare", apart)).rejects.toMatchObject({
      stdout: expect.stringContaining("DataDirectoryInUse"),
    });
    await database.ping();
  },
);

test("servers and commands that start and stop at any moment are served or refused", async () => {
  const dataDir = await testDataDirectory();
  const failures: unknown[] = [];
  let opened = 0;
  const startAndStop = async (enter: () => Promise<Database>, times: number) => {
    for (let time = 0; time < times; time += 1) {
      try {
        const database = await enter();
        opened += 1;
        await database.close();
      } catch (error) {
        if (!(error instanceof DataDirectoryInUse)) failures.push(error);
      }
    }
  };
  await Promise.all([
    startAndStop(() => openDatabase({ dataDir, postgresBin, log }), 8),
    startAndStop(() => openDatabase({ dataDir, postgresBin, log }), 8),
    startAndStop(() => openDatabaseForCommand({ dataDir, postgresBin, log }), 8),
  ]);
  expect(failures).toEqual([]);
  expect(opened).toBeGreaterThan(2);
  expect(await postmasterOf(dataDir)).toBeNull();
});

test("PostgreSQL is restarted when one of its processes crashes", async () => {
  const database = await open(await testDataDirectory());
  const { rows } = await database.query.execute<{ pid: number }>(
    sql`select pg_backend_pid() as pid`,
  );
  process.kill(rows[0]?.pid ?? 0, "SIGKILL");
  const count = () => database.query.$count(sql`users`);
  await expect.poll(() => count().catch(() => "away"), { timeout: 60_000 }).toBe(0);
});

test("each commit is synced to disk", async () => {
  const own = await open(await testDataDirectory("disk"));
  const settings = await own.query.execute<{ setting: string }>(sql`
    select setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit')`);
  expect(settings.rows.map(({ setting }) => setting)).toEqual(["on", "on", "on"]);
  await own.query.execute(sql`create table marks (id integer)`);
  const version = await own.query.execute<{ v: number }>(
    sql`select current_setting('server_version_num')::int as v`,
  );
  const counter =
    (version.rows[0]?.v ?? 0) >= 180_000
      ? sql`select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'`
      : sql`select wal_sync::int as n from pg_stat_wal`;
  const syncs = async () =>
    own.transaction(async (tx) => {
      await tx.execute(sql`select pg_stat_force_next_flush()`);
      return (await tx.execute<{ n: number }>(counter)).rows[0]?.n ?? 0;
    });
  const before = await syncs();
  for (let id = 0; id < 20; id += 1) await own.query.execute(sql`insert into marks values (${id})`);
  await expect.poll(syncs).toBeGreaterThanOrEqual(before + 20);
});
