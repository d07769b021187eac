import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import path from "node:path";
import { OperatorRefusal } from "../operator-refusal";
import type { DatabaseAddress } from "./database-address";
import type { Log } from "./database-log";
import { cannotRun } from "./postgres-programs";
import { type ProgramRun, programEnvironment, runProgram } from "./postgres-user";
import { postmasterState, readPostmasterPid } from "./postmaster-file";

/** What a cluster is started with. */
export type Cluster = ProgramRun & {
  readonly dataDir: string;
  /** The folder below it; both are real paths. */
  readonly folder: string;
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** Settings of PostgreSQL, `name=value`, that come after our own; for tests. */
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
  // Nothing is copied to another server, so the log need not hold what that would take.
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
  // At each stop it sends clients away, which it calls fatal.
  else if (/^(FATAL|WARNING):(?! +terminating connection)/u.test(line)) log.warn(message);
  else log.info(message);
};

const READY = /database system is ready to accept (?:read-only )?connections/u;
/** Another postmaster has the cluster, or processes of one that was killed still end. */
const OCCUPIED = /lock file "|pre-existing shared memory block/u;

const refusalOf = (cluster: Cluster, said: readonly string[]) => {
  const reason = said.find((line) => /^(FATAL|PANIC):/u.test(line)) ?? said.at(-1);
  const text = reason?.replace(/^[A-Z]+: +/u, "").replace(/\.$/u, "") ?? "it gave no reason";
  return new OperatorRefusal(
    `PostgreSQL could not start on the database in ${cluster.folder}: ${text}.`,
  );
};

/** Lets this process end although PostgreSQL goes on. */
const letGo = (child: ChildProcess) => {
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
};

/**
 * Starts PostgreSQL on the cluster and resolves when it accepts connections, which after a crash takes as long as
 * its recovery. It gets a session of its own, so that Ctrl-C reaches the server alone, and outlives this process.
 * Resolves with "occupied" when another one has the cluster.
 * @throws OperatorRefusal with what PostgreSQL said
 */
export const startPostmaster = async (cluster: Cluster): Promise<Postmaster | "occupied"> => {
  const { programs, user, log } = cluster;
  const words = ["-D", cluster.folder, ...settingsOf(cluster).flatMap((one) => ["-c", one])];
  const [command = "", ...before] = [...user.prefix, programs.postgres];
  const child = spawn(command, [...before, ...words], {
    ...user.ids,
    cwd: path.parse(programs.postgres).root,
    env: programEnvironment(programs),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    windowsHide: true,
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const failed = new Promise<Error>((resolve) => {
    child.once("error", (error) => resolve(cannotRun(programs.postgres, error.message)));
    child.once("close", () => resolve(refusalOf(cluster, said)));
  });
  const outcome = await Promise.race([
    failed,
    new Promise<null>((resolve) => {
      lines.on("line", (line) => {
        if (said.length < 100) said.push(line);
        if (!OCCUPIED.test(line)) passOn(log, line);
        if (READY.test(line)) resolve(null);
      });
    }),
  ]);
  if (outcome === null) {
    letGo(child);
    return { ended };
  }
  if (said.some((line) => OCCUPIED.test(line))) return "occupied";
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
 * Stops PostgreSQL: clients are sent away and a checkpoint is written; one that does not come to an end is stopped
 * as by a power cut. Resolves with false where this process sees none, such as one of another container.
 */
export const stopPostmaster = async (
  cluster: ProgramRun & Pick<Cluster, "folder">,
): Promise<boolean> => {
  const { folder } = cluster;
  const pid = await readPostmasterPid(folder);
  if (pid === null || (await postmasterState(folder)) !== "alive") return false;
  if (process.platform === "win32") {
    // Windows has no signals: pg_ctl speaks to the postmaster by a pipe.
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
