import { addMs, MINUTE, SECOND } from "../clock";
import type { Services } from "../services";
import { finishJob, type LeasedJob, leaseJob, retryJob } from "./jobs-store";

/** Between two looks for due jobs (ms). */
const IDLE = 2 * SECOND;

/** Jobs of one kind. */
export type JobQueue = {
  readonly name: string;
  /** How many of them a process does at a time. */
  readonly atOnce: number;
  /** How long a process may work on a job before another one may (ms): longer than the work takes. */
  readonly lease: number;
  /** What the log says of a job that failed. */
  readonly failure: string;
  /** Adds the jobs that there always are, before the first look. */
  readonly start?: () => Promise<void>;
  /** May be repeated: a process that is killed leaves its job to another one. A job that it reschedules is not done. */
  work(job: LeasedJob): Promise<void>;
};

export type JobWorker = {
  /** Looks for due jobs now instead of at the next tick. */
  wake(): void;
  /** Does everything due now, or by `dueBy`, also once stopped, and resolves when nothing is left; for tests. */
  drain(only?: { readonly queue?: string; readonly dueBy?: Date }): Promise<void>;
  /** Stops after the jobs in progress. */
  stop(): Promise<void>;
};

/** Returns the wait before the next attempt (ms): 2 s, doubled each time, up to the longest one. */
export const backOff = (attempts: number, longest = 5 * MINUTE) =>
  Math.min(longest, 2 ** attempts * SECOND);

/**
 * Starts to do the jobs of these queues, which do not wait for each other. Several processes may do this: each job is
 * leased by one at a time.
 */
export function startJobWorker(
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  queues: readonly JobQueue[],
): JobWorker {
  let isStopped = false;
  const started = new Set<JobQueue>();
  const running = new Map(queues.map((queue) => [queue, new Set<Promise<void>>()]));
  const runningOf = (queue: JobQueue) => running.get(queue) ?? new Set();
  /** Queues that were to be looked at while they were full: a job may have come after their last look. */
  const missed = new Set<JobQueue>();
  /** Jobs in progress here, which this process does not lease again if they take longer than their lease. */
  const inProgress = new Set<LeasedJob>();

  async function leaseDue({ name, lease }: JobQueue, dueBy = clock.now()) {
    const own = [...inProgress].filter(({ queue }) => queue === name).map(({ key }) => key);
    const job = await leaseJob(database.query, name, lease, dueBy, own);
    if (job) inProgress.add(job);
    return job;
  }

  async function workOn(queue: JobQueue, job: LeasedJob): Promise<void> {
    try {
      await queue.work(job);
      await finishJob(database.query, job);
    } catch (error) {
      const { queue: name, key, attempts } = job;
      log.warn({ err: error, queue: name, key, attempts }, queue.failure);
      await retryJob(database.query, job, addMs(clock.now(), backOff(attempts)));
    } finally {
      inProgress.delete(job);
    }
  }

  /** Does one job after another until none is due. */
  async function run(queue: JobQueue): Promise<void> {
    try {
      if (!started.has(queue)) await queue.start?.();
      started.add(queue);
      const next = async () => (isStopped ? undefined : leaseDue(queue));
      for (let job = await next(); job; job = await next()) {
        // Another one may be due too.
        start(queue);
        await workOn(queue, job);
      }
    } catch (error) {
      log.warn({ err: error }, "The jobs could not be read.");
    }
  }

  /** Starts a run, unless the queue has as many as it may. Returns whether it did. */
  function start(queue: JobQueue): boolean {
    const runs = runningOf(queue);
    if (isStopped || runs.size >= queue.atOnce) return false;
    const begun = run(queue).finally(() => {
      runs.delete(begun);
      if (missed.delete(queue)) start(queue);
    });
    runs.add(begun);
    return true;
  }
  const look = () => {
    for (const queue of queues) if (!start(queue)) missed.add(queue);
  };
  const timer = setInterval(look, IDLE).unref();

  async function drainQueue(queue: JobQueue, dueBy: Date | undefined): Promise<void> {
    const workThrough = async () => {
      for (let job = await leaseDue(queue, dueBy); job; job = await leaseDue(queue, dueBy))
        await workOn(queue, job);
    };
    // What runs already may keep a later job of its sequence waiting.
    do {
      await Promise.all(runningOf(queue));
      await Promise.all(Array.from({ length: queue.atOnce }, workThrough));
    } while (runningOf(queue).size > 0);
  }

  return {
    wake: look,
    async drain({ queue: name, dueBy } = {}) {
      const drained = queues.filter((queue) => name === undefined || queue.name === name);
      if (drained.length === 0) throw new Error(`There is no queue ${name}.`);
      await Promise.all(drained.map((queue) => drainQueue(queue, dueBy)));
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(queues.flatMap((queue) => [...runningOf(queue)]));
    },
  };
}
