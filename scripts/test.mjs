// npm test: everything. Installs what is missing, runs each step, and sums up in the last line.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { build, installPackages, installTestTools, root } from "./prepare.mjs";

const passedAndFailed = { passed: 0, failed: 0 };

/** Runs one step with its output shown; answers its exit code and what it printed. */
function step(title, command, words, folder = ".") {
  process.stdout.write(`\n── ${title}\n`);
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: path.join(root, folder),
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CI: process.env.CI ?? "true", NO_COLOR: "1", FORCE_COLOR: "0" },
    });
    let printed = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from.on("data", (bytes) => {
        printed += bytes;
        to.write(bytes);
      });
    child.on("error", () => resolve({ code: 1, printed }));
    child.on("close", (code) => resolve({ code: code ?? 1, printed }));
  });
}

/** A step that is one check: passed or failed as a whole. */
async function check(title, command, words, folder) {
  const { code } = await step(title, command, words, folder);
  passedAndFailed[code === 0 ? "passed" : "failed"] += 1;
}

/** The counts that Vitest ('Tests  3 failed | 4 passed') and Playwright ('4 passed') print last. */
async function tests(title, command, words, folder) {
  const { code, printed } = await step(title, command, words, folder);
  const line = /^\s*Tests\s.*$/gm;
  const counted = [...(printed.match(line) ?? [printed.slice(-600)])].at(-1);
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(counted)?.[1] ?? 0);
  const failed = count("failed") + count("flaky") + count("interrupted");
  passedAndFailed.passed += count("passed");
  // A run that failed without a failing test (a file that does not load) is a failure too.
  passedAndFailed.failed += code === 0 ? failed : Math.max(1, failed);
}

installPackages();
installTestTools();
const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

if (wants("static")) {
  await check("Types", "npm", ["run", "--silent", "types"]);
  await check("Lint", "npm", ["run", "--silent", "lint"]);
  await check("Format", "npx", ["oxfmt", "--check"]);
  await check("Walls", "npm", ["run", "--silent", "walls"]);
  await check("Unused", "npx", ["knip", "--no-progress"]);
}
build();
if (wants("static"))
  await check("Bundle sizes", "node", ["scripts/bench.mjs", "--only", "bundles", "--check"]);
const vitest = (folder) => tests(`Tests of ${folder}`, "npx", ["vitest", "run"], folder);
if (wants("unit"))
  for (const folder of ["packages/contract", "packages/content", "packages/printables", "scripts"])
    if (existsSync(path.join(root, folder, "vitest.config.ts"))) await vitest(folder);
if (wants("api")) await vitest("apps/api");
if (wants("web")) await vitest("apps/web");
if (wants("journeys") && existsSync(path.join(root, "e2e/playwright.config.ts"))) {
  await check("Page loads", "node", ["scripts/bench.mjs", "--only", "page-loads", "--check"]);
  await rm(path.join(root, "test-results"), { recursive: true, force: true });
  await tests("Journeys", "npx", ["playwright", "test", "-c", "e2e/playwright.config.ts"]);
}

const { passed, failed } = passedAndFailed;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
