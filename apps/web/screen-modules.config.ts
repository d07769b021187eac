import { readdirSync, readFileSync } from "node:fs";

const ENTRY = /screenAt\(\s*"([^"]+)",[^"]*import\("\.\/([^"]+)"\)/g;
const FEATURES = new URL("src/features/", import.meta.url);

/**
 * Returns the module of each screen by its address, from the sources of the features' entries (`routes.ts`): the entries
 * themselves only have a function that loads it.
 */
export function readScreenModules(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(FEATURES).flatMap((feature) => {
      if (!readdirSync(new URL(feature, FEATURES)).includes("routes.ts")) return [];
      const source = readFileSync(new URL(`${feature}/routes.ts`, FEATURES), "utf8");
      return Array.from(
        source.matchAll(ENTRY),
        ([, address = "", file]) => [address, `src/features/${feature}/${file}.tsx`] as const,
      );
    }),
  );
}
