import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";

/* How `npm run dev` manages its processes, and `npm start` its one; tested with small programs. */

const folder = mkdtempSync(path.join(tmpdir(), "holdfast-together-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

const moduleUrl = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;

/** Runs until it is stopped, and prints both. */
const WORKER = `
  process.on("SIGTERM", () => { console.log("stopped", process.pid); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log("works", process.pid);
`;
/** Exits with 3 once it receives a line. */
const MORTAL = `
  process.stdin.once("data", () => process.exit(3));
  console.log("works", process.pid);
`;

type Running = {
  readonly child: ChildProcess;
  /** Resolves with the processes' ids when that many print that they run. */
  working(count: number): Promise<number[]>;
  readonly ended: Promise<{ code: number | null; out: string; error: string }>;
};

function start(code: string): Running {
  const file = path.join(folder, `run-${started.length}-${Date.now()}.mjs`);
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], { stdio: "pipe" });
  started.push(child);
  let out = "";
  let error = "";
  child.stderr.on("data", (chunk: Buffer) => (error += chunk.toString()));
  const pids = () => [...out.matchAll(/^works (\d+)$/gm)].map(([, pid]) => Number(pid));
  return {
    child,
    working: (count) =>
      new Promise((resolve) => {
        child.stdout.on("data", (chunk: Buffer) => {
          out += chunk.toString();
          if (pids().length >= count) resolve(pids());
        });
      }),
    ended: new Promise((resolve) => {
      child.once("close", (exit) => resolve({ code: exit, out, error }));
    }),
  };
}

const together = (...commands: readonly (readonly [program: string, code: string])[]) =>
  start(`
    import { runTogether } from ${JSON.stringify(moduleUrl("run-together.mjs"))};
    process.exitCode = await runTogether(${JSON.stringify(
      commands.map(([program, code]) => ({ program, args: ["-e", code], folder, env: {} })),
    )});`);

/** Signal 0 tests whether a process exists. */
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH: it has ended.
    return false;
  }
};

describe("commands that run together", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "stops all commands on %s, which is not a failure",
    async (signal) => {
      const { child, working, ended } = together(
        [process.execPath, WORKER],
        [process.execPath, WORKER],
        [process.execPath, WORKER],
      );
      const pids = await working(3);
      child.kill(signal);
      const { code, out } = await ended;
      expect(code).toBe(0);
      expect(out.match(/^stopped/gm)).toHaveLength(3);
      expect(pids.filter(isAlive)).toEqual([]);
    },
  );

  test("stops all commands when one ends, with its exit code", async () => {
    const { child, working, ended } = together(
      [process.execPath, WORKER],
      [process.execPath, MORTAL],
    );
    const pids = await working(2);
    child.stdin?.write("end\n");
    expect((await ended).code).toBe(3);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  test("fails when one command is killed, or ends successfully on its own", async () => {
    const killed = together([process.execPath, WORKER], [process.execPath, WORKER]);
    const [first = 0, second = 0] = await killed.working(2);
    process.kill(first, "SIGKILL");
    expect((await killed.ended).code).toBe(1);
    expect(isAlive(second)).toBe(false);
    const done = together([process.execPath, WORKER], [process.execPath, ""]);
    expect((await done.ended).code).toBe(1);
  });

  test("stops when one command cannot be started, naming it", async () => {
    const { ended } = together(["/nowhere/tool", ""], [process.execPath, WORKER]);
    const { code, error } = await ended;
    expect(code).toBe(1);
    expect(error).toMatch(/^\/nowhere\/tool could not be started: .+\n$/);
  });
});

describe("the process that npm start hands over to", () => {
  const handedOver = (code: string) =>
    start(`
      import { handOver } from ${JSON.stringify(moduleUrl("prepare.mjs"))};
      handOver(process.execPath, ["-e", ${JSON.stringify(code)}]);`);

  test.each(["SIGTERM", "SIGINT"] as const)(
    "receives %s, and its exit code is returned",
    async (signal) => {
      const { child, working, ended } = handedOver(`
      process.on("${signal}", () => process.exit(5));
      setInterval(() => {}, 1000);
      console.log("works", process.pid);`);
      const [pid = 0] = await working(1);
      child.kill(signal);
      expect((await ended).code).toBe(5);
      expect(isAlive(pid)).toBe(false);
    },
  );

  test("reports a killed process that npm start hands over to as a failure", async () => {
    const { working, ended } = handedOver(WORKER);
    const [pid = 0] = await working(1);
    process.kill(pid, "SIGKILL");
    expect((await ended).code).toBe(1);
  });
});
