import type { Pool } from "pg";
import type { Log } from "./database-log";

const MINUTE = 60_000;
const CHECKPOINT_EVERY = MINUTE;
const VACUUM_EVERY = 6 * 60 * MINUTE;

/**
 * Does what PostgreSQL's background processes would do, for the embedded engine has none: a
 * checkpoint each minute (bounds the log and the next start's recovery) and a vacuum each six
 * hours, one table at a time so that no request waits for all of them. Through the pool, so that
 * it takes its turn between transactions. Answers how to end it.
 */
export const keepMaintained = (pool: Pool, log: Log): (() => Promise<void>) => {
  let underWay: Promise<void> = Promise.resolve();
  const vacuum = async () => {
    const tables = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1",
    );
    for (const { name } of tables.rows) await pool.query(`vacuum (analyze) ${name}`);
  };
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      underWay = underWay.then(work).then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, `The database's ${what} did not succeed.`),
      );
    }, milliseconds).unref();
  const timers = [
    every(CHECKPOINT_EVERY, "checkpoint", () => pool.query("checkpoint")),
    every(VACUUM_EVERY, "vacuum", vacuum),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await underWay;
  };
};
