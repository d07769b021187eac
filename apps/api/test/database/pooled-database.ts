import { pino } from "pino";
import { openDatabase } from "../../src/platform/database/database";
import { migrate } from "../../src/platform/database/migrate";
import { DATABASE, ROLE, startDebianPostgres } from "./debian-postgres";
import { migrationsFolder } from "./migrations-folder";
import { startPgBouncer } from "./pgbouncer";
import { type TestDatabase, testFolder } from "./test-database";

const ROLE_SETTINGS = [
  "timezone = 'UTC'",
  "jit = off",
  "statement_timeout = '30s'",
  "idle_in_transaction_session_timeout = '60s'",
];

/** Returns a migrated, empty database behind PgBouncer in transaction mode. */
export const pooledDatabase = async (): Promise<TestDatabase> => {
  const postgres = await startDebianPostgres();
  for (const setting of ROLE_SETTINGS)
    await postgres.administer(`alter role ${ROLE} in database ${DATABASE} set ${setting}`);
  const { url: databaseUrl } = await startPgBouncer(postgres);
  const dataDir = await testFolder();
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databasePooler: "transaction",
    log: pino({ level: "error" }),
  });
  await migrate(database, migrationsFolder);
  return { ...database, dataDir, databaseUrl };
};
