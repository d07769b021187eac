import { circleBreaches } from "./circle-boundaries";
import { importBreaches } from "./import-boundaries";
import { lengthBreaches } from "./length-boundaries";
import { migrationBreaches } from "./migration-boundaries";
import { barrelBreaches, nameBreaches } from "./name-boundaries";
import { readSourceTree } from "./source-tree";

export type BoundaryReport = {
  /** Numbers of files looked at: 0 would mean that the check is blind. */
  readonly files: number;
  readonly migrations: number;
  /** Each `path message`; any one fails the check. */
  readonly breaches: readonly string[];
  readonly warnings: readonly string[];
};

/** Holds every wall of docs/architecture.md against the sources below `root`. */
export const checkBoundaries = (root: string): BoundaryReport => {
  const tree = readSourceTree(root);
  const lengths = lengthBreaches(tree);
  return {
    files: tree.files.length,
    migrations: tree.migrations.length,
    breaches: [
      // A check that looks at nothing must never pass for 'all is well'.
      ...(tree.files.length === 0 ? [`${root} has no sources to check`] : []),
      ...importBreaches(tree),
      ...circleBreaches(tree),
      ...nameBreaches(tree),
      ...barrelBreaches(tree),
      ...migrationBreaches(tree),
      ...lengths.breaches,
    ],
    warnings: lengths.warnings,
  };
};
