import { AsyncLocalStorage } from "node:async_hooks";
import { Pool, type PoolConfig, types } from "pg";
import { type Pooler, sessionOptions } from "./session-settings";

/*
 * int8 is parsed as a number (count(*), whole cents); a value that a number cannot represent exactly is an error, not
 * rounded. numeric remains text. Instants and dates follow the mode of their Drizzle column; a raw `execute` returns
 * PostgreSQL's text, in UTC.
 */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
};
types.setTypeParser(types.builtins.INT8, int8);

/**
 * Connections of a process: more than three callers with all their slots use (`CALL_LIMIT`). A server's lease of the
 * embedded PostgreSQL takes one more.
 */
export const POOL_SIZE = 16;

const insideTransaction = new AsyncLocalStorage<{ open: boolean }>();

/** A second connection inside a transaction silently runs outside it, which is a bug, so it is refused. */
const forbidInsideTransaction = (pool: Pool) => {
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

/** Runs the work of a transaction; until it ends, only the transaction's own connection may be used. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const inside = { open: true };
  try {
    return await insideTransaction.run(inside, work);
  } finally {
    inside.open = false;
  }
}

/** Opens connections when they are first needed. */
export const openPool = (connection: PoolConfig, pooler?: Pooler): Pool => {
  const pool = new Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    ...sessionOptions(pooler),
    ...connection,
  });
  forbidInsideTransaction(pool);
  return pool;
};
