import path from "node:path";
import { Client } from "pg";
import { clusterFolder } from "../../src/platform/database/embedded/cluster-folder";
import { runProgram } from "../../src/platform/database/embedded/postgres-user";
import { type PostgresServer, startPostgres } from "./postgres-server";
import { scratchDirectory } from "../setup/scratch-directory";
import { afterThisFile } from "./test-database";

/** Debian's package: `apt-get install postgresql-15`. */
const DEBIAN_BIN = "/usr/lib/postgresql/15/bin";
const SETTINGS = [
  "wal_level=replica",
  "max_wal_senders=4",
  "max_replication_slots=2",
  "shared_preload_libraries=pg_stat_statements",
  // A commit that is only in memory reaches the standby some 200 ms later.
  "synchronous_commit=on",
  // As some installations have it.
  "timezone=Australia/Sydney",
];

export const DATABASE = "holdfast";
/** An ordinary role that owns the database. */
export const ROLE = "holdfast";

export type ReplicatedPostgres = {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Runs a statement as the superuser of one server. */
  administer<Row extends object>(
    server: PostgresServer,
    sql: string,
    database?: string,
  ): Promise<Row[]>;
};

const administer: ReplicatedPostgres["administer"] = async (server, sql, database = DATABASE) => {
  const client = new Client({ connectionString: server.urlOf(database) });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/**
 * Starts Debian's PostgreSQL 15 twice, with an empty database: a primary, and a standby that streams from it through a
 * replication slot. Both are deleted after the test file.
 */
export const startReplicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const options = { durable: false, bin: DEBIAN_BIN, settings: SETTINGS };
  const primary = await startPostgres(options);
  afterThisFile(primary.remove);
  await administer(primary, `create role ${ROLE} login`, "postgres");
  await administer(primary, `create database ${DATABASE} owner ${ROLE}`, "postgres");
  await administer(primary, "create extension pg_stat_statements");
  const directory = await scratchDirectory("standby");
  const { address } = primary.cluster;
  const from = ["-h", address.host, "-p", String(address.port), "-U", address.user];
  const how = ["-R", "-X", "stream", "-c", "fast", "-C", "-S", "standby"];
  await runProgram(primary.cluster, path.join(DEBIAN_BIN, "pg_basebackup"), [
    ...from,
    ...how,
    "-D",
    clusterFolder(directory),
  ]);
  const standby = await startPostgres({ ...options, directory });
  afterThisFile(standby.remove);
  return { primary, standby, administer };
};
