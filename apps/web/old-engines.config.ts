import { parseAst, type Plugin } from "vite";

/** What the offline page and a team's file are built for: phones that people keep for years. */
export const OLD_ENGINES = ["chrome100", "ios15", "safari15", "firefox100"];

/*
 * Features that at least one of these engines lacks in its first version, such as iOS 15.0. The build transpiles newer
 * syntax, but neither functions nor regular expressions.
 */

/** As written in a built script. */
const MISSING: readonly RegExp[] = [
  /\b(?:Map|Object)\.groupBy\b/,
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|toWellFormed|isWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:at|getOrInsert|getOrInsertComputed|throwIfAborted)\(/,
  /\.(?:fromBase64|toBase64|fromHex|toHex)\(/,
  /\bObject\.hasOwn\b/,
  /\bstructuredClone\(/,
  /\b(?:Promise\.withResolvers|Promise\.try|Array\.fromAsync|Iterator\.from|RegExp\.escape)\b/,
  /\bAbortSignal\.(?:any|timeout)\b/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bcrypto\.randomUUID\b/,
  /\bnew (?:BroadcastChannel|Intl\.DurationFormat|Intl\.Segmenter)\b/,
  /\bnavigator\.(?:locks|userAgentData)\b/,
  /\brequestIdleCallback\(/,
  /\.(?:showModal|showPopover|showPicker|replaceChildren|checkVisibility)\(/,
  // Elements and properties in JSX: React itself names them all.
  /\bjsxs?\)?\(["'`]dialog["'`]/,
  /[{,](?:inert|popover):/,
];

/** As written in a built style sheet. A browser ignores a whole rule that it does not understand. */
const MISSING_STYLES: readonly RegExp[] = [
  /:(?:has|popover-open|user-invalid|open)\b/,
  /@(?:layer|container|scope|starting-style)\b/,
  /\b(?:color-mix|light-dark|oklch|oklab|lab|lch)\(/,
  /\b\d+(?:d|s|l)v[hw]\b/,
  /\bsubgrid\b/,
  // Nesting.
  /[;{}]\s*&/,
];

/** Regular expression syntax that prevents the whole script from starting. */
const MISSING_IN_PATTERNS: readonly RegExp[] = [/\(\?<[=!]/, /\(\?[ims]*-?[ims]+:/];

/** Fails the build if a script or style uses a feature that an old engine lacks, which would show an empty page. */
export const failOnNewerApis = (): Plugin => ({
  name: "holdfast-refuse-newer-apis",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const found =
          file.type === "chunk"
            ? newerApisIn(file.code)
            : file.fileName.endsWith(".css")
              ? newerStylesIn(String(file.source))
              : [];
        if (found.length > 0)
          throw new Error(
            `${file.fileName} uses ${found.join(", ")}, which old phones do not support.`,
          );
      }
    },
  },
});

const usesIn = (text: string, missing: readonly RegExp[]): string[] =>
  missing.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** Returns the uses of newer functions and regular expressions in a script. */
export const newerApisIn = (code: string): string[] => [
  ...usesIn(code, MISSING),
  ...newerPatternsIn(parseAst(code)),
];

/** Returns the uses of newer selectors, rules and functions in a style sheet. */
export const newerStylesIn = (css: string): string[] => usesIn(css, MISSING_STYLES);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns the regular expressions in a syntax tree that an old engine rejects, such as those with the flag v. */
function newerPatternsIn(root: unknown): string[] {
  const found: string[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isObject(node)) continue;
    const { regex } = node;
    if (isObject(regex)) {
      const [pattern, flags] = [String(regex["pattern"]), String(regex["flags"])];
      if (flags.includes("v") || usesIn(pattern, MISSING_IN_PATTERNS).length > 0)
        found.push(`/${pattern}/${flags}`);
    }
    open.push(...Object.values(node).filter(isObject));
  }
  return found;
}
