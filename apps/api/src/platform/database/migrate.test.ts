import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { migrationsFolder } from "../../../test/database/migrations-folder";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database";
import { appliedMigrations, migrate } from "./migrate";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = path.join(database.dataDir, "migrations");
  await cp(migrationsFolder, folder, { recursive: true });
});

const applied = () => database.transaction(appliedMigrations);

test("applies nothing to a migrated database", async () => {
  expect(await migrate(database, migrationsFolder)).toEqual([]);
});

test("applies each new file once when four processes start at once", async () => {
  for (const number of [9001, 9002, 9003])
    await writeFile(
      path.join(folder, `${number}-sample.sql`),
      `create table sample_${number} (id integer primary key);\ninsert into sample_${number} values (1);\n`,
    );
  const before = await applied();
  const done = await Promise.all(Array.from({ length: 4 }, () => migrate(database, folder)));
  const news = ["9001-sample.sql", "9002-sample.sql", "9003-sample.sql"];
  expect(done.flat().sort()).toEqual(news);
  expect((await applied()).map(({ name }) => name)).toEqual([
    ...before.map(({ name }) => name),
    ...news,
  ]);
  expect(await database.query.$count(sql`sample_9003`)).toBe(1);
});

test("changes nothing if a file fails, names it with the reason, and applies it once corrected", async () => {
  const right = path.join(folder, "9004-right.sql");
  const file = path.join(folder, "9004-sample.sql");
  await writeFile(right, "create table made_before (id integer);");
  await writeFile(file, "create table half_made (id integer); select nothing_of_that_name;");
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migration 9004-sample.sql failed: column "nothing_of_that_name" does not exist. Nothing was changed. Start the former version of Holdfast, which still works with this database; its backup command works, too.',
  );
  expect((await applied()).at(-1)?.name).toBe("9003-sample.sql");
  await writeFile(file, "create table half_made (id integer);");
  expect(await migrate(database, folder)).toEqual(["9004-right.sql", "9004-sample.sql"]);
});

test("applies the folder up to a given file", async () => {
  await writeFile(path.join(folder, "9005-sample.sql"), "select 1;");
  await writeFile(path.join(folder, "9006-sample.sql"), "select 1;");
  expect(await migrate(database, folder, { through: "9005-sample.sql" })).toEqual([
    "9005-sample.sql",
  ]);
});

test.each([
  [
    "a changed file",
    { "9001-sample.sql": "select 1;" },
    "The migration 9001-sample.sql was changed after it was applied. Migrations are append-only: write a new one.",
  ],
  [
    "a file in the middle",
    { "9002-late.sql": "select 1;" },
    "The migration 9002-late.sql comes before 9005-sample.sql, which is already applied. Give it a later number.",
  ],
  [
    "a file without a number",
    { "later.sql": "select 1;" },
    "The migration later.sql is not named NNNN-name.sql.",
  ],
])("%s is refused", async (what, files, message) => {
  const changed = path.join(database.dataDir, what);
  await mkdir(changed);
  await cp(folder, changed, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(changed, name), text);
  await expect(migrate(database, changed)).rejects.toThrow(message);
});

test("refuses the database of a newer version", async () => {
  await expect(migrate(database, migrationsFolder)).rejects.toThrow(
    "The database has the migration 9001-sample.sql, which this version of Holdfast does not have. Start a newer version.",
  );
});

test("refreshes statistics after a migration that writes many rows", async () => {
  const name = "9007-rows.sql";
  const text =
    "create table many_rows (id integer); insert into many_rows select generate_series(1, 700);";
  await writeFile(path.join(folder, name), text);
  expect((await migrate(database, folder)).at(-1)).toBe(name);
  const statistics = await database.query.execute<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where relname = 'many_rows'`,
  );
  expect(statistics.rows).toEqual([{ rows: 700 }]);
});
