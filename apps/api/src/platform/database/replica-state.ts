import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "./database-log";
import { isDatabaseAway, isRepeatable } from "./sql/sql-state";

export type ReplicaProbes = {
  /** The position up to which the primary has written its log (bytes); includes all earlier commits. */
  written(): Promise<number>;
  /** The position up to which the replica has replayed the log (bytes). @throws if the replica cannot be used */
  replayed(): Promise<number>;
  readonly log: Log;
};

/** Decides whether reads may use the replica. */
export type ReplicaState = {
  /**
   * Whether the replica has replayed everything committed before this call. Waits up to 50 ms for it to catch up.
   * Never rejects.
   */
  isCurrent(): Promise<boolean>;
  /** Reports that the replica failed while it was used. */
  fail(error: unknown): void;
};

/** How long a read waits for the replica to catch up (ms). Replication normally takes one or two. */
const MAX_WAIT = 50;
const INTERVAL = 2;
/** How long the replica is not used (ms) after it fell behind, and after it failed. */
const BEHIND_FOR = 1_000;
const AWAY_FOR = 5_000;
/** A replica that is behind for longer than this is logged (ms). */
const LONG_BEHIND = 5_000;

/**
 * Shares runs of `work` between concurrent callers. A caller never gets the result of a run that started before its
 * call: calls made during a run share the next one.
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

  const report = (message: string, error?: unknown) => {
    if (!isReported) log.warn(error === undefined ? {} : { err: error }, message);
    isReported = true;
  };
  const fail = (error: unknown) => {
    restsUntil = performance.now() + AWAY_FOR;
    report("The replica cannot be used. All reads go to the primary.", error);
  };
  const isBehind = () => {
    const now = performance.now();
    restsUntil = now + BEHIND_FOR;
    behindSince ??= now;
    if (now - behindSince > LONG_BEHIND)
      report("The replica is behind. All reads go to the primary.");
  };
  const isUsed = () => {
    if (isReported) log.info("The replica serves reads again.");
    behindSince = undefined;
    isReported = false;
  };

  /** Whether the replica reaches `position` in time. */
  const reaches = async (position: number, since: Promise<number>) => {
    const until = performance.now() + MAX_WAIT;
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
    // Without the primary there is nothing to decide: the read fails there with the reason.
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
 * Returns a function that runs the reads of one request. They run on the replica if it is current when the first read
 * begins, otherwise on the primary. If the replica fails or cancels a read, that read is repeated on the primary, and
 * all later ones run there.
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
