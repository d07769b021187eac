import type { SourceTree } from "./source-tree";
import {
  API_KINDS,
  API_NAMES,
  API_VERBS,
  CATCH_ALL_WORDS,
  CATCH_ALL_NAMES,
  FOREIGN_TO_CONTRACT,
  FEATURES,
  WEB_KINDS,
  WEB_LOGIC_KINDS,
  WEB_NAMES,
  WEB_VERBS,
} from "./vocabulary";

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENDING = /(?:\.unit|\.full)?(?:\.test|\.cases)?(?:\.d)?\.tsx?$|(?:\.module)?\.css$/;

const endsIn = (stem: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => stem.endsWith(`-${kind}`) || stem.endsWith(`-${kind}s`));
const beginsWith = (stem: string, verbs: readonly string[]): boolean =>
  verbs.some((verb) => stem === verb || stem.startsWith(`${verb}-`));

const isCatchAll = (part: string): boolean =>
  CATCH_ALL_NAMES.includes(part) || part.split("-").some((word) => CATCH_ALL_WORDS.includes(word));

/** Rules for names in every folder: kebab-case, and no catch-all names. */
const plainViolations = (parts: readonly string[]): string[] => [
  ...parts.filter((part) => !KEBAB.test(part)).map((part) => `'${part}' is not in kebab-case`),
  ...parts.filter(isCatchAll).map((part) => `'${part}' does not say what is inside`),
];

const IN_CONTRACT =
  "contract files are <noun>, <verb>-<noun>, <noun>-endpoints, <noun>-rules and errors, all .ts";
const IN_API_FEATURE = `files of an api feature are ${API_NAMES.join(", ")}, access.cases, <verb>-<noun>, and <noun>- with ${API_KINDS.join(", ")}, all .ts`;
const WEB_COMPONENTS = `a component of a web feature is require-<noun>, or <noun>- with ${WEB_KINDS.join(", ")}`;
const WEB_LOGIC = `a .ts file of a web feature is ${WEB_NAMES.join(", ")}, <noun>- with ${WEB_LOGIC_KINDS.join(", ")}, or <noun> after ${WEB_VERBS.join(", ")}`;
const HOW_TO_ADD = "(new words go in scripts/boundaries/vocabulary.ts)";

/** The naming rule of each layer that a file breaks, if any. */
const kindViolation = {
  contract: (stem: string, ending: string) =>
    ending !== ".ts" || endsIn(stem, FOREIGN_TO_CONTRACT) ? IN_CONTRACT : null,
  api: (stem: string, ending: string) =>
    ending === ".ts" &&
    (API_NAMES.includes(stem) || endsIn(stem, API_KINDS) || beginsWith(stem, API_VERBS))
      ? null
      : IN_API_FEATURE,
  web: (stem: string, ending: string) => {
    if (ending === ".module.css" || (ending === ".ts" && WEB_NAMES.includes(stem))) return null;
    if (ending === ".tsx") {
      return endsIn(stem, WEB_KINDS) || stem.startsWith("require-") ? null : WEB_COMPONENTS;
    }
    return ending === ".ts" && (endsIn(stem, WEB_LOGIC_KINDS) || beginsWith(stem, WEB_VERBS))
      ? null
      : WEB_LOGIC;
  },
};

/** Returns the layer and feature of a file; undefined outside features. */
const placeOf = ([top, workspace, , folder, feature]: readonly string[]) => {
  if (top === "packages" && workspace === "contract") {
    return {
      layer: "contract",
      feature: folder === "platform" ? null : (folder ?? ""),
    } as const;
  }
  if (top !== "apps" || folder !== "features") return undefined;
  return { layer: workspace === "api" ? "api" : "web", feature: feature ?? "" } as const;
};

const violationsOf = (path: string): string[] => {
  const ending = ENDING.exec(path)?.[0] ?? "";
  const parts = path.slice(0, path.length - ending.length).split("/");
  const violations = plainViolations(parts.slice(3));
  const place = placeOf(parts);
  if (!place) return violations;
  if (place.feature !== null && !FEATURES.includes(place.feature)) {
    violations.push(`'${place.feature}' is not a known feature ${HOW_TO_ADD}`);
  }
  if (ending === ".cases.ts")
    return parts.at(-1) === "access" && place.layer === "api"
      ? violations
      : [...violations, `${IN_API_FEATURE} ${HOW_TO_ADD}`];
  // A test's name is free; its folder and spelling are not.
  const kind = ending.includes(".test")
    ? null
    : kindViolation[place.layer](parts.at(-1) ?? "", ending);
  if (kind !== null) violations.push(`${kind} ${HOW_TO_ADD}`);
  return violations;
};

/** Returns files whose name or folder breaks a rule, as `path message`. */
export const nameViolations = (tree: SourceTree): string[] =>
  tree.files.flatMap(({ path }) => violationsOf(path).map((violation) => `${path} ${violation}`));

const RE_EXPORTS = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;"']*\sfrom\s+["'][^"']+["'];?/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns files that only re-export others. Only public.ts may do that. */
export const barrelViolations = (tree: SourceTree): string[] =>
  tree.files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const isPublicEntry = /\/features\/[^/]+\/public\.tsx?$/.test(path);
      if (/^export\s+\*/m.test(text)) return [`${path} exports a whole file: name the exports`];
      const code = text.replaceAll(COMMENTS, "").trim();
      const isBarrel = code !== "" && code.replaceAll(RE_EXPORTS, "").trim() === "";
      return isBarrel && !isPublicEntry
        ? [`${path} is a barrel: import from the original files`]
        : [];
    });
