import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot, UNPRIVILEGED_USER } from "./chromium-jail";

/*
 * A browser's profile is in its own temporary folder, which also identifies its processes. The folder is named after
 * the server's process, so that a later server recognises those left by one that was killed.
 */

const MARK = "holdfast-print-";
const NAME = /^holdfast-print-(\d+)-/;
const own = new Set<string>();

export async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), `${MARK}${process.pid}-`));
  own.add(home);
  if (isRoot()) await chown(home, UNPRIVILEGED_USER, UNPRIVILEGED_USER);
  return home;
}

/** @throws Error of the file system if something in it cannot be removed */
export async function removeHome(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  own.delete(home);
}

/**
 * Removes the folders of servers that were killed.
 * @throws Error of the file system, such as for another user's folder
 */
export async function sweepHomes(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => isAbandoned(name));
  await Promise.all(folders.map((name) => removeHome(join(tmpdir(), name))));
}

function isAbandoned(name: string): boolean {
  const pid = Number(NAME.exec(name)?.[1]);
  if (Number.isNaN(pid) || own.has(join(tmpdir(), name))) return false;
  // In a container every server has the same process id, so a folder that this server did not create is an older one's.
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
