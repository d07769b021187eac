import type { SourceTree } from "./source-tree";

/** Returns the shortest path from a file back to itself; null if there is none. */
const pathBack = (
  start: string,
  targets: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null => {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of targets.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let step = file; step !== start; step = cameFrom.get(step) ?? start) way.unshift(step);
        return [start, ...way];
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, file);
        waiting.push(next);
      }
    }
  }
  return null;
};

/**
 * Returns import cycles, type imports included, within and across workspaces: one line per cycle, starting at its first
 * file. Files that only lead to a cycle are not listed.
 */
export const circleViolations = (tree: SourceTree): string[] => {
  const targets = new Map(
    tree.files.map((file) => [file.path, file.imports.flatMap(({ target }) => target ?? [])]),
  );
  const reported = new Set<string>();
  const violations: string[] = [];
  for (const file of targets.keys()) {
    if (reported.has(file)) continue;
    const circle = pathBack(file, targets);
    if (!circle) continue;
    for (const one of circle) reported.add(one);
    violations.push(`${file} is in a cycle: ${circle.join(" -> ")}`);
  }
  return violations;
};
