import { circleViolations, folderViolations } from "./circle-boundaries";
import { folderSizeViolations } from "./folder-size-boundaries";
import { importViolations } from "./import-boundaries";
import { lengthViolations } from "./length-boundaries";
import { migrationViolations } from "./migration-boundaries";
import { barrelViolations, nameViolations } from "./name-boundaries";
import { rowViolations } from "./row-boundaries";
import { readSourceTree } from "./source-tree";
import { tableViolations } from "./table-boundaries";

export type BoundaryReport = {
  /** Number of files checked: 0 means that the check found nothing to read. */
  readonly files: number;
  readonly migrations: number;
  /** Each is `path message`; any violation fails the check. */
  readonly violations: readonly string[];
  readonly warnings: readonly string[];
};

/** Checks the sources in `root` against the boundaries of docs/architecture.md. */
export const checkBoundaries = (root: string): BoundaryReport => {
  const tree = readSourceTree(root);
  const lengths = lengthViolations(tree);
  return {
    files: tree.files.length,
    migrations: tree.migrations.length,
    violations: [
      // A check of no files must not pass.
      ...(tree.files.length === 0 ? [`${root} has no sources to check`] : []),
      ...importViolations(tree),
      ...circleViolations(tree),
      ...folderViolations(tree),
      ...folderSizeViolations(tree),
      ...tableViolations(tree),
      ...rowViolations(tree),
      ...nameViolations(tree),
      ...barrelViolations(tree),
      ...migrationViolations(tree),
      ...lengths.violations,
    ],
    warnings: lengths.warnings,
  };
};
