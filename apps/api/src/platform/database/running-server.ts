import fs from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { OperatorRefusal } from "../operator-refusal";

/*
 * How a second process of the same operator (keys issue, backup) finds the embedded database of a
 * running server: the socket's directory stands in DATA_DIR/run.json, readable by its owner alone.
 */

const runFile = (dataDir: string) => path.join(dataDir, "run.json");

const runningServer = z.object({
  pid: z.int(),
  socketDirectory: z.string(),
});
export type RunningServer = z.infer<typeof runningServer>;

/** The port number that names the socket file; no TCP port is opened. */
export const SOCKET_PORT = 5432;
export const socketFile = (socketDirectory: string) =>
  path.join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}`);

/** A private directory (0700) for the socket, short enough for a socket's path on every system. */
export const makeSocketDirectory = async (): Promise<string> => {
  const temporary = os.tmpdir();
  return mkdtemp(path.join(temporary.length <= 60 ? temporary : "/tmp", "holdfast-"));
};

export const removeSocketDirectory = async (socketDirectory: string): Promise<void> => {
  await rm(socketFile(socketDirectory), { force: true });
  if (fs.existsSync(socketDirectory)) fs.rmdirSync(socketDirectory);
};

/** What `DATA_DIR/run.json` tells, or null when no server runs (or none ever did). */
export const readRunningServer = async (dataDir: string): Promise<RunningServer | null> => {
  try {
    return runningServer.parse(JSON.parse(await readFile(runFile(dataDir), "utf8")));
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw new OperatorRefusal(`${runFile(dataDir)} cannot be read: is it from another program?`, {
      cause: error,
    });
  }
};

/** Written whole or not at all. */
export const writeRunningServer = async (dataDir: string, running: RunningServer) => {
  const temporary = `${runFile(dataDir)}.new`;
  await writeFile(temporary, `${JSON.stringify(running)}\n`, { mode: 0o600 });
  await rename(temporary, runFile(dataDir));
};

export const removeRunningServer = (dataDir: string) => rm(runFile(dataDir), { force: true });

/** Clears what a killed server left; call it only while holding the directory's lock. */
export const forgetKilledServer = async (dataDir: string): Promise<void> => {
  const killed = await readRunningServer(dataDir).catch(() => null);
  await removeRunningServer(dataDir);
  if (!killed || !path.basename(killed.socketDirectory).startsWith("holdfast-")) return;
  if (fs.existsSync(socketFile(killed.socketDirectory)))
    await removeSocketDirectory(killed.socketDirectory);
};
