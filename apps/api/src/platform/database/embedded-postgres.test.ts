import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type SQL, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killDatabase, postmasterOf } from "../../../test/database/kill-database";
import { postgresBin } from "../../../test/database/postgres-server";
import { canMount } from "../../../test/database/small-disk";
import { afterThisFile, testDataDirectory } from "../../../test/database/test-database";
import { tsProcess } from "../../../test/setup/ts-process";
import { DataDirectoryInUse } from "./cluster-lease";
import { type Database, openDatabase, openDatabaseForCommand } from "./database";
import { isDatabaseAway } from "./sql-state";

const log = pino({ level: "silent" });
const open = async (dataDir: string): Promise<Database> => {
  const opened = await openDatabase({ dataDir, postgresBin, log });
  afterThisFile(() => opened.close());
  return opened;
};
/** Returns the result of a second server's start; its name, so that a failure does not print a whole database. */
const secondServer = (dataDir: string) =>
  openDatabase({ dataDir, postgresBin, log }).then(
    async (second) => {
      await second.close();
      return "opened";
    },
    (error: Error) => error.name,
  );
const openForCommand = (dataDir: string) => openDatabaseForCommand({ dataDir, postgresBin, log });

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await testDataDirectory();
  database = await open(dataDir);
  await database.query.execute(sql`create table samples (id integer primary key)`);
});
afterAll(() => database.close());

/** Holds one database connection until it is released. */
const holdConnection = async (database: Database) => {
  let release = () => undefined as void;
  let query: Database["query"]["execute"] | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    void database.transaction((tx) => {
      query = tx.execute.bind(tx);
      resolve();
      return released;
    });
  });
  return { release, query: async (text: SQL) => void (await query?.(text)) };
};

/** Kills a server during a transaction that writes into `batches`; its PostgreSQL continues, without any lock. */
const leaveRunning = async (folder: string) => {
  const writer = await openForCommand(folder);
  await writer.query.execute(sql`create table batches (id integer)`);
  await writer.close();
  const killed = promisify(execFile)(...tsProcess("test/setup/leave-running-process.ts", folder));
  await expect(killed).rejects.toMatchObject({ signal: "SIGKILL" });
  const left = await postmasterOf(folder);
  expect(left).not.toBeNull();
  return left;
};

const count = () => database.query.$count(sql`samples`);
const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;

