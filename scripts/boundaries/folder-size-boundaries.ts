import { isTest, type SourceTree } from "./source-tree";

/** Most folders have fewer than a dozen; beyond this number a reader no longer finds a file by looking. */
const MAX_FILES = 25;

/** Returns folders with too many source files directly in them. Tests, style sheets and files below do not count. */
export const folderSizeViolations = (tree: SourceTree): string[] => {
  const counts = new Map<string, number>();
  for (const { path } of tree.files) {
    if (isTest(path) || path.endsWith(".css")) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files, more than ${MAX_FILES}: sort them into folders`,
    );
};
