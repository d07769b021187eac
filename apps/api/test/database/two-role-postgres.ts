import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { openDatabase } from "../../src/platform/database/database";
import { migrate } from "../../src/platform/database/migrate";
import { migrationsFolder } from "./migrations-folder";
import { startPostgres } from "./postgres-server";
import { afterThisFile, type TestDatabase, testFolder } from "./test-database";

const OPERATING = path.resolve(migrationsFolder, "../../..", "docs/operating.md");
const TEMPLATE = "holdfast";

/** The statements of the section 'Two roles' in docs/operating.md. */
const documentedRoles = () => {
  const [, section = ""] = readFileSync(OPERATING, "utf8").split("\n## Two roles\n");
  const [, statements] = /```sql\n([^`]+)```/u.exec(section) ?? [];
  if (!statements) throw new Error("docs/operating.md has no SQL under 'Two roles'.");
  return statements;
};

export type TwoRolePostgres = {
  /** Returns a migrated, empty database, which the application opens as its owner. */
  newDatabase(): Promise<TestDatabase>;
  /** Runs statements as the superuser. */
  administer(statements: string): Promise<void>;
};

/**
 * Starts a PostgreSQL of its own, with a database whose tables of evidence belong to a second role, as docs/operating.md
 * says for DATABASE_URL. It is deleted after the test file.
 */
export const startTwoRolePostgres = async (): Promise<TwoRolePostgres> => {
  // Every database of the file stays open until its end, each with a full pool.
  const server = await startPostgres({ durable: false, settings: ["max_connections=300"] });
  afterThisFile(server.remove);
  const administer = async (statements: string, name = "postgres") => {
    const client = new Client({ connectionString: server.urlOf(name) });
    await client.connect();
    await client.query(statements).finally(() => client.end());
  };
  const open = async (name: string): Promise<TestDatabase> => {
    const dataDir = await testFolder();
    const databaseUrl = server.urlOf(name, "holdfast");
    const log = pino({ level: "error" });
    const database = await openDatabase({ dataDir, databaseUrl, log });
    return { ...database, dataDir, databaseUrl };
  };
  await administer("create role holdfast login");
  await administer(`create database ${TEMPLATE} owner holdfast`);
  const first = await open(TEMPLATE);
  await migrate(first, migrationsFolder).finally(first.close);
  await administer(documentedRoles(), TEMPLATE);
  let databases = 0;
  return {
    administer,
    newDatabase: async () => {
      const name = `copy_${(databases += 1)}`;
      await administer(`create database ${name} template ${TEMPLATE} owner holdfast`);
      const database = await open(name);
      afterThisFile(database.close);
      return database;
    },
  };
};
