import fs from "node:fs";
import path from "node:path";
import { OperatorRefusal } from "../operator-refusal";
import type { Log } from "./database-log";
import { lockDataDirectory } from "./data-directory-lock";
import { INITIALISING } from "./embedded-protocol";
import { superviseWorker } from "./embedded-supervisor";
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

const freeBytes = (directory: string) => {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
};

/** The cluster's folder; throws a sentence when there is no room to make one. */
const prepareDirectory = (dataDir: string): string => {
  const directory = path.join(dataDir, "database");
  const fresh =
    !fs.existsSync(path.join(directory, "PG_VERSION")) || fs.existsSync(directory + INITIALISING);
  const free = freeBytes(dataDir);
  if (fresh && free < SPACE_FOR_A_NEW_CLUSTER)
    throw new OperatorRefusal(
      `A new database needs 256 MB of free space below ${dataDir}; there are ${Math.floor(free / MEGABYTE)} MB.`,
    );
  if (!fresh) fs.chmodSync(directory, 0o700);
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
