import { circleViolations } from "./circle-boundaries";
import { importViolations } from "./import-boundaries";
import { lengthViolations } from "./length-boundaries";
import { migrationViolations } from "./migration-boundaries";
import { barrelViolations, nameViolations } from "./name-boundaries";
import { readSourceTree } from "./source-tree";

export type BoundaryReport = {
  /** Numbers of files looked at: 0 would mean that the check is blind. */
  readonly files: number;
  readonly migrations: number;
  /** Each `path message`; any one fails the check. */
  readonly violations: readonly string[];
  readonly warnings: readonly string[];
};

/** Checks the sources below `root` against the boundaries of docs/architecture.md. */
export const checkBoundaries = (root: string): BoundaryReport => {
  const tree = readSourceTree(root);
  const lengths = lengthViolations(tree);
  return {
    files: tree.files.length,
    migrations: tree.migrations.length,
    violations: [
      // A check that looks at nothing must never pass for 'all is well'.
      ...(tree.files.length === 0 ? [`${root} has no sources to check`] : []),
      ...importViolations(tree),
      ...circleViolations(tree),
      ...nameViolations(tree),
      ...barrelViolations(tree),
      ...migrationViolations(tree),
      ...lengths.violations,
    ],
    warnings: lengths.warnings,
  };
};
