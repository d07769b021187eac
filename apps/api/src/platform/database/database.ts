import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, QueryConfig } from "pg";
import { OperatorError } from "../operator-error";
import type { Opener } from "./embedded/cluster-owner";
import type { Log } from "./database-log";
import { asTransaction, openPool } from "./connection-pool";
import { type EmbeddedOptions, openEmbeddedPostgres } from "./embedded/embedded-postgres";
import { openReplica } from "./replica";
import { chooseReader, type ReplicaState } from "./replica-state";
import { checkSessionSettings, type Pooler, refusalOfPooler } from "./session-settings";
import { isRepeatable } from "./sql/sql-state";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What a store accepts: the database, or its caller's open transaction. */
export type Queryable = NodePgDatabase | Transaction;
export type TransactionOptions = Parameters<NodePgDatabase["transaction"]>[1];

export type Database = {
  /** Single statements. Throws inside a transaction; use only `tx` there. */
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction and returns its result. After a serialisation failure or deadlock `work` is repeated
   * up to three times, so it must do nothing but queries.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Returns the database for one call that only reads lists, documents or exports. It reads from the replica if there
   * is one and it has replayed everything committed before the call, otherwise from the primary.
   */
  forReading(): Database;
  /** Whether the disk of the embedded database is nearly full; false for any other database. */
  isDiskLow(): boolean;
  /**
   * Runs work that changes tables, such as migrations. In the embedded database, the application owns the tables of
   * evidence only meanwhile; elsewhere its role must be theirs, or the operator migrates with another one.
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
  /** A streaming replica of it. */
  readonly databaseReplicaUrl?: string | undefined;
  /** The pooler in front of the primary and the replica, if any. */
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
  forReading: () => insideOf(database, tx),
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
    query,
    forReading: () => database,
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

type Connections = { readonly pool: Pool; readonly database: Database };

/** Drizzle over anything that runs one statement. */
const queryBy = (run: (config: QueryConfig, values: unknown[]) => Promise<unknown>) =>
  drizzle({ client: { query: run } as unknown as Pool });

/** Returns the database of one read-only request. Transactions that are not read-only always run on the primary. */
const readingFrom = (replica: Connections, primary: Connections, state: ReplicaState): Database => {
  const read = chooseReader(state, { replica, primary });
  const reading: Database = {
    ...primary.database,
    query: queryBy((config, values) => read(({ pool }) => pool.query(config, values))),
    transaction: (work, options) =>
      options?.accessMode === "read only"
        ? read(({ database }) => database.transaction(work, options))
        : primary.database.transaction(work, options),
    forReading: () => reading,
  };
  return reading;
};

const openEmbedded = async (options: DatabaseOptions, opener: Opener): Promise<CommandDatabase> => {
  const { address, close, ...embedded } = await openEmbeddedPostgres(options, opener);
  return { ...overPool(openPool(address), options.log, close), ...embedded };
};

const openNamed = async (
  databaseUrl: string,
  { databaseReplicaUrl, databasePooler: pooler, log }: DatabaseOptions,
): Promise<Database> => {
  const pool = openPool({ connectionString: databaseUrl }, pooler);
  const database = overPool(pool, log);
  try {
    const answer = await database.query.execute<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    if ((answer.rows[0]?.version ?? 0) < 150_000)
      throw new OperatorError("DATABASE_URL must point to PostgreSQL 15 or newer.");
    await checkSessionSettings(pool, { address: "DATABASE_URL", pooler });
    if (!databaseReplicaUrl) return database;
    const primary = { pool, database };
    return await withReplica(primary, databaseReplicaUrl, { pooler, log });
  } catch (error) {
    await database.close();
    throw refusalOfPooler(error, "DATABASE_URL") ?? error;
  }
};

const withReplica = async (
  primary: Connections,
  url: string,
  { pooler, log }: { readonly pooler: Pooler; readonly log: Log },
): Promise<Database> => {
  // A short timeout, so that an unreachable replica does not delay reads.
  const pool = openPool({ connectionString: url, connectionTimeoutMillis: 1_000 }, pooler);
  const database = overPool(pool, log);
  try {
    const state = await openReplica({ primary: primary.pool, replica: pool, pooler, log });
    return {
      ...primary.database,
      forReading: () => readingFrom({ pool, database }, primary, state),
      close: async () => {
        await Promise.all([database.close(), primary.database.close()]);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
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
        ...(await openNamed(options.databaseUrl, {
          ...options,
          databaseReplicaUrl: undefined,
        })),
        isServed: false,
      }
    : openEmbedded(options, "command");
