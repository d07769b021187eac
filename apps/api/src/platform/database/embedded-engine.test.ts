import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDataDirectory } from "../../testing/test-database";
import { canMount } from "../../testing/small-disk";
import { tsProcess } from "../../testing/ts-process";
import { connectToRunning, type Database, openDatabase } from "./database";
import { DataDirectoryInUse, lockDataDirectory } from "./data-directory-lock";
import { startEmbeddedHost } from "./embedded-host";
import { SOCKET_PORT } from "./running-server";
import { isDatabaseAway, sqlState } from "./sql-state";

const log = pino({ level: "silent" });
const limits = { longestUnitMs: 1_000, idleInTransactionMs: 300 };

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await testDataDirectory();
  database = await openDatabase({ dataDir, log, limits });
  await database.query.execute(sql`create table samples (id integer primary key)`);
});
afterAll(() => database.close());

const count = () => database.query.$count(sql`samples`);
const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;

/** A connection outside the pool, with manners of its own. */
const connectPlainly = async () => {
  const running: unknown = JSON.parse(await readFile(path.join(dataDir, "run.json"), "utf8"));
  const { socketDirectory } = running as { socketDirectory: string };
  const client = new Client({
    host: socketDirectory,
    port: SOCKET_PORT,
    user: "postgres",
    database: "postgres",
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

describe("one process for a directory", () => {
  test("a second one is refused with a sentence, and the first goes on", async () => {
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(DataDirectoryInUse);
    await database.ping();
  });

  test("so is one in another process", async () => {
    const script = "src/testing/open-and-close-process.ts";
    const refused = promisify(execFile)(...tsProcess(script, dataDir));
    await expect(refused).rejects.toMatchObject({
      stdout: `DataDirectoryInUse: The data directory ${dataDir} is in use by another Holdfast process; stop that one first, or set DATA_DIR to another directory.\n`,
    });
    await database.ping();
  });

  test.runIf(canMount)("also between containers, which share no abstract sockets", async () => {
    const [program, args] = tsProcess("src/testing/open-and-close-process.ts", dataDir);
    const refused = promisify(execFile)("unshare", ["--net", program, ...args]);
    await expect(refused).rejects.toMatchObject({
      stdout: expect.stringContaining("DataDirectoryInUse"),
    });
  });

  test("also where the directory's path is longer than a socket's may be", async () => {
    const long = path.join(await testDataDirectory(), "long-".repeat(30));
    await mkdir(long);
    const unlock = await lockDataDirectory(long);
    await expect(lockDataDirectory(long)).rejects.toThrow(DataDirectoryInUse);
    unlock();
    await expect.poll(() => lockDataDirectory(long).then((again) => again())).toBeUndefined();
  });

  test("what it writes is readable by its owner alone", async () => {
    expect([await modeOf("."), await modeOf("database")]).toEqual([0o700, 0o700]);
    expect([await modeOf("run.json"), await modeOf("lock")]).toEqual([0o600, 0o600]);
  });
});

describe("an operator's command", () => {
  test("reaches the running server's database", async () => {
    const guest = await connectToRunning(dataDir, log);
    await guest?.transaction((tx) => tx.execute(sql`insert into samples values (1)`));
    await guest?.close();
    expect(await count()).toBe(1);
  });

  test("finds none where none runs, or where one was killed", async () => {
    const other = await testDataDirectory();
    expect(await connectToRunning(other, log)).toBeNull();
    await writeFile(
      path.join(other, "run.json"),
      JSON.stringify({ pid: 1, socketDirectory: path.join(other, "gone") }),
    );
    expect(await connectToRunning(other, log)).toBeNull();
  });
});

describe("clients that misbehave", () => {
  test("one that vanishes in a transaction leaves nothing and blocks nobody", async () => {
    const before = await count();
    for (let round = 0; round < 10; round += 1) {
      const client = await connectPlainly();
      await client.query("begin");
      const written = client.query(`insert into samples values (${100 + round})`);
      written.catch(() => undefined);
      if (round % 2 === 0) await written;
      (
        client as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
    }
    expect(await count()).toBe(before);
  });

  test("one that is silent in a transaction is sent away", async () => {
    const client = await connectPlainly();
    const ended = new Promise((resolve) => client.once("end", resolve));
    await client.query("begin");
    await client.query("insert into samples values (200)");
    // Waits for its turn until the silent one has lost its.
    expect(await count()).toBe(1);
    await ended;
  });

  test("one that speaks another protocol harms only itself", async () => {
    const client = await connectPlainly();
    const ended = new Promise((resolve) => client.once("end", resolve));
    const { stream } = (client as unknown as { connection: { stream: { write(b: Buffer): void } } })
      .connection;
    stream.write(Buffer.from("GET / HTTP/1.1\r\n\r\n"));
    await ended;
    expect(await count()).toBe(1);
  });
});

describe("durability", () => {
  test("each commit waits for the disk, a read does not", async () => {
    const host = await startEmbeddedHost({ dataDir: await testDataDirectory("disk"), log });
    const client = new Client({ host: host.socketDirectory, port: SOCKET_PORT, user: "postgres" });
    await client.connect();
    const settings = await client.query(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by 1",
    );
    expect(settings.rows.map((row: { setting: string }) => row.setting)).toEqual([
      "on",
      "on",
      "on",
    ]);
    await client.query("create table marks (id integer)");
    const start = host.completedSyncs();
    for (let id = 0; id < 20; id += 1) await client.query("insert into marks values ($1)", [id]);
    expect(host.completedSyncs() - start).toBeGreaterThanOrEqual(20);
    const afterWrites = host.completedSyncs();
    for (let id = 0; id < 20; id += 1) await client.query("select count(*) from marks");
    expect(host.completedSyncs()).toBe(afterWrites);
    await client.end();
    await host.stop();
  });

  test("a first start that was cut off is made again", async () => {
    const fresh = await testDataDirectory();
    await writeFile(path.join(fresh, "database.initialising"), "");
    const reopened = await openDatabase({ dataDir: fresh, log });
    // The half-made cluster (here: the template) is gone, a new one is in its place.
    const tables = await reopened.query.$count(sql`pg_tables where schemaname = 'public'`);
    expect(tables).toBe(0);
    expect(existsSync(path.join(fresh, "database.initialising"))).toBe(false);
    await reopened.close();
  });
});

test("an engine that spins is replaced, and nothing acknowledged is lost", async () => {
  const before = await count();
  const error: unknown = await database.query
    .execute(sql`do $$ begin loop end loop; end $$`)
    .catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect(sqlState(error)).toBeUndefined();
  await expect.poll(() => count().catch(String), { timeout: 10_000 }).toBe(before);
  await database.query.execute(sql`insert into samples values (300)`);
});
