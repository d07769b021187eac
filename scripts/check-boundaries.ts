import path from "node:path";
import { checkBoundaries } from "./boundaries/all-boundaries";

/*
 * The walls of docs/architecture.md, kept by a command. `npm run walls` looks at this repository,
 * `npm run walls -- FOLDER` at another tree. Exits with 1 where a wall is breached; a file beyond
 * three screens is only a warning.
 */

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, ".."));
const { files, migrations, breaches, warnings } = checkBoundaries(root);

for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const breach of breaches) console.error(breach);
if (breaches.length === 0) {
  console.log(`The walls stand: ${files} files, ${migrations} migrations.`);
} else {
  console.error(`Breaches: ${breaches.length}, in ${files} files.`);
  process.exitCode = 1;
}
