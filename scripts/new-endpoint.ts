import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { OrderRefused, readOrder, USAGE } from "./new-endpoint/endpoint-order";
import { layOut, remainingSteps } from "./new-endpoint/lay-out";

/*
 * Writes the files of a new operation, so that they compile and keep the boundaries, and prints what is left
 * to do. Rejects an unknown feature, verb or permission with one sentence; then nothing is
 * written. `--in FOLDER` works on another tree.
 */

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { in: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(USAGE);
  const root = path.resolve(values.in ?? path.join(import.meta.dirname, ".."));
  const order = readOrder(positionals);
  const steps = remainingSteps(root, order);
  const files = layOut(root, order);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const formatter = path.join(import.meta.dirname, "../node_modules/.bin/oxfmt");
  execFileSync(formatter, [...files.keys()], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  console.log(`${order.method} /v1${order.path} is laid out:`);
  for (const file of files.keys()) console.log(`  ${file}`);
  console.log("Left to you, in this order:");
  for (const [at, step] of steps.entries()) console.log(`  ${at + 1}. ${step}`);
}

try {
  run();
} catch (error) {
  const isForPerson =
    error instanceof OrderRefused ||
    (error as { code?: unknown }).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  if (!isForPerson) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
