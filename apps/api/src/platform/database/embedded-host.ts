import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Log } from "./database";
import { lockDataDirectory } from "./data-directory-lock";
import {
  type EmbeddedWorkerData,
  type EmbeddedWorkerMessage,
  INITIALISING,
  SHARED,
} from "./embedded-protocol";
import {
  forgetKilledServer,
  makeSocketDirectory,
  removeRunningServer,
  removeSocketDirectory,
  socketFile,
  writeRunningServer,
} from "./running-server";

const MEGABYTE = 2 ** 20;
/** A new cluster takes about 40 MB and its log up to 64 MB more. */
const SPACE_FOR_A_NEW_CLUSTER = 256 * MEGABYTE;

export type EmbeddedLimits = {
  /** Below this much free space writes are refused and reads go on (bytes). */
  readonly lowSpaceBytes: number;
  /** A unit of statements that runs longer has gone astray, and the engine is restarted (ms). */
  readonly longestUnitMs: number;
  /** A transaction whose client stays silent for so long is rolled back (ms). */
  readonly idleInTransactionMs: number;
};
/** A unit may take a little longer than `query_timeout`. */
const LIMITS: EmbeddedLimits = {
  lowSpaceBytes: 64 * MEGABYTE,
  longestUnitMs: 40_000,
  idleInTransactionMs: 60_000,
};

/** After a write failed for want of space the engine is known to spin for ever (ms). */
const LONGEST_UNIT_WITHOUT_SPACE = 3_000;
const WATCH_EVERY = 500;
const RESTART_PAUSES = [0, 250, 1_000, 2_000, 5_000];

export type EmbeddedHostOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly limits?: Partial<EmbeddedLimits> | undefined;
};

export type EmbeddedHost = {
  /** What `pg` takes as `host`. */
  readonly socketDirectory: string;
  /** How often the engine has had the disk confirm its writes since it was (re)started. */
  completedSyncs(): number;
  stop(): Promise<void>;
};

/**
 * The worker's file: beside this one in the built API; run from the sources (tests, development)
 * it is what `buildEmbeddedWorker` of the bundler's configuration made.
 */
const workerFile = (): URL => {
  const beside = new URL("./embedded-worker.js", import.meta.url);
  if (fs.existsSync(fileURLToPath(beside))) return beside;
  const built = new URL(
    "../../../node_modules/.cache/holdfast/embedded-worker.js",
    import.meta.url,
  );
  if (fs.existsSync(fileURLToPath(built))) return built;
  throw new Error("The embedded database has not been built: run npm run build.");
};

const freeBytes = (directory: string) => {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
};

const prepareDirectory = (dataDir: string): string => {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const real = fs.realpathSync(dataDir);
  const directory = path.join(real, "database");
  const fresh =
    !fs.existsSync(path.join(directory, "PG_VERSION")) || fs.existsSync(directory + INITIALISING);
  const free = freeBytes(real);
  if (fresh && free < SPACE_FOR_A_NEW_CLUSTER)
    throw new Error(
      `A new database needs 256 MB of free space below ${real}; there are ${Math.floor(free / MEGABYTE)} MB.`,
    );
  return directory;
};

/**
 * Runs the embedded engine for this process alone: takes the directory's lock, starts the worker,
 * replaces it when it dies or goes astray, and writes `run.json` for operator commands.
 * Throws `DataDirectoryInUse`, or an error whose sentence says why the start is refused.
 */
export const startEmbeddedHost = async (options: EmbeddedHostOptions): Promise<EmbeddedHost> => {
  const { log } = options;
  fs.mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = fs.realpathSync(options.dataDir);
  const unlock = await lockDataDirectory(dataDir);
  let socketDirectory: string | undefined;
  try {
    const directory = prepareDirectory(dataDir);
    await forgetKilledServer(dataDir);
    socketDirectory = await makeSocketDirectory();
    const limits = { ...LIMITS, ...options.limits };
    const { lowSpaceBytes, idleInTransactionMs } = limits;
    const running = await superviseWorker({
      log,
      longestUnitMs: limits.longestUnitMs,
      worker: {
        directory,
        socketPath: socketFile(socketDirectory),
        lowSpaceBytes,
        idleInTransactionMs,
      },
    });
    await writeRunningServer(dataDir, { pid: process.pid, socketDirectory });
    const made = socketDirectory;
    return {
      socketDirectory: made,
      completedSyncs: running.completedSyncs,
      stop: async () => {
        await removeRunningServer(dataDir);
        await running.stop();
        await removeSocketDirectory(made);
        unlock();
      },
    };
  } catch (error) {
    if (socketDirectory) await removeSocketDirectory(socketDirectory);
    unlock();
    throw error;
  }
};

type Supervised = {
  readonly log: Log;
  readonly longestUnitMs: number;
  readonly worker: Omit<EmbeddedWorkerData, "shared">;
};

/** Starts one worker; resolves when its door is open, rejects when it ends before that. */
const startWorker = async ({ log, worker: data }: Supervised) => {
  fs.rmSync(data.socketPath, { force: true });
  const state = new Int32Array(new SharedArrayBuffer(SHARED.size * 4));
  const worker = new Worker(workerFile(), {
    name: "embedded-database",
    workerData: { ...data, shared: state.buffer } satisfies EmbeddedWorkerData,
  });
  const ended = new Promise<Error>((resolve) => {
    let reason = new Error("The embedded database stopped.");
    worker.once(
      "error",
      (error) =>
        (reason = new Error(`The embedded database stopped: ${error.message}`, { cause: error })),
    );
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

const superviseWorker = async (supervised: Supervised) => {
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
