import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { OrderRefused, readOrder, USAGE } from "./new-endpoint/endpoint-order";
import { layOut, remainingSteps } from "./new-endpoint/generate-files";

/*
 * Generates the files of a new operation, so that they compile and respect the boundaries, and prints the remaining
 * steps. Refuses an unknown feature, verb or permission with one message and then writes nothing. `--in FOLDER` works
 * on another tree.
 */

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { in: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(USAGE);
  const root = path.resolve(values.in ?? path.join(import.meta.dirname, ".."));
  const order = readOrder(positionals);
  const steps = remainingSteps(order);
  const files = layOut(root, order);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const formatter = path.join(import.meta.dirname, "../node_modules/.bin/oxfmt");
  execFileSync(formatter, [...files.keys()], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  console.log(`${order.method} /v1${order.path} was generated:`);
  for (const file of files.keys()) console.log(`  ${file}`);
  console.log("Remaining steps, in this order:");
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
