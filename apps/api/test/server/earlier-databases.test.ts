import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { backup } from "../../src/platform/database/backup/backup";
import { restoreAndMigrate } from "../../src/platform/database/backup/restore";
import { openDatabase } from "../../src/platform/database/database";
import { engineSettings } from "../setup/installation";
import { migrationsFolder } from "../database/migrations-folder";
import { postgresBin } from "../database/postgres-server";
import { runHoldfast } from "../setup/running-app";
import { testDataDirectory, testFolder } from "../database/test-database";

const log = pino({ level: "silent" });
const ANN = sql`
  insert into users (id, email, email_key, password_hash, first_name, last_name,
      agreements_accepted_at, created_at)
    values (gen_random_uuid(), 'ann@earlier.example', 'ann', '', 'Ann', '', now(), now())`;

describe("a database of an earlier build", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await testDataDirectory();
    const database = await openDatabase({ dataDir, postgresBin, log });
    await database.query.execute(ANN);
    await database.query.execute(sql`
      delete from schema_migrations;
      insert into schema_migrations values
        ('0001-platform.sql', '3f5c', now()), ('0002-accounts.sql', '9ab1', now())`);
    await database.close();
  });
  const run = (...words: string[]) => runHoldfast(words, { DATA_DIR: dataDir, ...engineSettings });
  const users = async () => {
    const database = await openDatabase({ dataDir, postgresBin, log });
    const { rows } = await database.query.execute<{ email: string; migrations: number }>(sql`
      select email, (select count(*)::int from schema_migrations) as migrations from users`);
    await database.close();
    return rows;
  };

  it.each(["serve", "migrate"])(
    "refuses a database of an earlier build by %s with what to do, and leaves it as it is",
    async (word) => {
      expect(await run(word)).toEqual({
        code: 1,
        out: "",
        error:
          "The database was created by an earlier build of Holdfast, which this version cannot upgrade. Nothing was changed. Start that build to use its data, or set DATA_DIR or DATABASE_URL to a new database.\n",
      });
      expect(await users()).toEqual([{ email: "ann@earlier.example", migrations: 2 }]);
    },
  );

  it("backs up a database of an earlier build, and refuses to restore its backup", async () => {
    const file = path.join(dataDir, "earlier.backup");
    expect(await run("backup", file)).toMatchObject({ code: 0, error: "" });
    const empty = { DATA_DIR: path.join(await testFolder(), "data"), ...engineSettings };
    expect(await runHoldfast(["restore", file], empty)).toEqual({
      code: 1,
      out: "",
      error:
        "The backup was made by an earlier build of Holdfast, which this version cannot upgrade. Nothing was changed. Restore it with that build.\n",
    });
  });
});

it("migrates the backup of an earlier version when it is restored", async () => {
  const earlier = await openDatabase({ dataDir: await testDataDirectory(), postgresBin, log });
  await earlier.query.execute(ANN);
  const folder = await testFolder();
  const file = path.join(folder, "earlier.backup");
  await backup(earlier, path.join(folder, "none"), file);
  await earlier.close();

  const migrations = path.join(folder, "migrations");
  await cp(migrationsFolder, migrations, { recursive: true });
  await writeFile(
    path.join(migrations, "9001-names.sql"),
    "alter table users add column name text; update users set name = first_name || '!';",
  );
  const dataDir = path.join(folder, "data");
  const later = await openDatabase({ dataDir, postgresBin, log });
  const folders = { migrations, files: path.join(folder, "files") };
  expect(await restoreAndMigrate(later, folders, file)).toEqual({ rows: 1, files: 0 });
  const { rows } = await later.query.execute<{ email: string; name: string }>(
    sql`select email, name from users`,
  );
  expect(rows).toEqual([{ email: "ann@earlier.example", name: "Ann!" }]);
  await later.close();
});
