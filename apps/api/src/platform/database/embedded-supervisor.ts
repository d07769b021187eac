import fs from "node:fs";
import { Worker } from "node:worker_threads";
import { OperatorRefusal } from "../operator-refusal";
import { workerFile } from "../worker-file";
import type { Log } from "./database-log";
import { type EmbeddedWorkerData, type EmbeddedWorkerMessage, SHARED } from "./embedded-protocol";

/** After a write failed for want of space the engine is known to spin for ever (ms). */
const LONGEST_UNIT_WITHOUT_SPACE = 3_000;
const WATCH_EVERY = 500;
const RESTART_PAUSES = [0, 250, 1_000, 2_000, 5_000];

export type Supervised = {
  readonly log: Log;
  readonly longestUnitMs: number;
  readonly worker: Omit<EmbeddedWorkerData, "shared">;
};

/** Starts one worker; resolves when its door is open, rejects when it ends before that. */
const startWorker = async ({ log, worker: data }: Supervised) => {
  fs.rmSync(data.socketPath, { force: true });
  const state = new Int32Array(new SharedArrayBuffer(SHARED.size * 4));
  const worker = new Worker(workerFile("embedded-worker"), {
    name: "embedded-database",
    workerData: { ...data, shared: state.buffer } satisfies EmbeddedWorkerData,
  });
  const ended = new Promise<Error>((resolve) => {
    let reason = new OperatorRefusal(`The embedded database in ${data.directory} stopped.`);
    worker.once("error", (error) => {
      const why = error.message.replace(/\.$/, "");
      const sentence = `The embedded database in ${data.directory} stopped: ${why}.`;
      reason = new OperatorRefusal(sentence, { cause: error });
    });
    worker.once("exit", () => resolve(reason));
  });
  worker.on("message", (message: EmbeddedWorkerMessage) => {
    if (message.kind !== "space") return;
    if (message.low)
      log.error("The disk is nearly full: writes are refused until there is room again.");
    else log.warn("There is room on the disk again: writes are accepted.");
  });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    void ended.then(reject);
  });
  return { worker, state, ended };
};

/** Calls `kill` when one unit of statements runs for too long. */
const watch = (state: Int32Array, longestUnitMs: number, kill: (why: string) => void) => {
  let seen = 0;
  let since = performance.now();
  const timer = setInterval(() => {
    const units = Atomics.load(state, SHARED.units);
    if (units !== seen || units % 2 === 0) {
      seen = units;
      since = performance.now();
      return;
    }
    const astray = performance.now() - since;
    if (Atomics.load(state, SHARED.noSpace) > 0 && astray > LONGEST_UNIT_WITHOUT_SPACE)
      kill("It ran out of disk space in the middle of a statement.");
    else if (astray > longestUnitMs) kill("A statement did not end.");
  }, WATCH_EVERY);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Keeps a worker running until `stop`: one that dies or goes astray is replaced, with pauses.
 * Rejects when the first one does not start.
 */
export const superviseWorker = async (supervised: Supervised) => {
  const { log } = supervised;
  let current = await startWorker(supervised);
  const stopping = new AbortController();

  const keepRunning = async () => {
    for (;;) {
      const { worker, state, ended } = current;
      const stopWatching = watch(state, supervised.longestUnitMs, (why) => {
        log.error(`The embedded database is restarted. ${why}`);
        void worker.terminate();
      });
      const reason = await ended;
      stopWatching();
      if (stopping.signal.aborted) return;
      log.error({ err: reason }, "The embedded database stopped; it is started again.");
      const next = await restart();
      if (!next) return;
      current = next;
      if (stopping.signal.aborted) await next.worker.terminate();
    }
  };

  const restart = async () => {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      const pause = RESTART_PAUSES[Math.min(attempt, RESTART_PAUSES.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (stopping.signal.aborted) return null;
      try {
        return await startWorker(supervised);
      } catch (error) {
        log.error({ err: error }, "The embedded database did not start; trying again.");
      }
    }
    return null;
  };

  const kept = keepRunning();
  return {
    completedSyncs: () => Atomics.load(current.state, SHARED.syncs),
    /** Ends cleanly (a checkpoint is written); an engine that does not answer is cut off after 5 s. */
    stop: async () => {
      stopping.abort();
      const { worker, ended } = current;
      const stopped = new Promise<void>((resolve) => {
        worker.on("message", (message: EmbeddedWorkerMessage) => {
          if (message.kind === "stopped") resolve();
        });
        void ended.then(() => resolve());
      });
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 5_000).unref());
      worker.postMessage("stop", []);
      await Promise.race([stopped, patience]);
      await worker.terminate();
      await kept;
    },
  };
};
