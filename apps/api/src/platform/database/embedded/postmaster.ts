import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { OperatorError } from "../../operator-error";
import type { DatabaseAddress } from "./database-address";
import type { Log } from "../database-log";
import { cannotRun } from "./postgres-programs";
import { commandLine, type ProgramRun, programEnvironment, runProgram } from "./postgres-user";

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
const OCCUPIED = /^FATAL: +lock file "|pre-existing shared memory block/u;

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

const pidFileOf = (cluster: string) => path.join(cluster, "postmaster.pid");

/** Returns the process id of PostgreSQL's main process, the postmaster; null if its file does not exist or is incomplete. */
export const readPostmasterPid = async (cluster: string): Promise<number | null> => {
  try {
    const [line = ""] = (await readFile(pidFileOf(cluster), "utf8")).split("\n");
    return Number(line) || null;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
};

/**
 * Removes the file of a postmaster that was killed if its process id now belongs to another process, which PostgreSQL
 * would mistake for the postmaster: in a container, process ids start again from 1.
 */
const removeStaleFile = async ({ folder, address }: Cluster): Promise<void> => {
  const pid = await readPostmasterPid(folder);
  if (process.platform !== "linux" || pid === null) return;
  // Empty for a process that has ended but is still listed.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  if (commandLine.split("\0").includes(folder)) return;
  await rm(pidFileOf(folder), { force: true });
  await rm(path.join(address.host, `.s.PGSQL.${address.port}.lock`), { force: true });
};

/**
 * Starts PostgreSQL on the cluster and resolves when it accepts connections; after a crash this takes as long as its
 * recovery. It gets its own session, so that Ctrl-C reaches only the server. Resolves with false if the cluster is
 * occupied, perhaps only for a moment.
 * @throws OperatorError with PostgreSQL's reason
 */
export const startPostmaster = async (cluster: Cluster): Promise<boolean> => {
  const { programs, user, log } = cluster;
  const args = ["-D", cluster.folder, ...settingsOf(cluster).flatMap((setting) => ["-c", setting])];
  const [command, ...before] = commandLine(user, programs.postgres);
  const child = spawn(command, [...before, ...args], {
    cwd: path.parse(programs.postgres).root,
    env: programEnvironment(programs),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    windowsHide: true,
  });
  const output: string[] = [];
  const lines = createInterface({ input: child.stderr });
  const failure = await new Promise<Error | null>((resolve) => {
    child.once("error", (error) => resolve(cannotRun(programs.postgres, error.message)));
    child.once("close", () => resolve(refusalOf(cluster, output)));
    lines.on("line", (line) => {
      if (output.length < 100) output.push(line);
      if (!OCCUPIED.test(line)) passOn(log, line);
      if (READY.test(line)) resolve(null);
    });
  });
  if (failure === null) {
    detach(child);
    return true;
  }
  if (!output.some((line) => OCCUPIED.test(line))) throw failure;
  await removeStaleFile(cluster);
  return false;
};

/** Seconds. */
const [FAST_WITHIN, IMMEDIATE_WITHIN] = [10, 5];

/**
 * Stops PostgreSQL: disconnects clients and writes a checkpoint; if that takes too long, stops it immediately, as a
 * power cut would.
 */
export const stopPostmaster = async (cluster: Cluster): Promise<void> => {
  const { folder, programs, log } = cluster;
  const stop = (mode: "fast" | "immediate", within: number) =>
    runProgram(cluster, programs.pgCtl, ["stop", "-D", folder, "-m", mode, "-t", String(within)]);
  const hasStopped = () => !existsSync(pidFileOf(folder));
  try {
    await stop("fast", FAST_WITHIN);
  } catch {
    if (hasStopped()) return;
    await stop("immediate", IMMEDIATE_WITHIN).catch((error: unknown) => {
      if (!hasStopped()) log.warn({ err: error }, "PostgreSQL could not be stopped.");
    });
  }
};
