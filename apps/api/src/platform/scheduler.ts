import { MINUTE, SECOND } from "./clock";
import type { Log } from "./database/database-log";

/** What is to be done from time to time; safe to be done by several processes at once. */
export type ScheduledTask = {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
};

/** When the chores run for the first time (ms after the start). */
export type FirstRuns = {
  /** Of the first chore: late enough not to slow the start down. */
  readonly after: number;
  /** Between two chores. */
  readonly apart: number;
};

const FIRST_RUNS: FirstRuns = { after: 5 * MINUTE, apart: 10 * SECOND };

/**
 * Runs each chore a few minutes after the start, so that a server which is restarted often runs it too, and
 * then at its interval. Only one runs at a time. A failure is logged, and the chore runs again at its next time.
 */
export function startScheduler(
  tasks: readonly ScheduledTask[],
  log: Log,
  { after, apart }: FirstRuns = FIRST_RUNS,
): { stop(): Promise<void> } {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  const start = ({ name, work }: ScheduledTask) => {
    underWay = underWay
      .then(async () => void (isStopped || (await work())))
      .catch((error: unknown) => log.warn({ err: error }, `The ${name} did not succeed.`));
  };
  // Without a reference the timers do not keep a process alive that has nothing else to do.
  const timers = tasks.flatMap((task, at) => {
    const first = after + at * apart;
    const interval = setInterval(start, task.every, task).unref();
    return first < task.every ? [interval, setTimeout(start, first, task).unref()] : [interval];
  });
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await underWay;
    },
  };
}
