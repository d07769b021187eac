import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import {
  type EmbeddedWorkerData,
  type EmbeddedWorkerMessage,
  INITIALISING,
  SHARED,
} from "./embedded-protocol";
import { queryMessage, statusAtEnd, type TransactionStatus } from "./wire-frames";
import { serveWire } from "./wire-server";

/*
 * The embedded engine: PGlite in a worker thread, made durable. PGlite's stock options start
 * PostgreSQL with fsync off and its file system ignores fsync; a power loss then loses committed
 * work. Here `-F` is dropped, fsync reaches the disk, and a start without proof of that is refused.
 */

const { directory, socketPath, lowSpaceBytes, idleInTransactionMs, shared } =
  workerData as EmbeddedWorkerData;
const state = new Int32Array(shared);
const report = (message: EmbeddedWorkerMessage) => parentPort?.postMessage(message, []);

const syncPath = (file: string) => {
  const descriptor = fs.openSync(file, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
};

const syncTree = (folder: string) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else if (entry.isFile()) syncPath(full);
  }
  syncPath(folder);
};

type Stream = { readonly nfd: number };
type StreamOperations = {
  fsync?: (stream: Stream) => number;
  write: (...args: readonly unknown[]) => number;
};
/** What this file needs of Emscripten's NODEFS; PGlite's types do not tell. */
type NodeFileSystem = { readonly stream_ops: StreamOperations };
const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === "object" && value !== null && "stream_ops" in value;

/** Emscripten's error numbers (musl's order as WASI has it): EIO and ENOSPC. */
const NO_SPACE = 51;
const INPUT_OUTPUT = 29;

const makeDurable = (fileSystem: unknown) => {
  if (!isNodeFileSystem(fileSystem))
    throw new Error("The embedded database's file system has changed: it cannot be made durable.");
  const operations = fileSystem.stream_ops;
  operations.fsync = (stream) => {
    try {
      fs.fsyncSync(stream.nfd);
    } catch {
      // PostgreSQL stops the cluster on this, as it must: the page cache can no longer be trusted.
      return INPUT_OUTPUT;
    }
    Atomics.add(state, SHARED.syncs, 1);
    return 0;
  };
  const write = operations.write;
  operations.write = (...args) => {
    try {
      return write(...args);
    } catch (error) {
      if ((error as { errno?: unknown }).errno === NO_SPACE) Atomics.add(state, SHARED.noSpace, 1);
      throw error;
    }
  };
};

class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const prepared = await super.init(...args);
    (prepared.emscriptenOpts.preRun ??= []).push((module) => makeDurable(module.NODEFS));
    return prepared;
  }
}

const SETTINGS = [
  "fsync=on",
  "full_page_writes=on",
  "synchronous_commit=on",
  "wal_sync_method=fsync",
  "timezone=UTC",
  "shared_buffers=32MB",
  "max_wal_size=64MB",
  "min_wal_size=32MB",
];

const startCluster = async () => {
  const marker = `${directory}${INITIALISING}`;
  const fresh = !fs.existsSync(path.join(directory, "PG_VERSION")) || fs.existsSync(marker);
  if (fresh) {
    // Half-made by a start that was cut off: nothing was ever promised from it.
    fs.rmSync(directory, { recursive: true, force: true });
    fs.mkdirSync(directory, { mode: 0o700 });
    fs.writeFileSync(marker, "");
    syncPath(path.dirname(directory));
  }
  const database = await PGlite.create({
    dataDir: directory,
    fs: new DurableNodeFS(directory),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...SETTINGS.flatMap((setting) => ["-c", setting]),
    ],
  });
  if (fresh) {
    syncTree(directory);
    fs.rmSync(marker);
    syncPath(path.dirname(directory));
  }
  const before = Atomics.load(state, SHARED.syncs);
  await database.exec(
    "select pg_logical_emit_message(true, 'holdfast', 'a commit reaches the disk')",
  );
  if (Atomics.load(state, SHARED.syncs) === before)
    throw new Error("A commit of the embedded database does not reach the disk: refusing to run.");
  return database;
};

/** Looks at the free space at most this often (ms). */
const LOOK_EVERY = 200;

const guardSpace = (run: (sql: string) => Promise<TransactionStatus>) => {
  let lookedAt = 0;
  let low = false;
  let refusing = false;
  return async (status: TransactionStatus) => {
    const now = performance.now();
    if (now - lookedAt >= LOOK_EVERY) {
      lookedAt = now;
      const { bavail, bsize } = fs.statfsSync(directory);
      // Twice the threshold before writing is allowed again, so that it does not flutter.
      low = bavail * bsize < lowSpaceBytes * (low ? 2 : 1);
    }
    if (low && status === "open") await run("set transaction read only");
    if (status !== "idle" || low === refusing) return;
    await run(`set default_transaction_read_only = ${low ? "on" : "off"}`);
    refusing = low;
    report({ kind: "space", low });
  };
};

const run = async () => {
  const database = await startCluster();
  const execute = async (unit: Uint8Array, answer: (bytes: Uint8Array) => void) => {
    // Odd while a unit runs: the host's watch can tell a spinning engine from an idle one.
    Atomics.add(state, SHARED.units, 1);
    await database.execProtocolRawStream(unit, { syncToFs: false, onRawData: answer });
    Atomics.add(state, SHARED.units, 1);
  };
  const version = await database.query<{ v: string }>(
    "select current_setting('server_version') as v",
  );
  const server = await serveWire({
    socketPath,
    serverVersion: version.rows[0]?.v ?? "",
    execute,
    beforeUnit: guardSpace(async (sql) => {
      let tail: Uint8Array = new Uint8Array();
      await execute(queryMessage(sql), (part) => (tail = Buffer.from(part)));
      return statusAtEnd(Buffer.from(tail));
    }),
    idleInTransactionMs,
    onFailure: (error) => {
      throw error;
    },
  });
  const stop = async () => {
    await server.close();
    await database.close();
    report({ kind: "stopped" });
  };
  // Rejected: the worker ends with the error, and the host reports it.
  parentPort?.on("message", () => void stop());
  report({ kind: "up" });
};

await run();
