import fs from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Returns the bundled file of a worker thread: next to this file in the built API; from the sources (tests), the one
 * that `buildWorkers` of the bundler's configuration made, because a worker thread cannot load them.
 * @throws Error if it has not been built
 */
export function workerFile(name: "sanitise-worker" | "read-table-worker"): URL {
  const candidates = [`./${name}.js`, `../../node_modules/.cache/holdfast/${name}.js`];
  const found = candidates
    .map((file) => new URL(file, import.meta.url))
    .find((file) => fs.existsSync(fileURLToPath(file)));
  if (found) return found;
  throw new Error(`The file of ${name} has not been built. Run npm run build.`);
}
