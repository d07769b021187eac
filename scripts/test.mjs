// npm test: everything. Installs what is missing, runs each step, and ends with a summary line.
//   npm test -- static api          only these parts: static, unit, api, web, journeys
//   npm test -- --changed           checks that need no build, and the tests of uncommitted changes
//   npm test -- --changed=main      the same for all changes since that commit
//   npm run test:full               also `*.full.test.ts` and `*.full.journey.ts`, more rounds of kills, PostgreSQL 15
import { rm } from "node:fs/promises";
import path from "node:path";
import { featureFilters, readArgs } from "./testing/test-arguments.mjs";
import {
  build,
  installFullTestTools,
  installPackages,
  installTestTools,
  root,
} from "./prepare.mjs";
import { runCommand } from "./run-command.mjs";
import { readReport, slowestFiles } from "./testing/test-reports.mjs";

const { parts, changedSince, isFull } = readArgs(process.argv.slice(2));
const wants = (...names) => parts.length === 0 || names.some((name) => parts.includes(name));

const REPORTS = path.join(root, "node_modules/.cache/holdfast/test-reports");
/** Debian's; the oldest version that the product supports. */
const POSTGRES_15 = "/usr/lib/postgresql/15/bin";

const total = { passed: 0, failed: 0, failures: [], files: [] };

const environmentOf = (environment) => ({
  ...process.env,
  CI: process.env.CI ?? "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  ...environment,
});

const printTitle = (title) => process.stdout.write(`\n── ${title}\n`);

/** Runs one step and shows its output, at its end if others run next to it; returns its exit code. */
async function step(title, command, args, { environment = {}, isAlone = true } = {}) {
  const output = isAlone ? undefined : [];
  if (isAlone) printTitle(title);
  const env = environmentOf(environment);
  const code = await runCommand(command, args, { cwd: root, env, output });
  if (output) {
    printTitle(title);
    process.stdout.write(Buffer.concat(output));
  }
  return code;
}

/** A step that passes or fails as a whole. */
function count(title, code) {
  total[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) total.failures.push(title);
}

/** Runs such steps, two at a time in the given order because most of them use one core; shows what each printed. */
async function checks(steps) {
  const waiting = [...steps];
  const runInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command, args] = next;
      count(title, await step(title, command, args, { isAlone: false }));
    }
  };
  await Promise.all([runInTurn(), runInTurn()]);
}

function add({ passed, failed, failures, files }, title) {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((name) => `${name} (${title})`));
  total.files.push(...files.map(({ file, seconds }) => ({ file: `${file} (${title})`, seconds })));
}

async function vitest(title, args, { environment = {}, isAlone = true } = {}) {
  const report = path.join(REPORTS, `${title.replaceAll(/\W+/gu, "-").toLowerCase()}.json`);
  const reporters = ["default", path.join(root, "scripts/testing/vitest-report.mjs")];
  const code = await step(
    title,
    "npx",
    ["vitest", "run", ...reporters.map((reporter) => `--reporter=${reporter}`), ...args],
    { environment: { ...environment, VITEST_REPORT: report }, isAlone },
  );
  add(readReport("vitest", report, code), title);
}

async function journeys() {
  await rm(path.join(root, "test-results"), { recursive: true, force: true });
  const report = path.join(REPORTS, "journeys.json");
  const projects = isFull ? ["main", "full"] : ["main"];
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  args.push(...projectArgs(projects));
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await step("Journeys", "npx", ["playwright", ...args], { environment });
  add(readReport("playwright", report, code), "Journeys");
}

const UNIT_PROJECTS = ["contract", "content", "printables", "scripts", "web-unit"];
const API_PROJECTS = ["api", "unit", "isolated"];
/**
 * How often tests of a full run kill and race, how many malformed requests they send to each operation, and how many
 * orders of three devices they try.
 */
const FULL_ROUNDS = {
  KILL_ROUNDS: "100",
  PARALLEL_ROUNDS: "4",
  MALFORMED_RUNS: "200",
  DEVICE_RUNS: "40",
};
const projectArgs = (names) => names.map((name) => `--project=${name}`);

async function allTests() {
  const projects = [
    ...(wants("unit") ? UNIT_PROJECTS : []),
    ...(wants("api") ? API_PROJECTS : []),
    ...(wants("api") && isFull ? ["full"] : []),
    ...(wants("web") ? ["web"] : []),
  ];
  if (projects.length > 0)
    await vitest("Tests", projectArgs(projects), { environment: isFull ? FULL_ROUNDS : {} });
  if (wants("api") && isFull) {
    const environment = { POSTGRES_BIN: POSTGRES_15 };
    await vitest("API on PostgreSQL 15", projectArgs(API_PROJECTS), { environment });
  }
  if (wants("journeys")) await journeys();
}

/** Most API tests load the whole app, so the import graph would select all of them. */
async function changedTests(apiFolders) {
  const since = `--changed${changedSince === "HEAD" ? "" : `=${changedSince}`}`;
  const byGraph = [since, "--passWithNoTests", ...projectArgs([...UNIT_PROJECTS, "unit", "web"])];
  const ofFolders = ["--passWithNoTests", ...projectArgs(["api", "isolated"]), ...apiFolders];
  const next = { isAlone: false };
  await Promise.all([
    vitest("Changed", byGraph, next),
    ...(apiFolders.length > 0 ? [vitest("API of changed features", ofFolders, next)] : []),
  ]);
}

await rm(REPORTS, { recursive: true, force: true });
installPackages();
installTestTools();
if (isFull) installFullTestTools();

const isWhole = changedSince === undefined;
const apiFolders = isWhole ? [] : featureFilters(changedSince);
// The longest first.
if (wants("static"))
  await checks([
    ["Types", "npm", ["run", "--silent", "types"]],
    ...(isWhole ? [["Build", "node", ["scripts/build.mjs"]]] : []),
    ["Unused", "npx", ["knip", "--no-progress"]],
    ["Lint", "npm", ["run", "--silent", "lint"]],
    ["Boundaries", "npm", ["run", "--silent", "boundaries"]],
    ["Format", "npx", ["oxfmt", "--check"]],
  ]);
// These tests start the built server.
const STARTING = ["apps/api/src/commands/", "apps/api/test/server/"];
if (isWhole || STARTING.some((folder) => apiFolders.includes(folder))) build();
const budgets = (name) => ["scripts/bench.mjs", "--only", name, "--check"];
if (wants("static") && isWhole)
  await checks([
    ["Page loads", "node", budgets("page-loads")],
    ["API document", "node", ["scripts/checks/check-api-document.mjs"]],
    ["Bundle sizes", "node", budgets("bundles")],
  ]);
await (isWhole ? allTests() : changedTests(apiFolders));

const { passed, failed, failures, files } = total;
process.stdout.write(`\nSlowest files\n${slowestFiles(files).join("\n")}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed\n${failures.join("\n")}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
