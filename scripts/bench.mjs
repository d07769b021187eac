// npm run bench: how much the product takes against a floor measured in the same run.
//   npm run bench                                   every measure, about twenty-five minutes
//   npm run bench -- --only bundles,sign-in         some of them
//   npm run bench -- --check                        ends with 1 where a bundle budget is broken
//   npm run bench -- --write                        writes the table to bench/RESULTS.md too
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build, installPackages, root, stop } from "./prepare.mjs";

/** Files of bench/ in the order they run. */
const MEASURES = [
  "bundles",
  "page-loads",
  "start-up",
  "sign-in",
  "read-user",
  "core-calls",
  "risk-calls",
  "plan-pdf",
  "report-pdf",
  "mixed-load",
  "many-organisations",
  "two-processes",
  "attacks",
];
/** No measure may take longer (ms). */
const MOST = 400_000;

const HEAD = ["| Measure | Ours | Baseline | Ratio | Baseline is |", "|---|---:|---:|---:|---|"];
const PREFACE = `# Benchmarks

Written by \`npm run bench -- --write\`. Each measure is timed in turns with its floor, in the same run and
on the same PostgreSQL, and told by its median; the ratio is what carries over to another machine, the times
do not. Budgets are the exception: they are bytes, and \`npm run bench -- --only bundles --check\` holds them.
Databases are kept in memory, so that a disk does not hide what is ours.

Machine: ${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node.split(".")[0]}.
`;

function readWords() {
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

/** Runs one file of bench/ with its output shown; answers its rows and whether all went well. */
function measure(name, words) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join("bench", `${name}.ts`), ...words],
      {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
        timeout: MOST,
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

const { only, check, write } = readWords();
const wanted = only?.split(",") ?? MEASURES;
const unknown = wanted.find((name) => !MEASURES.includes(name));
if (unknown) stop(`There is no measure ${unknown}; there are ${MEASURES.join(", ")}.`);

installPackages();
build();
process.stdout.write(`${HEAD.join("\n")}\n`);
const table = [...HEAD];
let isGood = true;
for (const name of MEASURES.filter((one) => wanted.includes(one))) {
  const done = await measure(name, check ? ["--check"] : []);
  table.push(...done.rows);
  isGood &&= done.isGood;
}
if (write)
  writeFileSync(path.join(root, "bench", "RESULTS.md"), `${PREFACE}\n${table.join("\n")}\n`);
process.exit(isGood ? 0 : 1);
