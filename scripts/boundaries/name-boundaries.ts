import type { SourceTree } from "./source-tree";
import {
  API_KINDS,
  API_NAMES,
  API_VERBS,
  DRAWER_WORDS,
  DRAWERS,
  FOREIGN_TO_CONTRACT,
  FEATURES,
  WEB_KINDS,
  WEB_LOGIC_KINDS,
  WEB_VERBS,
} from "./vocabulary";

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENDING = /(?:\.unit|\.full)?(?:\.test)?(?:\.d)?\.tsx?$|(?:\.module)?\.css$/;

const endsIn = (stem: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => stem.endsWith(`-${kind}`) || stem.endsWith(`-${kind}s`));
const beginsWith = (stem: string, verbs: readonly string[]): boolean =>
  verbs.some((verb) => stem === verb || stem.startsWith(`${verb}-`));

const isDrawer = (part: string): boolean =>
  DRAWERS.includes(part) || part.split("-").some((word) => DRAWER_WORDS.includes(word));

/** Names that hold in every folder: kebab-case, and nothing that says 'all sorts of things'. */
const plainViolations = (parts: readonly string[]): string[] => [
  ...parts.filter((part) => !KEBAB.test(part)).map((part) => `'${part}' is not in kebab-case`),
  ...parts.filter(isDrawer).map((part) => `'${part}' says nothing about what is inside`),
];

const IN_CONTRACT =
  "the contract has <noun>, <verb>-<noun>, <noun>-endpoints, <noun>-rules and errors, all .ts";
const IN_API_FEATURE = `an api feature has ${API_NAMES.join(", ")}, <verb>-<noun>, and <noun>- with ${API_KINDS.join(", ")}, all .ts`;
const WEB_COMPONENTS = `a component of a web feature is require-<noun>, or <noun>- with ${WEB_KINDS.join(", ")}`;
const WEB_LOGIC = `a .ts file of a web feature is <noun>- with ${WEB_LOGIC_KINDS.join(", ")}, or <noun> after ${WEB_VERBS.join(", ")}`;
const HOW_TO_ADD = "(a new word: scripts/boundaries/vocabulary.ts)";

/** The naming rule that a file of each layer breaks, if any. */
const kindViolation = {
  contract: (stem: string, ending: string) =>
    ending !== ".ts" || endsIn(stem, FOREIGN_TO_CONTRACT) ? IN_CONTRACT : null,
  api: (stem: string, ending: string) =>
    ending === ".ts" &&
    (API_NAMES.includes(stem) || endsIn(stem, API_KINDS) || beginsWith(stem, API_VERBS))
      ? null
      : IN_API_FEATURE,
  web: (stem: string, ending: string) => {
    if (ending === ".module.css" || stem === "public") return null;
    if (ending === ".tsx") {
      return endsIn(stem, WEB_KINDS) || stem.startsWith("require-") ? null : WEB_COMPONENTS;
    }
    return ending === ".ts" && (endsIn(stem, WEB_LOGIC_KINDS) || beginsWith(stem, WEB_VERBS))
      ? null
      : WEB_LOGIC;
  },
};

/** The layer and feature of a file; undefined outside of features. */
const placeOf = ([baseline, workspace, , folder, feature]: readonly string[]) => {
  if (baseline === "packages" && workspace === "contract") {
    return {
      baseline: "contract",
      feature: folder === "platform" ? null : (folder ?? ""),
    } as const;
  }
  if (baseline !== "apps" || folder !== "features") return undefined;
  return { baseline: workspace === "api" ? "api" : "web", feature: feature ?? "" } as const;
};

const breachesOf = (path: string): string[] => {
  const ending = ENDING.exec(path)?.[0] ?? "";
  const parts = path.slice(0, path.length - ending.length).split("/");
  const violations = plainViolations(parts.slice(3));
  const place = placeOf(parts);
  if (!place) return violations;
  if (place.feature !== null && !FEATURES.includes(place.feature)) {
    violations.push(`'${place.feature}' is not a known feature ${HOW_TO_ADD}`);
  }
  // The name of a test is its own; where it stands and how it is written is not.
  const kind = ending.includes(".test")
    ? null
    : kindViolation[place.baseline](parts.at(-1) ?? "", ending);
  if (kind !== null) violations.push(`${kind} ${HOW_TO_ADD}`);
  return violations;
};

/** Files whose name or place says nothing, as `path message`. */
export const nameViolations = (tree: SourceTree): string[] =>
  tree.files.flatMap(({ path }) => breachesOf(path).map((violation) => `${path} ${violation}`));

const RE_EXPORTS = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;"']*\sfrom\s+["'][^"']+["'];?/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Files that only re-export others. Only public.ts may do that. */
export const barrelViolations = (tree: SourceTree): string[] =>
  tree.files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const isPublicEntry = /\/features\/[^/]+\/public\.tsx?$/.test(path);
      if (/^export\s+\*/m.test(text)) return [`${path} exports a whole file: name what is meant`];
      const code = text.replaceAll(COMMENTS, "").trim();
      const isBarrel = code !== "" && code.replaceAll(RE_EXPORTS, "").trim() === "";
      return isBarrel && !isPublicEntry
        ? [`${path} is a barrel: import from where things are`]
        : [];
    });
