import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../../test/database/test-database";
import { backup } from "./backup";
import { BackupRefused, readBackupHeader } from "./backup-format";
import { restore } from "./restore";
import { packTar } from "modern-tar";

const MESSAGE = "This file is not a Holdfast backup, or it is damaged.";
const SCHEMA = sql`
  create table parents (id integer primary key, name text not null unique);
  create table children (parent_id integer not null references parents, note text);`;

let target: TestDatabase;
let whole: Buffer;
let file: string;
beforeAll(async () => {
  const source = await testDatabase();
  target = await testDatabase();
  await source.query.execute(SCHEMA);
  await target.query.execute(SCHEMA);
  await source.query.execute(sql`
    insert into parents select n, md5(n::text) from generate_series(1, 300) n;
    insert into children select n, md5((n * 7)::text) from generate_series(1, 300) n;`);
  file = path.join(source.dataDir, "one.backup");
  await backup(source, path.join(source.dataDir, "none"), file);
  whole = await readFile(file);
});

/** Returns the result of restoring these bytes, and asserts that the database and the folder are empty. */
async function outcomeOf(bytes: Uint8Array): Promise<unknown> {
  await writeFile(file, bytes);
  const failure = await restore(target, path.join(target.dataDir, "arrived"), file).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { rows } = await target.query.execute<{ rows: number }>(
    sql`select (select count(*) from parents)::int + (select count(*) from children)::int as rows`,
  );
  const left = (await readdir(target.dataDir)).filter((name) => name.startsWith("arrived"));
  expect([rows, left]).toEqual([[{ rows: 0 }], []]);
  return failure;
}

const refused = { name: BackupRefused.name, message: MESSAGE };

test("refuses a backup truncated anywhere with one message, and restores nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      expect(await outcomeOf(whole.subarray(0, length))).toMatchObject(refused);
    }),
    { seed: 42, numRuns: 40 },
  );
});

test("refuses a backup with any bit changed with one message, and restores nothing", async () => {
  // Bytes 4 to 9 of a gzip file are its time and origin, which its checksum does not cover (RFC 1952).
  const at = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 10, max: whole.length - 1 }),
  );
  await fc.assert(
    fc.asyncProperty(at, fc.integer({ min: 0, max: 7 }), async (position, bit) => {
      const withFlippedBit = Buffer.from(whole);
      withFlippedBit.writeUInt8(withFlippedBit.readUInt8(position) ^ (1 << bit), position);
      expect(await outcomeOf(withFlippedBit)).toMatchObject(refused);
    }),
    { seed: 42, numRuns: 60 },
  );
});

test.each([
  ["text at its end", () => Buffer.concat([whole, Buffer.from("junk")])],
  ["zeros at its end", () => Buffer.concat([whole, Buffer.alloc(1_000)])],
  ["a second backup at its end", () => Buffer.concat([whole, whole])],
  ["nothing in it", () => Buffer.alloc(0)],
  ["text in it", () => Buffer.from("not a backup")],
  ["compressed text in it", () => gzipSync("not a backup")],
  ["zeros in it", () => Buffer.alloc(5_000)],
])("refuses a file with %s with one message", async (_what, bytes) => {
  expect(await outcomeOf(bytes())).toMatchObject(refused);
});

type Entry = readonly [name: string, content: string];
const packed = async (entries: readonly Entry[]) =>
  gzipSync(
    await packTar(
      entries.map(([name, content]) => {
        const body = Buffer.from(content);
        return { header: { name, size: body.length, type: "file" }, body };
      }),
    ),
  );

const PARENTS = "tables/parents/1.ndjson";
const CHILDREN = "tables/children/1.ndjson";
const done = (rows: number): Entry => ["complete.json", JSON.stringify({ rows, files: 0 })];

test.each<[string, readonly Entry[]]>([
  ["a row that is not JSON", [[PARENTS, '["1","a"'], done(1)]],
  ["a row that is not a list", [[PARENTS, '{"0":"1"}'], done(1)]],
  ["a row with too few columns", [[PARENTS, '["1"]'], done(1)]],
  ["a value that is not text", [[PARENTS, '[1,"a"]'], done(1)]],
  ["a value of another type", [[PARENTS, '["one","a"]'], done(1)]],
  ["a value that is missing", [[PARENTS, '["1",null]'], done(1)]],
  ["a number beyond its column", [[PARENTS, '["99999999999","a"]'], done(1)]],
  ["the same row twice", [[PARENTS, '["1","a"]\n["1","b"]'], done(2)]],
  ["a row without its parent", [[CHILDREN, '["1","a"]'], done(1)]],
  ["an unknown table", [["tables/strangers/1.ndjson", '["1"]'], done(1)]],
  ["an unknown kind of entry", [["others/1", "x"], done(0)]],
  ["a path that leads outside", [["files/../outside", "x"], done(0)]],
  ["fewer rows than it says", [[PARENTS, '["1","a"]'], done(2)]],
  ["no end", [[PARENTS, '["1","a"]']]],
  ["an end that is not JSON", [["complete.json", "{"]]],
  ["an empty end", [["complete.json", "{}"]]],
  ["entries after its end", [done(0), [PARENTS, '["1","a"]']]],
])("refuses a well-formed archive with %s with one message", async (_what, entries) => {
  await writeFile(file, whole);
  const header = await readBackupHeader(file);
  const bytes = await packed([["backup.json", JSON.stringify(header)], ...entries]);
  expect(await outcomeOf(bytes)).toMatchObject(refused);
});

test.each<[string, readonly Entry[]]>([
  ["no header", [done(0)]],
  ["a header that is not JSON", [["backup.json", "{"], done(0)]],
])("refuses a well-formed archive with %s with one message", async (_what, entries) => {
  expect(await outcomeOf(await packed(entries))).toMatchObject(refused);
});

test("reports a backup with different migrations of the same names", async () => {
  await writeFile(file, whole);
  const header = await readBackupHeader(file);
  const migrations = header.migrations.map((migration) => ({ ...migration, checksum: "other" }));
  const bytes = await packed([["backup.json", JSON.stringify({ ...header, migrations })], done(0)]);
  expect(await outcomeOf(bytes)).toMatchObject({
    name: BackupRefused.name,
    message: expect.stringMatching(
      /^The backup's migrations up to \S+ differ from this database's\./,
    ),
  });
});

test("restores the complete backup afterwards", async () => {
  await writeFile(file, whole);
  expect(gunzipSync(whole).length).toBeGreaterThan(10_000);
  expect(await restore(target, path.join(target.dataDir, "arrived"), file)).toEqual({
    rows: 600,
    files: 0,
  });
});
