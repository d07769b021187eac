// Runs a command again with a supported Node where the machine's own is too old. Plain JavaScript without
// packages, and only what Node 20 has: on a fresh machine nothing is installed yet.
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
/** The package and its hash, pinned. */
const pinned = path.join(root, "scripts", "node");
const cache = path.join(root, "node_modules", ".cache", "holdfast");

/** The first supported release of each line of Node that gets security fixes. */
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

/** Fetches the pinned Node as an ordinary package. Answers the folder of its program, or undefined. */
function fetchNode(name, version) {
  const folder = path.join(cache, `node-${version}`);
  const bin = path.join(folder, "node_modules", name, "bin");
  if (existsSync(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  // Fetched aside and moved in whole: a second command may be doing the same.
  const aside = mkdtempSync(path.join(cache, "fetch-"));
  try {
    for (const file of ["package.json", "package-lock.json"])
      copyFileSync(path.join(pinned, file), path.join(aside, file));
    const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", words, { cwd: aside, stdio: ["ignore", 2, 2] });
    if (status === 0 && !existsSync(folder)) renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(bin)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return existsSync(bin) ? bin : undefined;
}

/** `npx` and npm's scripts look into this folder first, so that they use the same Node. */
function linkForNpm(bin) {
  const link = path.join(root, "node_modules", ".bin", "node");
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), path.join(bin, "node")), link);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Resolves at once on a supported Node. On an older one it fetches the pinned Node, runs the same command
 * with it, hands on signals, and ends with its exit code; it then never resolves.
 */
export async function useSupportedNode() {
  const own = process.versions.node;
  if (isSupportedNode(own)) return;
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(pinned, "package.json"), "utf8"),
  );
  const version = optionalDependencies[name];
  const needs = `Holdfast needs Node 24 (22.22 or newer and 26 too); this is ${own}.`;
  if (!version) stop(`${needs} Please install it.`);
  process.stderr.write(
    `Node ${own} is no longer supported: going on with Node ${version} from npm.\n`,
  );
  const bin = fetchNode(name, version);
  const program = bin && path.join(bin, "node");
  if (!program || spawnSync(program, ["--version"]).status !== 0)
    stop(`${needs} Node ${version} could not be fetched from npm; please install it.`);
  linkForNpm(bin);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  await new Promise(() => {});
}
