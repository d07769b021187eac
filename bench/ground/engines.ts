import { type PostgresServer, startPostgres } from "../../apps/api/src/testing/postgres-server";

export type Engine = "embedded" | "postgres";

/** PostgreSQL as it comes: a commit waits for the disk, as the embedded engine's does. */
const DURABLE = { durable: true };

/**
 * Runs `measure` on the embedded engine and, where its programs are installed, on PostgreSQL.
 * Without them it calls `skip` with the sentence that says why.
 */
export async function onEachEngine(
  measure: (engine: Engine, cluster?: PostgresServer) => Promise<void>,
  skip: (reason: string) => void,
): Promise<void> {
  await measure("embedded");
  let cluster: PostgresServer;
  try {
    cluster = await startPostgres(DURABLE);
  } catch (error) {
    skip(error instanceof Error ? (error.message.split(":")[0] ?? "") : String(error));
    return;
  }
  try {
    await measure("postgres", cluster);
  } finally {
    await cluster.remove();
  }
}
