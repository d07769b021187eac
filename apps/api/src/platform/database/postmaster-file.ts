import fs from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";

/*
 * PostgreSQL's main process, the postmaster, says in postmaster.pid who it is. After a kill the file stays, and its
 * number may by then be another process's: in a container the numbers begin anew at each start.
 */

const fileOf = (cluster: string) => path.join(cluster, "postmaster.pid");

/** The process id in postmaster.pid; null without the file, or where it is only being written. */
export const readPostmasterPid = async (cluster: string): Promise<number | null> => {
  try {
    const [line = ""] = (await readFile(fileOf(cluster), "utf8")).split("\n");
    return Number(line) || null;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === "EPERM";
  }
};

/** The folder a process works in; null where it has ended and waits to be reaped, undefined where nothing tells. */
const folderOf = (pid: number): string | null | undefined => {
  if (process.platform !== "linux") return undefined;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    return (error as { code?: unknown }).code === "ENOENT" ? null : undefined;
  }
};

export type PostmasterState =
  /** No postmaster runs here. */
  | "absent"
  /** One is starting, stopping or at work. */
  | "alive"
  /** It has ended, but its parent has not noticed: PostgreSQL still takes it for alive. */
  | "ended"
  /** The file names a process that has nothing to do with this cluster. */
  | "mistaken";

/** @param cluster its real path */
export const postmasterState = async (cluster: string): Promise<PostmasterState> => {
  const pid = await readPostmasterPid(cluster);
  if (pid === null || !isAlive(pid)) return "absent";
  const folder = folderOf(pid);
  if (folder === null) return "ended";
  // A postmaster works in its cluster's folder.
  return folder === undefined || folder === cluster ? "alive" : "mistaken";
};

/**
 * Removes the file that names a process which is none of ours, and which PostgreSQL would take for a postmaster.
 * Call it only when nothing answers at the cluster's socket: a postmaster of another container would answer.
 */
export const removeMistakenFile = async (cluster: string, socketFolder: string): Promise<void> => {
  // Another process may have removed it and started PostgreSQL since.
  if (!["ended", "mistaken"].includes(await postmasterState(cluster))) return;
  await rm(fileOf(cluster), { force: true });
  // With a port there is no such folder.
  const names = fs.existsSync(socketFolder) ? fs.readdirSync(socketFolder) : [];
  for (const name of names.filter((one) => one.endsWith(".lock")))
    await rm(path.join(socketFolder, name), { force: true });
};
