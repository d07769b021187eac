import { isTest, type SourceTree } from "./source-tree";

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
    for (const file of circle) reported.add(file);
    violations.push(`${file} is in a cycle: ${circle.join(" -> ")}`);
  }
  return violations;
};

/**
 * Folders that must not depend on each other in a cycle: the features and the platform folders of both apps, and the
 * folders of each package. Not checked: files directly in a platform, such as `services.ts`, which joins its folders;
 * and the folders of `ui`, which only sort one design system (a dialog has buttons, and a field may open a dialog).
 */
const FOLDER = /^(?:apps\/[^/]+\/src\/(?:features|platform)|packages\/[^/]+\/src)\/[^/]+(?=\/)/;
const folderOf = (file: string | null): string | undefined =>
  file === null ? undefined : FOLDER.exec(file)?.[0];

/** Returns cycles of folders that no cycle of files shows, with the imports that close them. Tests do not count. */
export const folderViolations = (tree: SourceTree): string[] => {
  const imports = tree.files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      file.imports.flatMap(({ target, line }) => {
        const [from, to] = [folderOf(file.path), folderOf(target)];
        return from && to && from !== to ? [{ from, to, where: `${file.path}:${line}` }] : [];
      }),
    );
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reported = new Set<string>();
  return [...targets.keys()].toSorted().flatMap((folder) => {
    const circle = reported.has(folder) ? null : pathBack(folder, targets);
    if (!circle) return [];
    for (const file of circle) reported.add(file);
    const steps = circle.slice(1).map((to, index) => {
      const step = imports.find(
        (candidate) => candidate.from === circle[index] && candidate.to === to,
      );
      return `${to} (${step?.where})`;
    });
    return [`${folder} is in a cycle of folders: ${steps.join(" -> ")}`];
  });
};
