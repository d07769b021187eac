import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../../test/database/test-database";
import { backup } from "./backup";
import { readBackupHeader } from "./backup-format";
import type { Database } from "../database";
import { restore } from "./restore";
import { readForeignKeys, readSequences, readTables } from "./table-catalogue";

/** Values that are easily lost in transfer: exact numbers, bytes, instants, quotes, JSON's null. */
const TRICKY = sql`
  create table parents (
    id bigint generated always as identity primary key,
    favourite bigint,
    name text not null unique,
    exact numeric(30, 10), ratio double precision, bytes bytea, at timestamptz(3), day date,
    tags text[], detail jsonb, long text generated always as (name || name) stored
  );
  create table children (
    parent_id bigint not null references parents on delete cascade, number integer not null,
    note text, primary key (parent_id, number)
  );
  alter table parents add foreign key (favourite) references parents deferrable;
  insert into parents (name, exact, ratio, bytes, at, day, tags, detail) values
    ('plain', 1, 0.1, null, null, null, '{}', '{}'),
    (E'quote \\' " \\\\ \\n\\t { } 😀', 12345678901234567890.0123456789, 'NaN', '\\x00ff10',
      '2026-11-21 08:00:00.123+00', '0001-01-01', array['a,b', null, '"', ''], 'null'),
    ('limits', -0.0000000001, '-Infinity', '', 'infinity', 'infinity', null, '{"a": [1.10, "\\u00e9"]}');
  update parents set favourite = 4 - id;
  insert into children select 1 + n % 3, n, repeat('row ', n % 50) from generate_series(1, 1000) n;
`;

const contentOf = async (database: Database) =>
  database.transaction(async (tx) => {
    const content: Record<string, unknown> = {
      sequences: await readSequences(tx),
      foreignKeys: await readForeignKeys(tx),
    };
    for (const { name } of await readTables(tx)) {
      const rows = await tx.execute<{ line: string }>(
        sql`select t::text as line from ${sql.identifier(name)} t order by 1`,
      );
      content[name] = rows.rows.map(({ line }) => line);
    }
    return content;
  });

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const hash = createHash("sha256")
        .update(await readFile(file))
        .digest("hex");
      return [path.relative(folder, file), hash] as const;
    }),
  );
  return Object.fromEntries(hashes);
};

let source: TestDatabase;
let target: TestDatabase;
let filesDir: string;
let backupFile: string;
beforeAll(async () => {
  [source, target] = [await testDatabase(), await testDatabase()];
  await source.query.execute(TRICKY);
  await target.query.execute(TRICKY);
  await target.query.execute(sql`truncate parents, children restart identity`);
  filesDir = path.join(source.dataDir, "files");
  backupFile = path.join(source.dataDir, "holdfast.backup");
  const deep = path.join(filesDir, "organisations/0199aaaa-0000-7000-8000-000000000000/documents");
  await mkdir(deep, { recursive: true });
  await writeFile(path.join(deep, `${"long-".repeat(15)}name é.pdf`), randomBytes(300_000));
  await writeFile(path.join(filesDir, "empty"), "");
  await writeFile(path.join(filesDir, "one-block"), randomBytes(512));
});

test("restores rows and files identical to those backed up", async () => {
  const made = await backup(source, filesDir, backupFile);
  expect(made).toEqual({ rows: 1003, files: 3 });
  const restoredTo = path.join(target.dataDir, "files");
  expect(await restore(target, restoredTo, backupFile)).toEqual(made);
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect(await filesOf(restoredTo)).toEqual(await filesOf(filesDir));
  const statistics = await target.query.execute<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where relname = 'children'`,
  );
  expect(statistics.rows).toEqual([{ rows: 1000 }]);
  // The next id continues from the sequence.
  const added = await target.query.execute<{ id: number }>(
    sql`insert into parents (name) values ('next') returning id`,
  );
  expect(added.rows).toEqual([{ id: 4 }]);
});

test("makes identical backups of the same rows, except for the time", async () => {
  const again = path.join(source.dataDir, "again.backup");
  await backup(source, filesDir, again);
  const [first, second] = [await readBackupHeader(backupFile), await readBackupHeader(again)];
  expect({ ...first, createdAt: "" }).toEqual({ ...second, createdAt: "" });
  const left = await readdir(source.dataDir);
  expect(left.filter((name) => name.includes("partial"))).toEqual([]);
});

test("does not overwrite a database or folder that is not empty", async () => {
  const before = await contentOf(target);
  await expect(restore(target, path.join(target.dataDir, "new"), backupFile)).rejects.toThrow(
    "This database is not empty",
  );
  await expect(restore(target, filesDir, backupFile)).rejects.toThrow("is not empty");
  expect(await contentOf(target)).toEqual(before);
});

test("restores nothing from a truncated backup or another file", async () => {
  await target.query.execute(sql`truncate parents, children restart identity`);
  const before = await contentOf(target);
  const into = path.join(target.dataDir, "from-damaged");
  const damaged = path.join(source.dataDir, "damaged.backup");
  const whole = await readFile(backupFile);
  await writeFile(damaged, whole);
  await truncate(damaged, whole.length - 2_000);
  const message = "This file is not a Holdfast backup, or it is damaged.";
  await expect(restore(target, into, damaged)).rejects.toThrow(message);
  await writeFile(damaged, "not a backup at all");
  await expect(restore(target, into, damaged)).rejects.toThrow(message);
  expect(await contentOf(target)).toEqual(before);
  expect(await readdir(target.dataDir)).not.toContain("from-damaged");
});

test("refuses a backup of another version's tables with a clear error", async () => {
  await target.query.execute(
    sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`,
  );
  await expect(restore(target, path.join(target.dataDir, "other"), backupFile)).rejects.toThrow(
    /^The backup's last migration is \S+, this database's is \S+\. Restore into a database with the same migrations\.$/u,
  );
});

test("backs up a missing folder as no files", async () => {
  const made = await backup(
    source,
    path.join(source.dataDir, "none"),
    path.join(source.dataDir, "bare.backup"),
  );
  expect(made.files).toBe(0);
});

test("fails and leaves no file if the backup cannot be written", async () => {
  const target = path.join(source.dataDir, "nowhere", "one.backup");
  await expect(backup(source, path.join(source.dataDir, "files"), target)).rejects.toThrow(
    "ENOENT",
  );
});
