import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { clusterFolder } from "../../src/platform/database/embedded/cluster-folder";
import { readPostmasterPid } from "../../src/platform/database/embedded/postmaster";
import { processTree } from "../../src/platform/pdf/browser/process-tree";

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A process that has ended but is not reaped has no working directory.
    return (
      !existsSync("/proc") || readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z") === false
    );
  } catch {
    return false;
  }
};

const send = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ESRCH") throw error;
  }
};

/** Returns the process id of PostgreSQL's main process for a data directory, if it is alive. */
export const postmasterOf = async (dataDir: string): Promise<number | null> => {
  const pid = await readPostmasterPid(clusterFolder(dataDir));
  return pid !== null && isThere(pid) ? pid : null;
};

/**
 * Ends the PostgreSQL of a data directory, if one runs, and resolves when its main process has ended: with SIGKILL all
 * its processes at once, like a machine that is out of memory; with SIGQUIT as an immediate shutdown.
 */
export const killDatabase = async (
  dataDir: string,
  signal: "SIGKILL" | "SIGQUIT",
): Promise<void> => {
  const pid = await postmasterOf(dataDir);
  if (pid === null) return;
  const pids = signal === "SIGKILL" ? processTree(pid) : [pid];
  for (const pid of pids) send(pid, signal);
  while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Requests an immediate shutdown without waiting, for a process that is ending. */
export const killAtExit = (dataDir: string): void => {
  const file = path.join(clusterFolder(dataDir), "postmaster.pid");
  if (existsSync(file)) send(Number.parseInt(readFileSync(file, "utf8"), 10), "SIGQUIT");
};

/** How often a kill test repeats: once in `npm test`, KILL_ROUNDS times in a full run. */
export const killRounds = (): number => Number(process.env["KILL_ROUNDS"] ?? 1);
