import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";

const moduleUrl = new URL("run-command.mjs", import.meta.url).href;
const { isRunning } = (await import(moduleUrl)) as { isRunning(pid: number): boolean };

const folder = mkdtempSync(path.join(tmpdir(), "holdfast-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let runner: ChildProcess | undefined;
afterEach(() => runner?.kill("SIGKILL"));

const fileWith = (name: string, code: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
};

/** Ignores SIGTERM. */
const STUBBORN = fileWith(
  "stubborn.mjs",
  `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("works " + process.pid);`,
);
/** Starts a stubborn process in its own process group, as Playwright starts a browser. */
const PARENT = fileWith(
  "parent.mjs",
  `import { spawn } from "node:child_process";
  spawn(process.execPath, [${JSON.stringify(STUBBORN)}], { detached: true, stdio: "inherit" });
  console.log("works " + process.pid);
  setInterval(() => {}, 1000);`,
);
const RUNNER = fileWith(
  "runner.mjs",
  `import { runCommand } from ${JSON.stringify(moduleUrl)};
  console.log("code " + (await runCommand(process.execPath, process.argv.slice(2))));`,
);

function run(...args: string[]) {
  const child = spawn(process.execPath, [RUNNER, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  runner = child;
  let out = "";
  child.stdout.on("data", (bytes: Buffer) => (out += bytes.toString()));
  return {
    child,
    out: () => out,
    ended: new Promise<number | null>((resolve) => child.once("close", resolve)),
  };
}

test("returns the exit code of a command", async () => {
  const { out, ended } = run("-e", "process.exit(3)");
  expect(await ended).toBe(0);
  expect(out()).toBe("code 3\n");
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("leaves no process when it gets %s", async (signal, code) => {
  const { child, out, ended } = run(PARENT);
  await expect.poll(() => out().match(/^works \d+$/gmu)?.length).toBe(2);
  child.kill(signal);
  expect(await ended).toBe(code);
  const pids = [...out().matchAll(/^works (\d+)$/gmu)].map(([, pid]) => Number(pid));
  expect(pids.filter(isRunning)).toEqual([]);
  expect(out()).not.toContain("code");
});
