import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import { chmod, chown, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { scratchDirectory } from "./scratch-directory";

const run = promisify(execFile);

const MISSING =
  "The tests on PostgreSQL need its programs (initdb, postgres), version 15 or newer: on Debian, apt-get install postgresql; elsewhere, set POSTGRES_BIN to their folder.";

/** The folder of PostgreSQL's programs, the newest version first; throws a sentence without one. */
const findPrograms = async (): Promise<string> => {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const candidates = [
    process.env["POSTGRES_BIN"] ?? "",
    ...versions
      .filter((version) => Number(version) >= 15)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env["PATH"] ?? "").split(path.delimiter),
  ];
  const found = candidates.find((folder) => folder && fs.existsSync(path.join(folder, "initdb")));
  if (!found) throw new Error(MISSING);
  return found;
};

/** PostgreSQL refuses to run as root; then it runs as nobody. */
export const UNPRIVILEGED = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

export type PostgresServer = {
  /** Holds the cluster and the socket. */
  readonly directory: string;
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** Immediate shutdown, as a power cut seen from outside; `start` recovers. */
  stopImmediately(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes everything. */
  remove(): Promise<void>;
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

/**
 * A throwaway cluster on a Unix socket, trusting whoever reaches its private directory.
 * Without `durable` nothing waits for the disk; with it the settings are PostgreSQL's own.
 */
export const startPostgres = async (options: {
  readonly durable: boolean;
}): Promise<PostgresServer> => {
  const programs = await findPrograms();
  const directory = await scratchDirectory("pg");
  const data = path.join(directory, "data");
  await chmod(directory, 0o700);
  if (asWhom.uid !== undefined) await chown(directory, asWhom.uid, asWhom.gid);
  await run(
    path.join(programs, "initdb"),
    [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
      "--no-instructions",
    ],
    { ...asWhom, cwd: directory },
  );
  const hurried = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "max_connections=120",
    "shared_buffers=64MB",
    "log_min_messages=fatal",
    ...(options.durable ? [] : hurried),
  ];
  let postmaster: ChildProcess | undefined;

  const withAdministrator = async (sql: string) => {
    const client = new Client({ connectionString: urlOf("postgres") });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const urlOf = (database: string) =>
    `postgresql://postgres@/${database}?host=${encodeURIComponent(directory)}`;

  const start = async () => {
    const child = spawn(
      path.join(programs, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...asWhom, cwd: directory, stdio: ["ignore", "ignore", "pipe"] },
    );
    postmaster = child;
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => (complaint = `${complaint}${chunk}`.slice(-2_000)));
    for (let attempt = 0; attempt < 400; attempt += 1) {
      if (child.exitCode !== null) break;
      try {
        await withAdministrator("select 1");
        return;
      } catch {
        // Not listening, or still recovering.
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    throw new Error(`The PostgreSQL for the tests did not start: ${complaint}`);
  };

  const stop = async (signal: NodeJS.Signals) => {
    if (!postmaster) return;
    const stopping = postmaster;
    postmaster = undefined;
    stopping.kill(signal);
    await ended(stopping);
  };
  const killLast = () => postmaster?.kill("SIGQUIT");
  process.once("exit", killLast);

  await start();
  return {
    directory,
    urlOf,
    createDatabase: (name, template = "template1") =>
      withAdministrator(`create database "${name}" template "${template}"`),
    dropDatabase: (name) => withAdministrator(`drop database if exists "${name}" with (force)`),
    stopImmediately: () => stop("SIGQUIT"),
    start,
    remove: async () => {
      await stop("SIGQUIT");
      process.off("exit", killLast);
      await rm(directory, { recursive: true, force: true });
    },
  };
};
