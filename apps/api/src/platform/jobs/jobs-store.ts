import { and, asc, eq, gt, isNull, lte, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import { addMs } from "../clock";
import type { Queryable } from "../database/database";
import { rowOf, rowsOf } from "../database/sql/row-of";
import { jobs as table } from "./jobs-table";

export type JobKey = { readonly queue: string; readonly key: string };

const isJob = ({ queue, key }: JobKey) => and(eq(table.queue, queue), eq(table.key, key));

/** Adds jobs, in the transaction of their cause. One that exists runs at that time at the earliest. */
export async function putJobs(
  db: Queryable,
  jobs: readonly (JobKey & { readonly runAt: Date; readonly sequence?: SQL })[],
): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insert(table)
    .values(rowsOf(table, jobs))
    .onConflictDoUpdate({
      target: [table.queue, table.key],
      set: { runAt: sql`greatest(${table.runAt}, excluded.run_at)` },
    });
}

/** Lets a job run at that time, with attempts counted from 0. A process that works on it no longer has it. */
export async function rescheduleJob(db: Queryable, job: JobKey, runAt: Date): Promise<void> {
  await db
    .update(table)
    .set(rowOf(table, { runAt, lockedUntil: null, attempts: 0 }))
    .where(isJob(job));
}

/** Makes a job due now. Does not interrupt a worker that holds the lease. */
export async function hastenJob(db: Queryable, job: JobKey, now: Date): Promise<void> {
  await db
    .update(table)
    .set(rowOf(table, { runAt: now }))
    .where(and(isJob(job), gt(table.runAt, now)));
}

export type LeasedJob = JobKey & { readonly attempts: number; readonly lockedUntil: Date };

/**
 * Whether an earlier job of its sequence has not been tried yet, is in progress, or was left when a lease ended. One that
 * failed keeps no other waiting.
 */
const waitsForEarlier = sql`exists (
  select 1 from jobs earlier
  where earlier.queue = ${table.queue} and earlier.sequence = ${table.sequence} and earlier.key < ${table.key}
    and (earlier.attempts = 0 or earlier.locked_until is not null))`;

/**
 * Leases the job of a queue that has been due for longest; undefined without one. A lease instead of a row lock, so that
 * no transaction stays open while another service responds.
 * @param lease how long a process may work on it before another one may lease it (ms)
 * @param except keys of jobs that are not leased
 */
export async function leaseJob(
  db: Queryable,
  queue: string,
  lease: number,
  now: Date,
  except: readonly string[],
): Promise<LeasedJob | undefined> {
  const lockedUntil = addMs(now, lease);
  const due = db
    .select({ key: table.key })
    .from(table)
    .where(
      and(
        eq(table.queue, queue),
        lte(table.runAt, now),
        or(isNull(table.lockedUntil), lte(table.lockedUntil, now)),
        notInArray(table.key, [...except]),
        not(waitsForEarlier),
      ),
    )
    .orderBy(asc(table.runAt), asc(table.key))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(table)
    .set(rowOf(table, { lockedUntil, attempts: sql`${table.attempts} + 1` }))
    // `=`, because the planner may run the query of an `in` several times, each of which locks another row.
    .where(and(eq(table.queue, queue), eq(table.key, sql`(${due})`)))
    .returning({ key: table.key, attempts: table.attempts });
  return row && { ...row, queue, lockedUntil };
}

const isLeased = (job: LeasedJob) => and(isJob(job), eq(table.lockedUntil, job.lockedUntil));

/** Deletes a job that is done, unless its work has rescheduled it. */
export async function finishJob(db: Queryable, job: LeasedJob): Promise<void> {
  await db.delete(table).where(isLeased(job));
}

/** Lets a job that failed run again at that time. */
export async function retryJob(db: Queryable, job: LeasedJob, runAt: Date): Promise<void> {
  await db
    .update(table)
    .set(rowOf(table, { runAt, lockedUntil: null }))
    .where(isLeased(job));
}
