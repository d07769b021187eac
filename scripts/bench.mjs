// npm run bench: the measures that a release may not make worse, each against a budget or the same server at rest.
//   npm run bench                                   every measure, about a quarter of an hour
//   npm run bench -- --only bundles,import          some of them
//   npm run bench -- --check                        exits with 1 if a bundle budget is exceeded
//   npm run bench -- --write                        also writes the table to bench/RESULTS.md; with --only, its rows
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { HEAD, rowsWith } from "./bench-results.mjs";
import { build, installPackages, root, stop } from "./prepare.mjs";

/** Files of bench/ in the order they run. */
const MEASURES = [
  "bundles",
  "page-loads",
  "slow-phone",
  "start-up",
  "documents",
  "import",
  "mixed-load",
  "attacks",
  "heavy-work",
  "worst-day",
];
/** Ends a measure that hangs (ms): a busy machine may be ten times slower than an idle one. */
const TIME_LIMIT = 2_400_000;

const PREFACE = `# Benchmarks

Written by \`npm run bench -- --write\`: what a person would notice, each against a budget or the same server at rest. Databases are in memory.

Machine: ${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node.split(".")[0]}.
`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: "string" },
        check: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return stop(error.message);
  }
}

/** Runs one file of bench/ and shows its output; returns its table rows and whether it succeeded. */
function measure(name, args) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join("bench", `${name}.ts`), ...args],
      {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
        timeout: TIME_LIMIT,
        env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, "bench", "tsconfig.json") },
      },
    );
    let printed = "";
    child.stdout.on("data", (bytes) => {
      printed += bytes;
      process.stdout.write(bytes);
    });
    child.on("close", (code) => {
      const rows = printed.split("\n").filter((line) => line.startsWith("| "));
      if (code !== 0) process.stderr.write(`bench/${name}.ts ended with ${code ?? "a signal"}.\n`);
      resolve({ rows, isGood: code === 0 });
    });
  });
}

const { only, check, write } = readOptions();
const wanted = only?.split(",") ?? MEASURES;
const unknown = wanted.find((name) => !MEASURES.includes(name));
if (unknown) stop(`Unknown measure ${unknown}. Available: ${MEASURES.join(", ")}.`);

installPackages();
build();
process.stdout.write(`${HEAD.join("\n")}\n`);
const rows = [];
let isGood = true;
for (const name of MEASURES.filter((measure) => wanted.includes(measure))) {
  const done = await measure(name, check ? ["--check"] : []);
  rows.push(...done.rows);
  isGood &&= done.isGood;
}
if (write) {
  const file = path.join(root, "bench", "RESULTS.md");
  const former = readFileSync(file, "utf8");
  // The measurements that `npm run bench` does not make remain.
  const [, others = ""] = /\n(## [^]*)$/.exec(former) ?? [];
  const table = [...HEAD, ...(only === undefined ? rows : rowsWith(former, rows))];
  writeFileSync(file, `${PREFACE}\n${table.join("\n")}\n${others && `\n${others}`}`);
}
process.exit(isGood ? 0 : 1);
