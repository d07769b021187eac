import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "./database-log";
import { isDatabaseAway, isRepeatable } from "./sql-state";

export type ReplicaProbes = {
  /** How far the primary's log is written: all that was committed before stands before it (bytes). */
  written(): Promise<number>;
  /** How far the replica has replayed it (bytes); throws where the replica cannot be used. */
  replayed(): Promise<number>;
  readonly log: Log;
};

/** Whether the replica of a database may be read from. */
export type ReplicaState = {
  /**
   * Whether the replica has replayed everything that was committed before this call. Waits for it a few
   * milliseconds; never rejects.
   */
  isCurrent(): Promise<boolean>;
  /** Reports that the replica failed while it was used. */
  fail(error: unknown): void;
};

/** How long a read waits for the replica (ms): replication takes one or two where all is well. */
const PATIENCE = 50;
const INTERVAL = 2;
/** How long the replica is left alone (ms) after it was behind, and after it failed. */
const BEHIND_FOR = 1_000;
const AWAY_FOR = 5_000;
/** A replica that is behind for longer is worth a warning (ms). */
const LONG_BEHIND = 5_000;

/**
 * Runs `work` once for all that ask at the same time. Nobody is given what began before they asked: who asks
 * while it is under way shares the next run.
 */
export const shareRuns = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= underWay.then(() => {
      next = undefined;
      const run = work();
      underWay = run.catch(() => undefined);
      return run;
    }));
};

export const watchReplica = ({ written, replayed, log }: ReplicaProbes): ReplicaState => {
  let restsUntil = 0;
  let behindSince: number | undefined;
  let isReported = false;

  const report = (sentence: string, error?: unknown) => {
    if (!isReported) log.warn(error === undefined ? {} : { err: error }, sentence);
    isReported = true;
  };
  const fail = (error: unknown) => {
    restsUntil = performance.now() + AWAY_FOR;
    report("The replica cannot be used; the primary answers all reads.", error);
  };
  const isBehind = () => {
    const now = performance.now();
    restsUntil = now + BEHIND_FOR;
    behindSince ??= now;
    if (now - behindSince > LONG_BEHIND)
      report("The replica is behind; the primary answers all reads.");
  };
  const isUsed = () => {
    if (isReported) log.info("The replica answers reads again.");
    behindSince = undefined;
    isReported = false;
  };

  /** Whether the replica reaches `position` soon. */
  const reaches = async (position: number, since: Promise<number>) => {
    const until = performance.now() + PATIENCE;
    for (let reached = await since; reached < position; reached = await replayed()) {
      if (performance.now() > until) return false;
      await pause(INTERVAL);
    }
    return true;
  };
  const check = async () => {
    if (performance.now() < restsUntil) return false;
    const since = replayed();
    // Awaited below, unless the primary fails first.
    since.catch(() => undefined);
    const position = await written().catch(() => undefined);
    // Without the primary there is nothing to decide: the read fails there, and says why.
    if (position === undefined) return false;
    try {
      if (await reaches(position, since)) {
        isUsed();
        return true;
      }
      isBehind();
    } catch (error) {
      fail(error);
    }
    return false;
  };

  return { isCurrent: shareRuns(check), fail };
};

/**
 * Returns what runs the reads of one call: on the replica, if it is current when the first of them begins; on the
 * primary otherwise, and again on the primary, as all that follow, when the replica fails or cancels one because of what
 * it replays.
 */
export const chooseReader = <Reader>(
  state: ReplicaState,
  { replica, primary }: { readonly replica: Reader; readonly primary: Reader },
) => {
  let isLost = false;
  let isCurrent: Promise<boolean> | undefined;
  return async <T>(from: (reader: Reader) => Promise<T>): Promise<T> => {
    if (!isLost && (await (isCurrent ??= state.isCurrent())))
      try {
        return await from(replica);
      } catch (error) {
        const isAway = isDatabaseAway(error);
        if (!isAway && !isRepeatable(error)) throw error;
        isLost = true;
        if (isAway) state.fail(error);
      }
    return from(primary);
  };
};
