import fs from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";

/*
 * PostgreSQL's main process, the postmaster, writes its process id to postmaster.pid. After a kill the file remains,
 * and its number may then belong to another process: in a container, process ids start again from 1.
 */

const fileOf = (cluster: string) => path.join(cluster, "postmaster.pid");

/** Returns the process id in postmaster.pid; null if there is no file or it is incomplete. */
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

/**
 * Returns the working directory of a process; null if it has ended and waits to be reaped, undefined if it cannot be
 * determined.
 */
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
  /** One is starting, stopping or running. */
  | "alive"
  /** It has ended but has not been reaped, so PostgreSQL still considers it alive. */
  | "ended"
  /** The file names an unrelated process. */
  | "mistaken";

/** @param cluster its real path */
export const postmasterState = async (cluster: string): Promise<PostmasterState> => {
  const pid = await readPostmasterPid(cluster);
  if (pid === null || !isAlive(pid)) return "absent";
  const folder = folderOf(pid);
  if (folder === null) return "ended";
  // A postmaster's working directory is its cluster's folder.
  return folder === undefined || folder === cluster ? "alive" : "mistaken";
};

/**
 * Removes a file that names an unrelated process, which PostgreSQL would mistake for a postmaster. Call it only if
 * nothing responds at the cluster's socket: a postmaster in another container would respond.
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
