import type { Log } from "./database/database-log";

/** What is to be done from time to time; safe to be done by several processes at once. */
export type Chore = {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
};

/** Does the chores one after the other, each in its own rhythm; a failure is told and tried again then. */
export function startHousekeeping(chores: readonly Chore[], log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  const timers = chores.map(({ name, every, work }) =>
    setInterval(() => {
      underWay = underWay
        .then(async () => void (isStopped || (await work())))
        .catch((error: unknown) => log.warn({ err: error }, `The ${name} did not succeed.`));
    }, every).unref(),
  );
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await underWay;
    },
  };
}
