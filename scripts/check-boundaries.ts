import path from "node:path";
import { checkBoundaries } from "./boundaries/all-boundaries";

/*
 * Checks the boundaries of docs/architecture.md. `npm run boundaries` checks this repository, `npm run boundaries --
 * FOLDER` another tree. Exits with 1 if a boundary is crossed; a file above three screens is only a warning.
 */

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, ".."));
const { files, migrations, violations, warnings } = checkBoundaries(root);

for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const violation of violations) console.error(violation);
if (violations.length === 0) {
  console.log(`Boundaries hold: ${files} files, ${migrations} migrations.`);
} else {
  console.error(`Violations: ${violations.length}, in ${files} files.`);
  process.exitCode = 1;
}
