import { type ChildProcess, spawn } from "node:child_process";
import { chmod, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { commandLine } from "../../src/platform/database/embedded/postgres-user";
import { DATABASE, type DebianPostgres, ROLE } from "./debian-postgres";
import { freePort } from "../setup/free-port";
import { scratchDirectory } from "../setup/scratch-directory";
import { afterThisFile } from "./test-database";

/** Debian's package: `apt-get install pgbouncer`. */
const PROGRAM = "/usr/sbin/pgbouncer";

export type PgBouncer = {
  /** The URL of the database through the pooler. */
  readonly url: string;
  start(): Promise<void>;
  /** Stops it and all its connections. */
  stop(): Promise<void>;
};

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });

const configOf = (folder: string, port: number, server: { host: string; port: number }) => `
[databases]
${DATABASE} = host=${server.host} port=${server.port} dbname=${DATABASE}
[pgbouncer]
pool_mode = transaction
default_pool_size = 4
server_login_retry = 1
max_client_conn = 200
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, "users.txt")}
`;

/** Starts PgBouncer in transaction mode, with four connections in total. Stopped after the test file. */
export const startPgBouncer = async ({
  cluster,
}: Pick<DebianPostgres, "cluster">): Promise<PgBouncer> => {
  const { address, user } = cluster;
  const folder = await scratchDirectory("pgbouncer");
  // PgBouncer runs as PostgreSQL's user, and must not run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  await writeFile(file, configOf(folder, port, address));
  await writeFile(path.join(folder, "users.txt"), `"${ROLE}" ""\n`);
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const [command, ...words] = commandLine(user, PROGRAM);
    const started = spawn(command, [...words, file], { stdio: ["ignore", "ignore", "pipe"] });
    child = started;
    let output = "";
    started.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    let hasEnded = false;
    ended = new Promise((resolve) => {
      started.once("error", resolve).once("close", resolve);
    }).then(() => (hasEnded = true));
    while (!(await isListening(port))) {
      if (hasEnded) throw new Error(`PgBouncer ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const stop = async () => {
    child?.kill("SIGTERM");
    await ended;
  };
  await start();
  afterThisFile(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`, start, stop };
};
