import { isTest, type SourceTree } from "./source-tree";

const WRITE =
  /\.(?:insert|update)\(\w+\)\s*\.(values|set)\((?!\s*(?:rowOf|rowsOf|placeholderRow)\()/g;

/** Returns inserts and updates whose values do not go through `rowOf`, which compares their keys with the table. */
export const rowViolations = (tree: SourceTree): string[] =>
  tree.files
    .filter(({ path }) => path.startsWith("apps/api/src/") && !isTest(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(WRITE), (match) => {
        const line = text.slice(0, match.index + match[0].length).split("\n").length;
        return `${path}:${line} .${match[1]}(…) without rowOf drops keys that the table lacks`;
      }),
    );
