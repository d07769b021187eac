import type { Plugin } from "vite";

/** What the offline page and a team's file are built for: phones that people keep for years. */
export const OLD_ENGINES = ["chrome100", "ios15", "safari15", "firefox100"];

/** What one of these engines lacks, as it is written in a built script. */
const MISSING: readonly RegExp[] = [
  /\b(?:Map|Object)\.groupBy\b/,
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|toWellFormed|isWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.at\(/,
  /\bObject\.hasOwn\b/,
  /\bstructuredClone\(/,
  /\b(?:Promise\.withResolvers|Promise\.try|Array\.fromAsync|Iterator\.from|RegExp\.escape)\b/,
  /\bAbortSignal\.(?:any|timeout)\b/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bcrypto\.randomUUID\b/,
  /\brequestIdleCallback\(/,
  // Lookbehind: the script does not even start.
  /\(\?<[=!]/,
];

/** Fails the build if a script uses what one of the old engines lacks: there, it would show an empty page. */
export const refuseNewerApis = (): Plugin => ({
  name: "holdfast-refuse-newer-apis",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const found = newerApisIn(file.code);
      if (found.length > 0)
        throw new Error(`${file.fileName} uses ${found.join(", ")}, which old phones do not have.`);
    }
  },
});

/** Returns the uses of newer functions in a script. */
export const newerApisIn = (code: string): string[] =>
  MISSING.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
