import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, it } from "vitest";
import { type Database, openDatabase, openDatabaseForCommand } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { engineSettings } from "../../test/setup/installation";
import { migrationsFolder } from "../../test/database/migrations-folder";
import { postgresBin } from "../../test/database/postgres-server";
import { runHoldfast } from "../../test/setup/running-app";
import { testFolder } from "../../test/database/test-database";

const log = pino({ level: "silent" });

/** Restores an archive with the operator's command. Returns its output and what `read` finds. */
async function restored<T>(file: string, read: (database: Database) => Promise<T>) {
  const dataDir = path.join(await testFolder(), "data");
  const ended = await runHoldfast(["restore", file], { DATA_DIR: dataDir, ...engineSettings });
  expect(ended).toMatchObject({ code: 0, error: "" });
  const database = await openDatabaseForCommand({ dataDir, postgresBin, log });
  const migrations = (await readdir(migrationsFolder)).length;
  expect(await database.query.$count(sql`schema_migrations`)).toBe(migrations);
  const found = await read(database);
  await database.close();
  return { out: ended.out, found };
}

it("restores a backup of the former engine", async () => {
  // The demo, written by Holdfast on PGlite 0.5.16 in November 2026.
  const file = fileURLToPath(
    new URL("../platform/database/backup/testdata/former-engine.backup", import.meta.url),
  );
  const { out, found } = await restored(file, async (database) => {
    const { rows } = await database.query.execute<{ email: string; risks: number; cost: number }>(
      sql`select (select min(email) from users) as email, count(*) as risks, sum(cost)::int8 as cost from risks`,
    );
    return rows;
  });
  expect(out).toBe(`${file}: 183 rows, 0 files restored\n`);
  expect(found).toEqual([{ email: "broker@demo.example", risks: 26, cost: expect.any(Number) }]);
});

it("backs up the database of an earlier version as it is, and migrates what it restores", async () => {
  const dataDir = await testFolder();
  const names = (await readdir(migrationsFolder)).sort();
  const database = await openDatabase({ dataDir, postgresBin, log });
  await migrate(database, migrationsFolder, { through: names.at(-2) });
  await database.query.execute(sql`
    insert into users (id, email, email_key, password_hash, first_name, last_name,
        agreements_accepted_at, created_at)
      values (gen_random_uuid(), 'ann@earlier.example', 'ann', '', 'Ann', '', now(), now())`);
  await database.close();
  const file = path.join(dataDir, "earlier.backup");
  const backedUp = await runHoldfast(["backup", file], { DATA_DIR: dataDir, ...engineSettings });
  expect(backedUp).toMatchObject({ code: 0, error: "" });
  const { found } = await restored(file, async ({ query }) => {
    return (await query.execute<{ email: string }>(sql`select email from users`)).rows;
  });
  expect(found).toEqual([{ email: "ann@earlier.example" }]);
});
