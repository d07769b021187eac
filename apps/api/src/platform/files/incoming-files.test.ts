import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { testApp } from "../../../test/setup/test-app";
import { addMs, DAY, HOUR } from "../clock";
import { incomingFolder } from "./incoming-files";

it("removes unfinished uploads of more than a day ago, without the jobs that one process does for all", async () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  // Its jobs are stopped, as if other processes did them all.
  const app = await testApp();
  const folder = incomingFolder(path.join(app.dataDir, "files"));
  await mkdir(folder, { recursive: true });
  for (const [name, age] of [
    ["left by a crash", DAY + HOUR],
    ["in progress", HOUR],
  ] as const) {
    const file = path.join(folder, name);
    await writeFile(file, "half");
    const writtenAt = addMs(app.clock.now(), -age);
    await utimes(file, writtenAt, writtenAt);
  }
  for (const [tick, ms] of timers.mock.calls) if (ms !== undefined && ms >= HOUR) tick();
  timers.mockRestore();
  await expect.poll(() => readdir(folder)).toEqual(["in progress"]);
});
