import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type QueryConfig, types } from "pg";
import { OperatorRefusal } from "../operator-refusal";
import type { Log } from "./database-log";
import { type EmbeddedLimits, startEmbeddedHost } from "./embedded-host";
import { keepMaintained } from "./maintenance";
import { readRunningServer, SOCKET_PORT } from "./running-server";
import { isRepeatable } from "./sql-state";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What a store accepts: the database, or the transaction its caller has open. */
export type Queryable = NodePgDatabase | Transaction;
export type TransactionOptions = Parameters<NodePgDatabase["transaction"]>[1];

export type Database = {
  readonly engine: "embedded" | "postgres";
  /** Single statements. Inside a transaction use only `tx`: this one then throws. */
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction and answers what it answers. A serialisation failure or
   * deadlock repeats `work` up to three times, so it must do nothing but queries.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Throws when the database does not answer within two seconds. */
  ping(): Promise<void>;
  /** Lets queries under way finish (for 5 s), then gives everything back; twice does no harm. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Holds the embedded cluster in `database/`; unused with `databaseUrl`. */
  readonly dataDir: string;
  /** A PostgreSQL (15 or newer) to use instead of the embedded engine. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  readonly limits?: Partial<EmbeddedLimits> | undefined;
};

/*
 * Values: int8 is a number (count(*), whole cents), and one that a number cannot hold exactly is an
 * error, not a rounded value. numeric stays text. Instants and dates come through Drizzle's columns
 * as their mode says; a raw `execute` gives PostgreSQL's text, in UTC.
 */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
};
types.setTypeParser(types.builtins.INT8, int8);

/** No statement may take longer, waiting for its turn included (ms). */
const QUERY_TIMEOUT = 30_000;
const REPEATS = 3;

const insideTransaction = new AsyncLocalStorage<{ open: boolean }>();

/**
 * On the embedded engine a second connection inside a transaction waits for that transaction for
 * ever; on PostgreSQL it silently works outside of it. Both are mistakes, so both are refused.
 */
const refuseInsideTransaction = (pool: Pool) => {
  type Callback = Parameters<typeof pool.connect>[0];
  const connect = pool.connect.bind(pool);
  const guarded = (callback?: Callback) => {
    if (!insideTransaction.getStore()?.open) return callback ? connect(callback) : connect();
    const mistake = new Error("Inside a transaction use only its tx, not the database.");
    if (!callback) return Promise.reject(mistake);
    callback(mistake, undefined, () => undefined);
    return undefined;
  };
  pool.connect = guarded as typeof pool.connect;
};

/**
 * The database as it is inside `tx`: all that is done through it, transactions of its own included,
 * is kept or lost with `tx`; a transaction inside is a savepoint. Nothing else runs meanwhile on the embedded
 * engine.
 */
export const insideOf = (database: Database, tx: Transaction): Database => ({
  ...database,
  query: tx,
  transaction: (work) => tx.transaction(work),
});

const overPool = (
  engine: Database["engine"],
  pool: Pool,
  log: Log,
  around: { readonly before?: () => Promise<void>; readonly after?: () => Promise<void> } = {},
): Database => {
  // An idle connection that breaks is replaced by the pool; unheard, this would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost."));
  refuseInsideTransaction(pool);
  const query = drizzle({ client: pool });
  let closed: Promise<void> | undefined;
  const close = async () => {
    await Promise.race([
      Promise.resolve(around.before?.()).then(() => pool.end()),
      new Promise<void>((resolve) => setTimeout(resolve, 5_000).unref()),
    ]);
    await around.after?.();
  };
  return {
    engine,
    query,
    transaction: async (work, options) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await query.transaction(async (tx) => {
            const inside = { open: true };
            try {
              return await insideTransaction.run(inside, () => work(tx));
            } finally {
              inside.open = false;
            }
          }, options);
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
};

/** Connections of a server process, by engine. */
export const POOL_SIZES = { embedded: 8, postgres: 10 } as const;

const embeddedPool = (socketDirectory: string, connections: number) =>
  new Pool({
    host: socketDirectory,
    port: SOCKET_PORT,
    user: "postgres",
    database: "postgres",
    max: connections,
    connectionTimeoutMillis: 10_000,
    query_timeout: QUERY_TIMEOUT,
  });

const openEmbedded = async (options: DatabaseOptions): Promise<Database> => {
  const host = await startEmbeddedHost(options);
  const pool = embeddedPool(host.socketDirectory, POOL_SIZES.embedded);
  const stopMaintenance = keepMaintained(pool, options.log);
  return overPool("embedded", pool, options.log, { before: stopMaintenance, after: host.stop });
};

const openPostgres = async (databaseUrl: string, log: Log): Promise<Database> => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZES.postgres,
    connectionTimeoutMillis: 10_000,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: 60_000,
    // Plans must not depend on how old a table's statistics are: decision 'Query plans'.
    options: "-c timezone=UTC -c enable_seqscan=off -c jit=off",
    application_name: "holdfast",
  });
  const database = overPool("postgres", pool, log);
  try {
    const answer = await database.query.execute<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    if ((answer.rows[0]?.version ?? 0) < 150_000)
      throw new OperatorRefusal("DATABASE_URL must lead to PostgreSQL 15 or newer.");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/**
 * Opens the database of this process: the embedded engine in `dataDir`, or the PostgreSQL that
 * `databaseUrl` names. Throws `DataDirectoryInUse`, or an error whose message is for the operator.
 */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openPostgres(options.databaseUrl, options.log) : openEmbedded(options);

/**
 * For operator commands: the embedded database of the server that runs on `dataDir`, or null when
 * none does (then the command opens the database itself). Closing it leaves the server running.
 */
export const connectToRunning = async (dataDir: string, log: Log): Promise<Database | null> => {
  const running = await readRunningServer(dataDir);
  if (!running) return null;
  const pool = embeddedPool(running.socketDirectory, 2);
  const database = overPool("embedded", pool, log);
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    const code = (error as { code?: unknown }).code;
    // The server was killed and could not take its note away.
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    throw error;
  }
};
