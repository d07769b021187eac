import { createHash } from "node:crypto";
import fs from "node:fs";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";
import { OperatorRefusal } from "../operator-refusal";

/** Thrown when a second process wants the same DATA_DIR; the message is for the operator. */
export class DataDirectoryInUse extends OperatorRefusal {
  override readonly name = "DataDirectoryInUse";
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another Holdfast process; stop that one first, or set DATA_DIR to another directory.`,
    );
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** True when the address was free. The server keeps nothing alive and answers nobody. */
const listen = async (address: string): Promise<Server | null> => {
  const server = createServer((socket) => socket.destroy());
  const outcome = await new Promise<unknown>((resolve) => {
    server.once("error", resolve);
    server.listen(address, () => resolve(undefined));
  });
  if (outcome === undefined) return server.unref();
  if (codeOf(outcome) === "EADDRINUSE") return null;
  throw outcome;
};

const someoneListens = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** A socket's path may have about 100 bytes; a longer one is reached through the open folder on Linux. */
const LONGEST_SOCKET_PATH = 100;

const withReachablePath = async <T>(
  folder: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> => {
  const plain = path.join(folder, name);
  if (Buffer.byteLength(plain) <= LONGEST_SOCKET_PATH) return use(plain);
  if (process.platform !== "linux")
    throw new OperatorRefusal(
      `The path of the data directory ${folder} is too long; choose a shorter one.`,
    );
  const descriptor = fs.openSync(folder, "r");
  try {
    return await use(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    fs.closeSync(descriptor);
  }
};

/**
 * Takes the data directory for this process alone and answers how to give it back. Two listening
 * sockets are the lock, for the kernel closes them with the process however it dies: an abstract
 * one on Linux (atomic, but seen only within one network namespace), and a file in the directory
 * (seen by another container that shares the directory, and on systems without abstract sockets).
 * Throws `DataDirectoryInUse`.
 *
 * @param dataDir an existing directory, its real path
 */
export const lockDataDirectory = async (dataDir: string): Promise<() => void> => {
  const held: Server[] = [];
  const giveBack = () => {
    for (const server of held) server.close();
  };
  try {
    if (process.platform === "linux") {
      const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 32);
      const abstract = await listen(`\0holdfast-${name}`);
      if (!abstract) throw new DataDirectoryInUse(dataDir);
      held.push(abstract);
    }
    await withReachablePath(dataDir, "lock", async (address) => {
      let file = await listen(address);
      if (!file) {
        if (await someoneListens(address)) throw new DataDirectoryInUse(dataDir);
        // Left behind by a process that was killed.
        fs.rmSync(path.join(dataDir, "lock"), { force: true });
        file = await listen(address);
        if (!file) throw new DataDirectoryInUse(dataDir);
      }
      held.push(file);
      fs.chmodSync(path.join(dataDir, "lock"), 0o600);
    });
    return giveBack;
  } catch (error) {
    giveBack();
    throw error;
  }
};
