import { execFile } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killDatabase, postmasterOf } from "../../../../test/database/kill-database";
import { postgresBin } from "../../../../test/database/postgres-server";
import {
  afterThisFile,
  testDataDirectory,
  testFolder,
} from "../../../../test/database/test-database";
import { tsProcess } from "../../../../test/setup/ts-process";
import { DataDirectoryInUse } from "./cluster-owner";
import { type Database, openDatabase, openDatabaseForCommand } from "../database";
import { isDatabaseAway } from "../sql/sql-state";

const log = pino({ level: "silent" });
const open = async (dataDir: string): Promise<Database> => {
  const opened = await openDatabase({ dataDir, postgresBin, log });
  afterThisFile(() => opened.close());
  return opened;
};
const openForCommand = (dataDir: string) => openDatabaseForCommand({ dataDir, postgresBin, log });
/** Returns the result of opening it; of an error the name, so that a failure does not print a whole database. */
const outcomeOf = (opening: Promise<Database>) =>
  opening.then(
    async (opened) => {
      await opened.close();
      return "opened";
    },
    (error: Error) => error.name,
  );
const secondServer = (dataDir: string) => outcomeOf(openDatabase({ dataDir, postgresBin, log }));

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await testDataDirectory();
  database = await open(dataDir);
  await database.query.execute(sql`create table samples (id integer primary key)`);
});
afterAll(() => database.close());

const count = () => database.query.$count(sql`samples`);
const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;

describe("one server per data directory", () => {
  test("refuses a second server in another process with an error, and the first continues", async () => {
    const script = "test/setup/open-and-close-process.ts";
    const refused = promisify(execFile)(...tsProcess(script, dataDir));
    await expect(refused).rejects.toMatchObject({
      stdout: `DataDirectoryInUse: The data directory ${dataDir} is in use by another Holdfast process. Stop that process first, or set DATA_DIR to another directory.\n`,
    });
    await database.ping();
  });

  test("refuses one of two that start at once on an empty folder", async () => {
    const fresh = await testFolder();
    const both = await Promise.allSettled([open(fresh), open(fresh)]);
    const refused = both.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { name: DataDirectoryInUse.name } }]);
  });

  test("writes files that only their owner can read", async () => {
    expect(await Promise.all([".", "postgresql", "socket"].map(modeOf))).toEqual([
      0o700, 0o700, 0o700,
    ]);
  });
});

describe("an operator's command", () => {
  test("uses the running server's database and leaves it running", async () => {
    const guest = await openForCommand(dataDir);
    expect(guest.isServed).toBe(true);
    await guest.transaction((tx) => tx.execute(sql`insert into samples values (1)`));
    await guest.close();
    expect(await count()).toBe(1);
  });

  test("starts PostgreSQL itself where no server runs, and stops it afterwards", async () => {
    const other = await testDataDirectory();
    const guest = await openForCommand(other);
    expect(guest.isServed).toBe(false);
    await guest.ping();
    expect(await secondServer(other)).toBe(DataDirectoryInUse.name);
    expect(await outcomeOf(openForCommand(other))).toBe(DataDirectoryInUse.name);
    await guest.close();
    expect(await postmasterOf(other)).toBeNull();
  });
});

test("takes over the database of a killed server, without its open transactions", async () => {
  const other = await testDataDirectory();
  const writer = await openForCommand(other);
  await writer.query.execute(sql`create table batches (id integer)`);
  await writer.close();
  const killed = promisify(execFile)(...tsProcess("test/setup/leave-running-process.ts", other));
  await expect(killed).rejects.toMatchObject({ signal: "SIGKILL" });
  const left = await postmasterOf(other);
  expect(left).not.toBeNull();
  const server = await open(other);
  expect(await server.query.$count(sql`batches`)).toBe(0);
  expect(await postmasterOf(other)).not.toBe(left);
  await server.close();
  expect(await postmasterOf(other)).toBeNull();
});

test("a stale postmaster.pid, whose id another process has now, is no hindrance", async () => {
  const other = await testDataDirectory();
  const server = await open(other);
  const file = path.join(other, "postgresql", "postmaster.pid");
  const text = await readFile(file, "utf8");
  await server.close();
  await writeFile(file, text.replace(/^\d+/u, String(process.pid)), { mode: 0o600 });
  const again = await open(other);
  expect(await again.query.$count(sql`users`)).toBe(0);
});

test("PostgreSQL is restarted when it was killed, and later calls succeed", async () => {
  const before = await count();
  const [underWay] = await Promise.all([
    database.query.execute(sql`select pg_sleep(20)`).catch((error: unknown) => error),
    killDatabase(dataDir, "SIGKILL"),
  ]);
  expect(isDatabaseAway(underWay)).toBe(true);
  await expect.poll(() => count().catch(() => "away"), { timeout: 60_000 }).toBe(before);
  await database.query.execute(sql`insert into samples values (300)`);
  await expect.poll(() => secondServer(dataDir)).toBe(DataDirectoryInUse.name);
});
