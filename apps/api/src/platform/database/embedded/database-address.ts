import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

/** How `pg` connects to the embedded PostgreSQL. */
export type DatabaseAddress = {
  /** The folder of the Unix socket, or 127.0.0.1. */
  readonly host: string;
  readonly port: number;
  /** The superuser of the cluster, or the application's own role. */
  readonly user: "postgres" | "holdfast";
  readonly database: "postgres";
  /** Absent with a Unix socket, because its folder is private. */
  readonly password?: string;
};

/** With a Unix socket it only names the socket file; no TCP port is opened. */
const SOCKET_PORT = 5432;
/** 107 bytes on Linux, 103 on macOS, for the folder and this name. */
const LONGEST_FOLDER = 100 - Buffer.byteLength(`/.s.PGSQL.${SOCKET_PORT}.lock`);

const addressOf = (host: string, port: number, password?: string): DatabaseAddress => ({
  host,
  port,
  user: "postgres",
  database: "postgres",
  ...(password === undefined ? {} : { password }),
});

const isPrivate = (folder: string): boolean => {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) return false;
  const self = process.getuid?.() ?? 0;
  return self === 0 || found.uid === self;
};

/** Returns `DATA_DIR/socket`, or a link to a private system folder if that path is too long for a socket. */
const socketFolder = async (dataDir: string): Promise<string> => {
  const plain = path.join(dataDir, "socket");
  if (Buffer.byteLength(plain) <= LONGEST_FOLDER) {
    await mkdir(plain, { recursive: true, mode: 0o700 });
    return plain;
  }
  const linked = await readlink(plain).catch(() => null);
  if (linked !== null && isPrivate(linked)) return linked;
  const temporary = os.tmpdir();
  const base = Buffer.byteLength(temporary) <= LONGEST_FOLDER - 20 ? temporary : "/tmp";
  const made = await mkdtemp(path.join(base, "holdfast-"));
  await rm(plain, { recursive: true, force: true });
  await symlink(made, plain);
  return made;
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Returns a local port and a password, chosen once for each data directory and readable by its owner only. */
const portAddress = async (dataDir: string): Promise<DatabaseAddress> => {
  const file = path.join(dataDir, "postgresql-port.json");
  const made = { port: await freePort(), password: randomBytes(24).toString("base64url") };
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  const { port, password } = JSON.parse(await readFile(file, "utf8")) as typeof made;
  return addressOf("127.0.0.1", port, password);
};

/** How processes connect to the shared database: by a Unix socket if the system has them. */
export type Transport = "socket" | "port";
export const usualTransport: Transport = process.platform === "win32" ? "port" : "socket";

/**
 * Returns the address of the database of this data directory, the same for every process.
 * @param dataDir an existing folder, its real path
 */
export const chooseAddress = async (
  dataDir: string,
  transport: Transport,
): Promise<DatabaseAddress> =>
  transport === "port" ? portAddress(dataDir) : addressOf(await socketFolder(dataDir), SOCKET_PORT);
