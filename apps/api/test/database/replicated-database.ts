import { pino } from "pino";
import { openDatabase } from "../../src/platform/database/database";
import { migrate } from "../../src/platform/database/migrate";
import { migrationsFolder } from "./migrations-folder";
import { startPgBouncer } from "./pgbouncer";
import { DATABASE, ROLE, startReplicatedPostgres } from "./replicated-postgres";
import { type TestDatabase, testFolder } from "./test-database";

const ROLE_SETTINGS = [
  "timezone = 'UTC'",
  "jit = off",
  "statement_timeout = '30s'",
  "idle_in_transaction_session_timeout = '60s'",
];

/** A migrated, empty database behind PgBouncer, with a streaming replica for reads. */
export const replicatedDatabase = async (): Promise<TestDatabase> => {
  const postgres = await startReplicatedPostgres();
  for (const setting of ROLE_SETTINGS)
    await postgres.administer(
      postgres.primary,
      `alter role ${ROLE} in database ${DATABASE} set ${setting}`,
    );
  const { url: databaseUrl } = await startPgBouncer(postgres);
  const dataDir = await testFolder();
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseReplicaUrl: postgres.standby.urlOf(DATABASE, ROLE),
    databasePooler: "transaction",
    log: pino({ level: "error" }),
  });
  await migrate(database, migrationsFolder);
  return { ...database, dataDir, databaseUrl };
};
