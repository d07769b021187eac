// Runs a command again with a supported Node if the machine's own is too old. Plain JavaScript without packages, and
// only with features of Node 20, because nothing is installed yet on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The pinned package and its hash. */
const pinned = path.join(root, "scripts", "node");
const cache = path.join(root, "node_modules", ".cache", "holdfast");

/** The first supported release of each Node line that gets security fixes. */
const SUPPORTED = [
  [22, 22],
  [24, 0],
  [26, 0],
];

/** Whether Holdfast runs on a Node of this version ("24.21.0"). Lines after the last one known count as supported. */
export function isSupportedNode(version) {
  const [major, minor] = version.split(".").map(Number);
  const [last] = SUPPORTED.at(-1);
  return major > last || SUPPORTED.some(([line, first]) => major === line && minor >= first);
}

/** Fetches the pinned Node as an ordinary package. Returns the folder of its program, or undefined. */
function fetchNode(name, version) {
  const folder = path.join(cache, `node-${version}`);
  const bin = path.join(folder, "node_modules", name, "bin");
  if (existsSync(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  // Fetched into a temporary folder and then renamed, because a second command may be doing the same.
  const aside = mkdtempSync(path.join(cache, "fetch-"));
  try {
    for (const file of ["package.json", "package-lock.json"])
      copyFileSync(path.join(pinned, file), path.join(aside, file));
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, stderr } = spawnSync("npm", args, { cwd: aside, encoding: "utf8" });
    if (status !== 0) process.stderr.write(stderr ?? "");
    if (status === 0 && !existsSync(folder)) renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(bin)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return existsSync(bin) ? bin : undefined;
}

/** `npx` and npm's scripts search this folder first, so they use the same Node. */
function linkForNpm(bin) {
  const link = path.join(root, "node_modules", ".bin", "node");
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), path.join(bin, "node")), link);
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Resolves immediately on a supported Node. On an older one it fetches the pinned Node, runs the same command with it,
 * passes on signals, and exits with its exit code; it then never resolves.
 */
export async function useSupportedNode() {
  const own = process.versions.node;
  if (isSupportedNode(own)) return;
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(pinned, "package.json"), "utf8"),
  );
  const version = optionalDependencies[name];
  const needs = `Holdfast needs Node 24 (or 22.22+, or 26+); this is ${own}.`;
  if (!version) stop(`${needs} Install a supported version.`);
  process.stderr.write(
    `Node ${own} is no longer supported. Continuing with Node ${version} from npm.\n`,
  );
  const bin = fetchNode(name, version);
  const program = bin && path.join(bin, "node");
  if (!program || spawnSync(program, ["--version"]).status !== 0)
    stop(`${needs} Node ${version} could not be fetched from npm. Install a supported version.`);
  linkForNpm(bin);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  await new Promise(() => {});
}
