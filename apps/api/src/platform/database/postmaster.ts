import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import path from "node:path";
import { OperatorError } from "../operator-error";
import type { DatabaseAddress } from "./database-address";
import type { Log } from "./database-log";
import { cannotRun } from "./postgres-programs";
import { type ProgramRun, programEnvironment, runProgram } from "./postgres-user";
import { postmasterState, readPostmasterPid } from "./postmaster-file";

/** How a cluster is started. */
export type Cluster = ProgramRun & {
  readonly dataDir: string;
  /** The cluster's folder in it; both are real paths. */
  readonly folder: string;
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** Further settings of PostgreSQL, `name=value`, that override ours; for tests. */
  readonly settings?: readonly string[];
};

export type Postmaster = { readonly ended: Promise<void> };

const settingsOf = ({ address, settings = [] }: Cluster): readonly string[] => [
  ...(path.isAbsolute(address.host)
    ? [
        "listen_addresses=",
        `unix_socket_directories="${address.host.replaceAll('"', '""')}"`,
        "unix_socket_permissions=0700",
      ]
    : [`listen_addresses=${address.host}`, "unix_socket_directories="]),
  `port=${address.port}`,
  "max_connections=40",
  "shared_buffers=32MB",
  "max_wal_size=128MB",
  "min_wal_size=32MB",
  // There is no replication, so the log need not support it.
  "wal_level=minimal",
  "max_wal_senders=0",
  "fsync=on",
  "full_page_writes=on",
  "synchronous_commit=on",
  "timezone=UTC",
  // Statements and their values are personal data and are not logged.
  "log_destination=stderr",
  "logging_collector=off",
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  "log_checkpoints=off",
  "log_line_prefix=",
  ...settings,
];

const passOn = (log: Log, line: string) => {
  const message = `PostgreSQL: ${line}`;
  if (line.startsWith("PANIC:")) log.error(message);
  // At each stop it disconnects clients, which it logs as FATAL.
  else if (/^(FATAL|WARNING):(?! +terminating connection)/u.test(line)) log.warn(message);
  else log.info(message);
};

const READY = /database system is ready to accept (?:read-only )?connections/u;
/** Another postmaster uses the cluster, or processes of a killed one are still ending. */
const OCCUPIED = /lock file "|pre-existing shared memory block/u;

const refusalOf = (cluster: Cluster, output: readonly string[]) => {
  const reason = output.find((line) => /^(FATAL|PANIC):/u.test(line)) ?? output.at(-1);
  const text = reason?.replace(/^[A-Z]+: +/u, "").replace(/\.$/u, "") ?? "no reason was given";
  return new OperatorError(
    `PostgreSQL could not start for the database in ${cluster.folder}: ${text}.`,
  );
};

/** Lets this process end while PostgreSQL continues. */
const detach = (child: ChildProcess) => {
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
};

/**
 * Starts PostgreSQL on the cluster and resolves when it accepts connections; after a crash this takes as long as its
 * recovery. It gets its own session, so that Ctrl-C reaches only the server, and outlives this process. Resolves with
 * "occupied" if another postmaster uses the cluster.
 * @throws OperatorError with PostgreSQL's reason
 */
export const startPostmaster = async (cluster: Cluster): Promise<Postmaster | "occupied"> => {
  const { programs, user, log } = cluster;
  const args = ["-D", cluster.folder, ...settingsOf(cluster).flatMap((one) => ["-c", one])];
  const [command = "", ...before] = [...user.prefix, programs.postgres];
  const child = spawn(command, [...before, ...args], {
    ...user.ids,
    cwd: path.parse(programs.postgres).root,
    env: programEnvironment(programs),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    windowsHide: true,
  });
  const output: string[] = [];
  const lines = createInterface({ input: child.stderr });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const failed = new Promise<Error>((resolve) => {
    child.once("error", (error) => resolve(cannotRun(programs.postgres, error.message)));
    child.once("close", () => resolve(refusalOf(cluster, output)));
  });
  const outcome = await Promise.race([
    failed,
    new Promise<null>((resolve) => {
      lines.on("line", (line) => {
        if (output.length < 100) output.push(line);
        if (!OCCUPIED.test(line)) passOn(log, line);
        if (READY.test(line)) resolve(null);
      });
    }),
  ]);
  if (outcome === null) {
    detach(child);
    return { ended };
  }
  if (output.some((line) => OCCUPIED.test(line))) return "occupied";
  throw outcome;
};

const FAST_WITHIN = 10_000;
const IMMEDIATE_WITHIN = 5_000;

const hasEnded = async (folder: string, pid: number, within: number): Promise<boolean> => {
  for (const began = performance.now(); performance.now() - began < within;) {
    if ((await readPostmasterPid(folder)) !== pid) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
};

/**
 * Stops PostgreSQL: disconnects clients and writes a checkpoint; if that takes too long, stops it immediately, as a
 * power cut would. Resolves with false if this process sees no postmaster, for example because it runs in another
 * container.
 */
export const stopPostmaster = async (
  cluster: ProgramRun & Pick<Cluster, "folder">,
): Promise<boolean> => {
  const { folder } = cluster;
  const pid = await readPostmasterPid(folder);
  if (pid === null || (await postmasterState(folder)) !== "alive") return false;
  if (process.platform === "win32") {
    // Windows has no signals: pg_ctl reaches the postmaster by a pipe.
    await runProgram(cluster, cluster.programs.pgCtl, ["stop", "-D", folder, "-m", "fast"]);
    return true;
  }
  for (const [signal, within] of [
    ["SIGINT", FAST_WITHIN],
    ["SIGQUIT", IMMEDIATE_WITHIN],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as { code?: unknown }).code === "ESRCH") return true;
      throw error;
    }
    if (await hasEnded(folder, pid, within)) break;
  }
  return true;
};
