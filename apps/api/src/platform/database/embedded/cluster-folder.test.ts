import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { killDatabase } from "../../../../test/database/kill-database";
import { postgresBin } from "../../../../test/database/postgres-server";
import { testDataDirectory, testFolder } from "../../../../test/database/test-database";
import { openDatabase, openDatabaseForCommand } from "../database";

const log = pino({ level: "silent" });
const openForCommand = (dataDir: string) => openDatabaseForCommand({ dataDir, postgresBin, log });

describe("the database folder", () => {
  test("creates the database folder completely or not at all: deletes leftovers of an interrupted start", async () => {
    const fresh = await testFolder();
    const half = await mkdtemp(path.join(fresh, "postgresql.making-"));
    await writeFile(path.join(half, "PG_VERSION"), "18\n");
    const made = await openDatabase({ dataDir: fresh, postgresBin, log });
    expect(await made.query.$count(sql`pg_tables where schemaname = 'public'`)).toBe(0);
    // Since version 17, PostgreSQL has a built-in locale with the case rules of all languages.
    const { rows } = await made.query.execute<{ folds: boolean; order: boolean }>(sql`
      select 'Z' < 'a' as order, current_setting('server_version_num')::int < 170000
        or lower('ÉCOLE') = 'école' as folds`);
    expect(rows).toEqual([{ folds: true, order: true }]);
    expect(existsSync(half)).toBe(false);
    await made.close();
  });

  test("refuses a database folder of another PostgreSQL version with an error that explains how to migrate", async () => {
    const other = await testFolder();
    await mkdir(path.join(other, "postgresql"));
    await writeFile(path.join(other, "postgresql", "PG_VERSION"), "13\n");
    await expect(openDatabase({ dataDir: other, postgresBin, log })).rejects.toThrow(
      /^The database in \S+ was created by PostgreSQL 13, but this version of Holdfast runs PostgreSQL \d+\. Run 'npm run holdfast -- backup FILE' with the version that created it, then 'npm run holdfast -- restore FILE' with this version and a new DATA_DIR \(docs\/operating\.md\)\.$/u,
    );
  });

  test("opens a database folder whose path has spaces, quotes and commas", async () => {
    const odd = path.join(await testFolder(), `a "folder", it's`);
    await cp(await testDataDirectory(), odd, { recursive: true });
    const opened = await openDatabase({ dataDir: odd, postgresBin, log });
    expect(await opened.query.$count(sql`users`)).toBe(0);
    await opened.close();
  });

  test("opens a database folder whose path is too long for a socket, even after the socket's folder is deleted", async () => {
    const long = path.join(await testFolder(), "long-".repeat(30));
    await cp(await testDataDirectory(), long, { recursive: true });
    await rm(path.join(long, "socket"), { recursive: true });
    await symlink(path.join(os.tmpdir(), "holdfast-gone"), path.join(long, "socket"));
    const opened = await openDatabase({ dataDir: long, postgresBin, log });
    const guest = await openForCommand(long);
    expect(guest.isServed).toBe(true);
    await guest.close();
    await opened.close();
  });

  test("reaches the database folder by a port and a password if there are no sockets", async () => {
    const other = await testFolder();
    const byPort = { dataDir: other, postgresBin, log, embedded: { transport: "port" as const } };
    const server = await openDatabase(byPort);
    const guest = await openDatabaseForCommand(byPort);
    expect(guest.isServed).toBe(true);
    await guest.close();
    await server.close();
    const file = path.join(other, "postgresql-port.json");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(
      file,
      (await readFile(file, "utf8")).replace(/"password":"../u, '"password":"xx'),
    );
    await expect(openDatabase(byPort)).rejects.toThrow("password authentication failed");
    await killDatabase(other, "SIGQUIT");
  });
});
