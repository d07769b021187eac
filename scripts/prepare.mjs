// What every command of package.json needs before it can run. Plain JavaScript without packages, because nothing is
// installed yet on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { useSupportedNode } from "./supported-node.mjs";

// First of all, so that everything that follows, and every process it starts, runs on a supported Node.
await useSupportedNode();

export const root = fileURLToPath(new URL("..", import.meta.url));
const inRoot = (...parts) => path.join(root, ...parts);
const marks = inRoot("node_modules", ".cache", "holdfast");

const say = (line) => process.stderr.write(`${line}\n`);

/** Ends with one message, without a stack trace. */
export function stop(message) {
  say(message);
  process.exit(1);
}

const markOf = (name) => path.join(marks, `${name}.sha256`);
const isMarked = (name, hash) =>
  existsSync(markOf(name)) && readFileSync(markOf(name), "utf8") === hash;
function mark(name, hash) {
  mkdirSync(marks, { recursive: true });
  writeFileSync(markOf(name), hash);
}

function hashOfFiles(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

/** Runs a command and shows its output; ends the process if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Steps that take longer (ms) say how long they took. */
const SOON = 2_000;

/**
 * Runs a step of a person's command: prints its sentence, and the command's own output only if it fails. Returns
 * whether it succeeded.
 */
function runStep(sentence, command, args, options = {}) {
  process.stderr.write(`${sentence}…`);
  const start = performance.now();
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Infinity,
    encoding: "utf8",
    ...options,
  });
  const took = performance.now() - start;
  say(took > SOON ? ` ${Math.round(took / 1_000)} s` : "");
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status === 0) return { status };
  process.stderr.write(`${stdout}${stderr}`);
  return { status: status ?? 1 };
}

/** The same for a step without which the command cannot go on: ends the process if it fails. */
function requireStep(...step) {
  const { status } = runStep(...step);
  if (status !== 0) process.exit(status);
}

/** Installs the packages of package-lock.json, if they are not installed yet. */
export function installPackages() {
  const hash = hashOfFiles(["package-lock.json"]);
  if (existsSync(inRoot("node_modules")) && isMarked("packages", hash)) return;
  // Not `npm ci`: it refuses a lock file whose optional packages for other systems are not all published.
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
  requireStep("Installing packages", "npm", args);
  mark("packages", hash);
}

const CHROMIUM = ["/usr/lib/chromium/chromium-headless-shell", "/usr/lib/chromium/chromium"];
const FONTS = "fonts-dejavu-core";

/** Queries of the machine; tests replace them. */
const thisMachine = {
  has: existsSync,
  isRootOnDebian: () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
};

function installDebianPackages(names, purpose) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  const sentence = `Installing ${names.join(", ")} (${purpose})`;
  return runStep(sentence, "apt-get", args, { env }).status === 0;
}

/** Chromium prints the documents. Without it the server still starts, and says so. */
export function installPrinter(machine = thisMachine) {
  if (process.env.CHROMIUM_PATH || CHROMIUM.some(machine.has)) return;
  if (!machine.isRootOnDebian()) return;
  if (!installDebianPackages(["chromium-headless-shell", FONTS], "printing"))
    say("Chromium could not be installed. Documents cannot be printed without it.");
}

/** What the tests need besides Node: a browser for the journeys, and PDF tools. */
export function installTestTools(machine = thisMachine) {
  installMissing(machine, "the tests", [
    ["chromium", "/usr/bin/chromium"],
    ["chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"],
    ["poppler-utils", "/usr/bin/pdftotext"],
    [FONTS, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"],
  ]);
}

/** What `npm run test:full` needs in addition: the oldest PostgreSQL that the product supports, a pooler and a virus scanner. */
export function installFullTestTools(machine = thisMachine) {
  installMissing(machine, "the full tests", [
    ["postgresql-15", "/usr/lib/postgresql/15/bin/postgres"],
    ["pgbouncer", "/usr/sbin/pgbouncer"],
    ["clamav-daemon", "/usr/sbin/clamd"],
  ]);
}

/** Ends the process if Debian packages, each detected by one of its files, are missing and cannot be installed. */
function installMissing(machine, purpose, wanted) {
  const missing = wanted.filter(([, file]) => !machine.has(file)).map(([name]) => name);
  if (missing.length === 0) return;
  if (!machine.isRootOnDebian())
    stop(`Install these Debian packages for ${purpose}: ${missing.join(" ")}`);
  if (!installDebianPackages(missing, purpose))
    stop(`The packages for ${purpose} could not be installed.`);
}

const SOURCES = ["packages", "apps/api/src", "apps/api/rolldown.config.ts", "apps/web"];
const IGNORED = new Set(["node_modules", "dist"]);

function filesBelow(relative) {
  if (!statSync(inRoot(relative)).isDirectory()) return [relative];
  return readdirSync(inRoot(relative), { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
    .flatMap((entry) => filesBelow(path.join(relative, entry.name)));
}

/** Builds API and web app if their sources have changed since the last build. */
export function build() {
  const hash = hashOfFiles(["package-lock.json", ...SOURCES.flatMap(filesBelow).sort()]);
  const isBuilt =
    existsSync(inRoot("apps/api/dist/main.js")) && existsSync(inRoot("apps/web/dist/index.html"));
  if (isBuilt && isMarked("build", hash)) return;
  const tool = (file, ...args) => [inRoot("node_modules", file), ...args];
  // By node, not by npx, which prints npm's own warnings.
  requireStep(
    "Building the server",
    process.execPath,
    tool("rolldown/bin/cli.mjs", "-c", "rolldown.config.ts", "--logLevel", "warn"),
    { cwd: inRoot("apps/api") },
  );
  requireStep(
    "Building the web app",
    process.execPath,
    tool("vite/bin/vite.js", "build", "--logLevel", "warn"),
    { cwd: inRoot("apps/web") },
  );
  mark("build", hash);
}

/** Hands over to a long-running child: passes signals on, and exits with its exit code. */
export function handOver(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
