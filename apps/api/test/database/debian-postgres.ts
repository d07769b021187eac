import { Client } from "pg";
import { type PostgresServer, startPostgres } from "./postgres-server";
import { afterThisFile } from "./test-database";

/** Debian's package: `apt-get install postgresql-15`. */
const DEBIAN_BIN = "/usr/lib/postgresql/15/bin";
// As some installations have it.
const SETTINGS = ["timezone=Australia/Sydney"];

export const DATABASE = "holdfast";
/** An ordinary role that owns the database. */
export const ROLE = "holdfast";

export type DebianPostgres = Pick<PostgresServer, "cluster" | "urlOf"> & {
  /** Runs a statement as the superuser. */
  administer<Row extends object>(sql: string, database?: string): Promise<Row[]>;
};

/** Starts Debian's PostgreSQL 15 with an empty database. It is deleted after the test file. */
export const startDebianPostgres = async (): Promise<DebianPostgres> => {
  const server = await startPostgres({ durable: false, bin: DEBIAN_BIN, settings: SETTINGS });
  afterThisFile(server.remove);
  const administer: DebianPostgres["administer"] = async (sql, database = DATABASE) => {
    const client = new Client({ connectionString: server.urlOf(database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await administer(`create role ${ROLE} login`, "postgres");
  await administer(`create database ${DATABASE} owner ${ROLE}`, "postgres");
  return { cluster: server.cluster, urlOf: server.urlOf, administer };
};