describe("one server per data directory", () => {
  test("refuses a second server with an error, and the first continues", async () => {
    expect(await secondServer(dataDir)).toBe(DataDirectoryInUse.name);
    await database.ping();
  });

  test("refuses one in another process too", async () => {
    const script = "test/setup/open-and-close-process.ts";
    const refused = promisify(execFile)(...tsProcess(script, dataDir));
    await expect(refused).rejects.toMatchObject({
      stdout: `DataDirectoryInUse: The data directory ${dataDir} is in use by another Holdfast process. Stop that process first, or set DATA_DIR to another directory.\n`,
    });
    await database.ping();
  });

  test.runIf(canMount)(
    "refuses one in another container, whose processes are not visible",
    async () => {
      const [program, args] = tsProcess("test/setup/open-and-close-process.ts", dataDir);
      const apart = ["--net", "--ipc", "--pid", "--fork", "--mount-proc", program, ...args];
      await expect(promisify(execFile)("unshare", apart)).rejects.toMatchObject({
        stdout: expect.stringContaining("DataDirectoryInUse"),
      });
      await database.ping();
    },
  );

  test.runIf(canMount)("waits for one in another container to stop", async () => {
    const other = await testDataDirectory();
    const guest = await openForCommand(other);
    // It accepts no new connections from now on, and ends with its last one.
    const connection = await holdConnection(guest);
    process.kill((await postmasterOf(other)) ?? 0, "SIGTERM");
    const [program, args] = tsProcess("test/setup/open-and-close-process.ts", other);
    const apart = ["--net", "--ipc", "--pid", "--fork", "--mount-proc", program, ...args];
    const opening = spawn("unshare", apart, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    opening.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await once(opening.stderr, "data");
    await connection.query(sql`select pg_sleep(3)`);
    expect(output).toBe("");
    connection.release();
    await guest.close();
    await once(opening, "close");
    expect(output).toBe("opened and closed\n");
  });

  test.runIf(canMount)(
    "takes over the PostgreSQL that a killed server in another container left running",
    async () => {
      const other = await testDataDirectory();
      const left = await leaveRunning(other);
      const [program, args] = tsProcess("test/setup/open-and-close-process.ts", other);
      const apart = ["--pid", "--fork", "--mount-proc", program, ...args];
      const { stdout } = await promisify(execFile)("unshare", apart);
      expect(stdout).toBe("opened and closed\n");
      expect(await postmasterOf(other)).toBe(left);
    },
  );

  test("refuses one of two that start at once", async () => {
    const fresh = await testDataDirectory();
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
    expect(await guest.isServed()).toBe(true);
    await guest.transaction((tx) => tx.execute(sql`insert into samples values (1)`));
    await guest.close();
    expect(await count()).toBe(1);
  });

  test("starts PostgreSQL itself where no server runs, and stops it afterwards", async () => {
    const other = await testDataDirectory();
    const guest = await openForCommand(other);
    expect(await guest.isServed()).toBe(false);
    await guest.ping();
    expect(await postmasterOf(other)).not.toBeNull();
    await guest.close();
    expect(await postmasterOf(other)).toBeNull();
  });

  test("stops PostgreSQL when the last of several commands ends", async () => {
    const other = await testDataDirectory();
    const guests = await Promise.all([1, 2, 3].map(() => openForCommand(other)));
    const [last, ...others] = guests;
    await Promise.all(others.map((guest) => guest.close()));
    await last?.ping();
    await last?.close();
    expect(await postmasterOf(other)).toBeNull();
  });

  test("shares PostgreSQL with a server that starts meanwhile", async () => {
    const other = await testDataDirectory();
    const guest = await openForCommand(other);
    const before = await postmasterOf(other);
    const server = await open(other);
    expect(await guest.isServed()).toBe(true);
    await guest.close();
    await server.ping();
    const late = await openForCommand(other);
    await server.close();
    await late.ping();
    expect(await postmasterOf(other)).toBe(before);
    await late.close();
    expect(await postmasterOf(other)).toBeNull();
  });

  test("and a server may start and stop at any moment of each other", async () => {
    const other = await testDataDirectory();
    const failures: unknown[] = [];
    const startAndStop = async (enter: () => Promise<Database>, times: number) => {
      for (let time = 0; time < times; time += 1) {
        try {
          const one = await enter();
          await one.query.execute(sql`select count(*) from schema_migrations`);
          await one.close();
        } catch (error) {
          failures.push(error);
        }
      }
    };
    await Promise.all([
      startAndStop(() => openDatabase({ dataDir: other, postgresBin, log }), 6),
      startAndStop(() => openForCommand(other), 8),
      startAndStop(() => openForCommand(other), 8),
    ]);
    expect(failures).toEqual([]);
    expect(await postmasterOf(other)).toBeNull();
  });
});

test("takes over the database of a killed server, without its open transactions", async () => {
  const other = await testDataDirectory();
  const left = await leaveRunning(other);
  const server = await open(other);
  expect(await server.query.$count(sql`batches`)).toBe(0);
  expect(await postmasterOf(other)).not.toBe(left);
  await server.close();
  expect(await postmasterOf(other)).toBeNull();
});

describe("a stale postmaster.pid", () => {
  test.each([
    ["of a process that has ended", () => 2 ** 22 + 1],
    ["with an id that another process has now", () => process.pid],
  ])("%s is no hindrance", async (_what, pid) => {
    const other = await testDataDirectory();
    const server = await open(other);
    const file = path.join(other, "postgresql", "postmaster.pid");
    const text = await readFile(file, "utf8");
    await server.close();
    await writeFile(file, text.replace(/^\d+/u, String(pid())), { mode: 0o600 });
    const again = await open(other);
    expect(await again.query.$count(sql`users`)).toBe(0);
  });
});

describe("PostgreSQL ending while a server uses it", () => {
  test("is restarted, and later calls succeed", async () => {
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

  test("is restarted when one of its processes crashes", async () => {
    const before = await count();
    const { rows } = await database.query.execute<{ pid: number }>(
      sql`select pg_backend_pid() as pid`,
    );
    process.kill(rows[0]?.pid ?? 0, "SIGKILL");
    await expect.poll(() => count().catch(() => "away"), { timeout: 60_000 }).toBe(before);
    await expect.poll(() => secondServer(dataDir)).toBe(DataDirectoryInUse.name);
  });
});

describe("durability", () => {
  test("syncs each commit to disk", async () => {
    const disk = await testDataDirectory("disk");
    const own = await open(disk);
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
    for (let id = 0; id < 20; id += 1)
      await own.query.execute(sql`insert into marks values (${id})`);
    await expect.poll(syncs).toBeGreaterThanOrEqual(before + 20);
  });
});
