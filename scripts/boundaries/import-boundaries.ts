import {
  type Import,
  isTest,
  reachOf,
  type SourceFile,
  type SourceTree,
  TEST_FOLDERS,
  type Workspace,
  workspaceOf,
} from "./source-tree";

/** The workspaces that each workspace may import. */
const MAY_IMPORT: Readonly<Record<Workspace, readonly Workspace[]>> = {
  "packages/contract": [],
  "packages/content": ["packages/contract"],
  "packages/printables": ["packages/contract", "packages/content"],
  "apps/api": ["packages/contract", "packages/content", "packages/printables"],
  "apps/web": ["packages/contract", "packages/content", "packages/printables"],
};

/** The external packages that a workspace may import; workspaces not listed may use any in their package.json. */
const OPEN_PACKAGES: Partial<Readonly<Record<Workspace, RegExp>>> = {
  "packages/contract": /^zod(?:\/|$)/,
  "packages/content": /^$/,
};
/** Workspaces that run in a browser. */
const IN_BROWSER: ReadonlySet<Workspace> = new Set([
  "packages/contract",
  "packages/content",
  "packages/printables",
  "apps/web",
]);

const FEATURE = /^apps\/(?:api|web)\/src\/features\/([^/]+)\//;
const featureOf = (file: string): string | undefined => FEATURE.exec(file)?.[1];
const PUBLIC_ENTRY = /^apps\/(?:api|web)\/src\/features\/[^/]+\/public(?:\.tsx?)?$/;
/** Shared code. It imports no feature. */
const SHARED = /^apps\/(?:api|web)\/src\/(?:platform|ui)\//;

const IN_UI = /^apps\/web\/src\/ui\//;
/** What the design system does not know: how a call is made, and what the product is about. */
const UNKNOWN_TO_UI = /^apps\/web\/src\/platform\/|^packages\/(?!contract\/src\/platform\/)/;

const WITH_SQL = /^(?:drizzle-orm|pg)(?:\/|$)/;
const MAY_USE_SQL = /(?:-store|-table)\.ts$|^apps\/api\/src\/platform\/(?:database\/|columns\.ts)/;

const packageBoundaries = (file: SourceFile, from: Workspace, { specifier }: Import): string[] => {
  const reach = reachOf(file.path, specifier);
  if (reach === null) {
    if (isTest(file.path)) return [];
    const open = OPEN_PACKAGES[from];
    if (specifier.startsWith("node:") && IN_BROWSER.has(from)) {
      return [`${from} also runs in a browser and cannot import ${specifier}`];
    }
    return open && !open.test(specifier) ? [`${from} does not import ${specifier}`] : [];
  }
  const to = workspaceOf(reach);
  if (to === from) return [];
  if (!to || specifier.startsWith(".")) {
    return [`${specifier} leaves ${from}: import other workspaces by their @holdfast name`];
  }
  const open = MAY_IMPORT[from];
  if (open.includes(to)) return [];
  const list = open.length > 0 ? `only ${open.join(", ")}` : "none of our packages";
  return [`${from} imports ${list}, not ${specifier}`];
};

const featureBoundaries = (file: SourceFile, { specifier }: Import): string[] => {
  const reach = reachOf(file.path, specifier);
  const to = reach === null ? undefined : featureOf(reach);
  if (reach === null || to === undefined) return [];
  if (SHARED.test(file.path)) return [`${specifier}: platform and ui must not import features`];
  const from = featureOf(file.path);
  if (from === undefined || from === to || PUBLIC_ENTRY.test(reach)) return [];
  return [
    `${specifier}: feature ${from} may import feature ${to} only through features/${to}/public`,
  ];
};

const uiBoundaries = (file: SourceFile, { specifier }: Import): string[] =>
  IN_UI.test(file.path) &&
  !isTest(file.path) &&
  UNKNOWN_TO_UI.test(reachOf(file.path, specifier) ?? "")
    ? [`${specifier}: ui must not import platform, and of our packages only contract/platform`]
    : [];

const sqlBoundaries = (file: SourceFile, { specifier }: Import): string[] =>
  file.path.startsWith("apps/api/") &&
  !isTest(file.path) &&
  WITH_SQL.test(specifier) &&
  !MAY_USE_SQL.test(file.path)
    ? [`${specifier}: SQL belongs in *-store.ts and *-table.ts only`]
    : [];

/** The features of the API that print; all others read the plan's content, never what is made for paper. */
const PRINTS = /^apps\/api\/src\/features\/(?:printing|purchases)\//;

const printBoundaries = (file: SourceFile, { specifier }: Import): string[] =>
  file.path.startsWith("apps/api/src/features/") &&
  !isTest(file.path) &&
  !PRINTS.test(file.path) &&
  specifier.startsWith("@holdfast/printables/")
    ? [`${specifier}: only the features printing and purchases print; others read plan-content`]
    : [];

const TEST_CODE = new RegExp(`^(?:${TEST_FOLDERS.join("|")})/|\\.cases(?:\\.ts)?$`);

const testBoundaries = (file: SourceFile, { specifier }: Import): string[] =>
  !isTest(file.path) && TEST_CODE.test(reachOf(file.path, specifier) ?? "")
    ? [`${specifier}: only tests may import ${TEST_FOLDERS.join(", ")} and access cases`]
    : [];

/** Returns imports that cross a boundary, as `path:line message`. */
export const importViolations = (tree: SourceTree): string[] =>
  tree.files.flatMap((file) => {
    const from = workspaceOf(file.path);
    return file.imports.flatMap((imported) => {
      const violations = [
        ...(from ? packageBoundaries(file, from, imported) : []),
        ...featureBoundaries(file, imported),
        ...uiBoundaries(file, imported),
        ...sqlBoundaries(file, imported),
        ...printBoundaries(file, imported),
        ...testBoundaries(file, imported),
      ];
      return violations.map((violation) => `${file.path}:${imported.line} ${violation}`);
    });
  });
