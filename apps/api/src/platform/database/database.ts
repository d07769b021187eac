import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, QueryConfig } from "pg";
import { OperatorError } from "../operator-error";
import type { Opener } from "./embedded/cluster-owner";
import type { Log } from "./database-log";
import { asTransaction, openPool } from "./connection-pool";
import { type EmbeddedOptions, openEmbeddedPostgres } from "./embedded/embedded-postgres";
import { checkSessionSettings, type Pooler, refusalOfPooler } from "./session-settings";
import { isRepeatable } from "./sql/sql-state";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What a store accepts: the database, or its caller's open transaction. */
export type Queryable = NodePgDatabase | Transaction;
export type TransactionOptions = Parameters<NodePgDatabase["transaction"]>[1];

/** For several reads of one moment. */
export const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type Database = {
  /** Whether a connection keeps its session of PostgreSQL, so that it knows the statements it has prepared. */
  readonly keepsSessions: boolean;
  /** Single statements. Throws inside a transaction; use only `tx` there. */
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction and returns its result. After a serialisation failure or deadlock `work` is repeated
   * up to three times, so it must do nothing but queries.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Whether the disk of the embedded database is nearly full; false for any other database. */
  isDiskLow(): boolean;
  /**
   * Runs work that changes tables, such as migrations. In the embedded database, the application owns the tables of
   * evidence only meanwhile; elsewhere its role must own them, or the operator migrates with another one.
   */
  asOwner<T>(work: () => Promise<T>): Promise<T>;
  /** Throws if the database does not respond within two seconds. */
  ping(): Promise<void>;
  /** Lets running queries finish (for 5 s), then releases everything. Safe to call twice. */
  close(): Promise<void>;
};

export type DatabaseOptions = EmbeddedOptions & {
  /** A PostgreSQL (15 or newer) to use instead of the embedded one in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The pooler in front of it, if any. */
  readonly databasePooler?: Pooler;
};

const REPEATS = 3;

/**
 * Returns the database as seen inside `tx`: everything done through it, including its own transactions, commits or
 * rolls back with `tx`; a nested transaction is a savepoint.
 */
export const insideOf = (database: Database, tx: Transaction): Database => ({
  ...database,
  query: tx,
  transaction: (work) => tx.transaction(work),
});

/** @param release runs after the last connection has ended */
const overPool = (pool: Pool, log: Log, release?: () => Promise<void>) => {
  const query = drizzle({ client: pool });
  let closed: Promise<void> | undefined;
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on("error", (error) => {
    if (!closed) log.warn({ err: error }, "Lost an idle database connection. It will be replaced.");
  });
  const close = async () => {
    await Promise.race([
      pool.end(),
      new Promise<void>((resolve) => setTimeout(resolve, 5_000).unref()),
    ]);
    await release?.();
  };
  const database: Database = {
    keepsSessions: true,
    query,
    isDiskLow: () => false,
    asOwner: (work) => work(),
    transaction: async (work, options) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await query.transaction((tx) => asTransaction(() => work(tx)), options);
        } catch (error) {
          if (attempt >= REPEATS || !isRepeatable(error)) throw error;
        }
      }
    },
    ping: async () => {
      await pool.query({ text: "select 1", query_timeout: 2_000 } as QueryConfig);
    },
    close: () => (closed ??= close()),
  };
  return database;
};

const openEmbedded = async (options: DatabaseOptions, opener: Opener): Promise<CommandDatabase> => {
  const { address, close, ...embedded } = await openEmbeddedPostgres(options, opener);
  return { ...overPool(openPool(address), options.log, close), ...embedded };
};

const openNamed = async (
  databaseUrl: string,
  { databasePooler: pooler, log }: DatabaseOptions,
): Promise<Database> => {
  const pool = openPool({ connectionString: databaseUrl }, pooler);
  const database = { ...overPool(pool, log), keepsSessions: pooler === undefined };
  try {
    const answer = await database.query.execute<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    if ((answer.rows[0]?.version ?? 0) < 150_000)
      throw new OperatorError("DATABASE_URL must point to PostgreSQL 15 or newer.");
    await checkSessionSettings(pool, pooler);
    return database;
  } catch (error) {
    await database.close();
    throw refusalOfPooler(error) ?? error;
  }
};

/**
 * Opens the database of a server: the embedded PostgreSQL in `dataDir`, or the one at `databaseUrl`.
 * @throws DataDirectoryInUse if another server uses `dataDir`
 * @throws OperatorError with the reason it cannot be opened
 */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openNamed(options.databaseUrl, options) : openEmbedded(options, "server");

export type CommandDatabase = Database & {
  /** Whether it is a running server's, which has migrated it. */
  readonly isServed: boolean;
};

/** Opens the database for an operator command, which may run next to the server. Throws like `openDatabase`. */
export const openDatabaseForCommand = async (options: DatabaseOptions): Promise<CommandDatabase> =>
  options.databaseUrl
    ? {
        ...(await openNamed(options.databaseUrl, options)),
        isServed: false,
      }
    : openEmbedded(options, "command");
