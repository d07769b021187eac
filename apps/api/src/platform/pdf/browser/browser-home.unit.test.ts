import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeHome, removeHome, sweepHomes } from "./browser-home";

const homeOf = (pid: number) => {
  const home = mkdtempSync(join(tmpdir(), `holdfast-print-${pid}-`));
  writeFileSync(join(home, "Preferences"), "{}");
  return home;
};

test("removes a killed server's folders and leaves those of a running one", async () => {
  const { pid: ended } = spawnSync("true");
  const inUse = await makeHome();
  const ofAnother = homeOf(process.ppid);
  const abandoned = [homeOf(ended), homeOf(process.pid)];
  await sweepHomes();
  expect(abandoned.filter((home) => existsSync(home))).toEqual([]);
  expect([inUse, ofAnother].filter((home) => existsSync(home))).toEqual([inUse, ofAnother]);
  await removeHome(inUse);
  expect(existsSync(inUse)).toBe(false);
  rmSync(ofAnother, { recursive: true });
});
