import { later, MINUTE, SECOND } from "../clock";
import type { Services } from "../services";
import { finishJob, type LeasedJob, leaseJob, retryJob } from "./jobs-store";

/** Between two looks for due jobs (ms). */
const IDLE = 5 * SECOND;
const LONGEST_PAUSE = 5 * MINUTE;

/** Jobs of one kind, of which each process does one at a time. */
export type JobQueue = {
  readonly name: string;
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
  /** Does everything of a queue that is due now, also once stopped, and resolves when nothing is left; for tests. */
  drain(queueName: string): Promise<void>;
  /** Stops after the jobs in progress. */
  stop(): Promise<void>;
};

/** Returns the wait before the next attempt (ms): 2 s, doubled each time, at most 5 minutes. */
const backOff = (attempts: number) => Math.min(LONGEST_PAUSE, 2 ** attempts * SECOND);

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
  const running = new Map<JobQueue, Promise<void>>();

  async function workOnDue(queue: JobQueue, mayStop: () => boolean): Promise<void> {
    while (!mayStop()) {
      const job = await leaseJob(database.query, queue.name, queue.lease, clock.now());
      if (!job) return;
      try {
        await queue.work(job);
        await finishJob(database.query, job);
      } catch (error) {
        const { queue: name, key, attempts } = job;
        log.warn({ err: error, queue: name, key, attempts }, queue.failure);
        await retryJob(database.query, job, later(clock.now(), backOff(attempts)));
      }
    }
  }

  async function run(queue: JobQueue): Promise<void> {
    try {
      if (!started.has(queue)) await queue.start?.();
      started.add(queue);
      await workOnDue(queue, () => isStopped);
    } catch (error) {
      log.warn({ err: error }, "The jobs could not be read.");
    } finally {
      running.delete(queue);
    }
  }

  function look(): void {
    if (isStopped) return;
    for (const queue of queues) if (!running.has(queue)) running.set(queue, run(queue));
  }
  const timer = setInterval(look, IDLE).unref();

  return {
    wake: look,
    async drain(queueName) {
      const queue = queues.find(({ name }) => name === queueName);
      if (!queue) throw new Error(`There is no queue ${queueName}.`);
      await running.get(queue);
      await workOnDue(queue, () => false);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
