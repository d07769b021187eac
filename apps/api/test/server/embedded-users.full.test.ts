import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { chown, readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { postmasterOf } from "../database/kill-database";
import { canMount } from "../database/small-disk";
import { testDataDirectory, testFolder } from "../database/test-database";
import { engineSettings } from "../setup/installation";
import { runHoldfast, type RunningApp, startServer } from "../setup/running-app";
import { tsProcess } from "../setup/ts-process";

const healthOf = async ({ url }: RunningApp) => (await fetch(`${url}/health`)).status;
/** A system user, because initdb accepts only users that have a name. */
const ORDINARY = { uid: 2, gid: 2 };

/** Whether other users may enter every folder of the path. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 &&
  (path.dirname(folder) === folder || isOpen(path.dirname(folder)));
const isCheckoutOpen = isOpen(import.meta.dirname) && isOpen(path.dirname(process.execPath));

/** Returns the inodes of a process's TCP and UDP sockets, as listed in /proc/net. */
const networkSockets = async (pid: number): Promise<string[]> => {
  const files = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`)));
  const own = links.flatMap((link) => /^socket:\[(\d+)\]$/u.exec(link)?.[1] ?? []);
  const tables = await Promise.all(
    ["tcp", "tcp6", "udp", "udp6"].map((name) => readFile(`/proc/net/${name}`, "utf8")),
  );
  const known = new Set(tables.flatMap((text) => text.split(/\s+/u)));
  return own.filter((inode) => known.has(inode));
};

it.runIf(process.platform === "linux")("PostgreSQL listens on no port", async () => {
  const dataDir = await testDataDirectory();
  const server = await startServer({ DATA_DIR: dataDir, ...engineSettings });
  const pid = await postmasterOf(dataDir);
  expect(await networkSockets(server.pid)).toHaveLength(1);
  expect(await networkSockets(pid ?? 0)).toEqual([]);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
});

it.runIf(canMount && isCheckoutOpen)(
  "a server run by an ordinary user serves, and root's commands reach it",
  async () => {
    const folder = await testFolder();
    await chown(folder, ORDINARY.uid, ORDINARY.gid);
    const settings = { DATA_DIR: path.join(folder, "data"), ...engineSettings };
    const server = await startServer(settings, ORDINARY);
    expect(await healthOf(server)).toBe(200);
    expect(await runHoldfast(["keys", "issue", "--quantity=1"], settings)).toMatchObject({
      code: 0,
      error: "",
    });
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
    // Without the server, PostgreSQL runs as the owner of its folder.
    expect(await runHoldfast(["migrate"], settings)).toMatchObject({ code: 0, error: "" });
    const again = await startServer(settings, ORDINARY);
    expect(await healthOf(again)).toBe(200);
    expect(await again.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  },
);

/** Opens and closes a database as root with these capabilities only. */
const openWith = async (capabilities: string) => {
  const [program, args] = tsProcess("test/setup/open-and-close-process.ts", await testFolder());
  const bounds = [`--bounding-set=${capabilities}`, "--", program, ...args];
  return promisify(execFile)("setpriv", bounds);
};

it.runIf(canMount)("root needs no more capabilities than a container has", async () => {
  const { stdout } = await openWith("-all,+chown,+dac_override,+setgid,+setuid,+setpcap");
  expect(stdout).toBe("opened and closed\n");
});

it.runIf(canMount)("root without them reads what to do", async () => {
  await expect(openWith("-all,+chown,+dac_override,+setpcap")).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /^OperatorError: PostgreSQL does not run as root, and here it cannot run as another user: setpriv: .+\. Start Holdfast as an ordinary user, or set DATABASE_URL\.\n$/u,
    ),
  });
});
