import { MINUTE, SECOND } from "./clock";
import type { Log } from "./database/database-log";

/** A recurring task; safe to run in several processes at once. */
export type ScheduledTask = {
  readonly name: string;
  /** Interval (ms). */
  readonly every: number;
  /** Runs at its time, also while other tasks run. */
  readonly isUrgent?: true;
  readonly work: () => Promise<unknown>;
};

/** When the tasks run for the first time (ms after the start). */
export type FirstRuns = {
  /** Until the first task: late enough not to slow the start down. */
  readonly after: number;
  /** Between two tasks. */
  readonly apart: number;
};

export type Scheduler = {
  /** Starts no further task, and waits for those that run. */
  stop(): Promise<void>;
};

const FIRST_RUNS: FirstRuns = { after: 5 * MINUTE, apart: 10 * SECOND };

/**
 * Runs each task a few minutes after the start, so that a server which is restarted often runs it too, and then at its
 * interval. Only one runs at a time; an urgent one waits only for its own earlier run. A failure is logged, and the task
 * runs again at its next time.
 */
export function startScheduler(
  tasks: readonly ScheduledTask[],
  log: Log,
  { after, apart }: FirstRuns = FIRST_RUNS,
): Scheduler {
  let isStopped = false;
  /** The last run of each urgent task, and that of all others. */
  const underWay = new Map<ScheduledTask | "others", Promise<void>>();
  const start = (task: ScheduledTask) => {
    const queue = task.isUrgent === true ? task : "others";
    const earlier = underWay.get(queue) ?? Promise.resolve();
    const run = earlier
      .then(async () => void (isStopped || (await task.work())))
      .catch((error: unknown) =>
        log.warn({ err: error }, `Task failed: ${task.name}. It runs again at its next interval.`),
      );
    underWay.set(queue, run);
  };
  // Unreferenced, so the timers do not keep an otherwise idle process alive.
  const timers = tasks.flatMap((task, at) => {
    const first = after + at * apart;
    const interval = setInterval(start, task.every, task).unref();
    return first < task.every ? [interval, setTimeout(start, first, task).unref()] : [interval];
  });
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
