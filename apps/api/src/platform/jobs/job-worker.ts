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

type WorkerServices = Pick<Services, "database" | "clock" | "log">;

/** Does the jobs of one queue. */
function startQueue({ database, clock, log }: WorkerServices, queue: JobQueue) {
  const { name, atOnce, lease } = queue;
  let isStopped = false;
  let isStarted = false;
  /** It was to be looked at while it was full: a job may have come after the last look. */
  let isMissed = false;
  const runs = new Set<Promise<void>>();
  /** Jobs in progress here, which this process does not lease again if they take longer than their lease. */
  const inProgress = new Set<string>();

  async function leaseDue(dueBy = clock.now()) {
    const job = await leaseJob(database.query, name, lease, dueBy, [...inProgress]);
    if (job) inProgress.add(job.key);
    return job;
  }

  async function workOn(job: LeasedJob): Promise<void> {
    const { key, attempts } = job;
    try {
      await queue.work(job);
      await finishJob(database.query, job);
    } catch (error) {
      log.warn({ err: error, queue: name, key, attempts }, queue.failure);
      await retryJob(database.query, job, addMs(clock.now(), backOff(attempts)));
    } finally {
      inProgress.delete(key);
    }
  }

  /** Does one job after another until none is due. */
  async function run(): Promise<void> {
    try {
      if (!isStarted) await queue.start?.();
      isStarted = true;
      const next = async () => (isStopped ? undefined : leaseDue());
      for (let job = await next(); job; job = await next()) {
        // Another one may be due too.
        startRun();
        await workOn(job);
      }
    } catch (error) {
      log.warn({ err: error, queue: name }, "The jobs could not be read.");
    }
  }

  /** Starts a run, unless there are as many as there may be. Returns whether it did. */
  function startRun(): boolean {
    if (isStopped || runs.size >= atOnce) return false;
    const begun = run().finally(() => {
      runs.delete(begun);
      if (isMissed) look();
    });
    runs.add(begun);
    return true;
  }

  const look = () => {
    isMissed = !startRun();
  };

  const workThrough = async (dueBy: Date | undefined) => {
    for (let job = await leaseDue(dueBy); job; job = await leaseDue(dueBy)) await workOn(job);
  };

  return {
    name,
    look,
    async drain(dueBy: Date | undefined) {
      // What runs already may keep a later job of its sequence waiting.
      do {
        await Promise.all(runs);
        await Promise.all(Array.from({ length: atOnce }, () => workThrough(dueBy)));
      } while (runs.size > 0);
    },
    async stop() {
      isStopped = true;
      await Promise.all(runs);
    },
  };
}

/**
 * Starts to do the jobs of these queues, which do not wait for each other. Several processes may do this: each job is
 * leased by one at a time.
 */
export function startJobWorker(services: WorkerServices, queues: readonly JobQueue[]): JobWorker {
  const started = queues.map((queue) => startQueue(services, queue));
  const wake = () => {
    for (const { look } of started) look();
  };
  const timer = setInterval(wake, IDLE).unref();
  return {
    wake,
    async drain({ queue, dueBy } = {}) {
      const drained = started.filter(({ name }) => queue === undefined || name === queue);
      if (drained.length === 0) throw new Error(`There is no queue ${queue}.`);
      await Promise.all(drained.map(({ drain }) => drain(dueBy)));
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}
