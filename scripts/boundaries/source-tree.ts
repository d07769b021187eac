import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A module named after `from`, in `import()`, or in `new URL(..., import.meta.url)`. */
export type Import = {
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
  /** The imported file, relative to the root; null for an external package or a missing file. */
  readonly target: string | null;
};

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
};

/** The input of the boundary check. */
export type SourceTree = {
  readonly files: readonly SourceFile[];
  /** Names in `apps/api/migrations`. */
  readonly migrations: readonly string[];
  readonly migrationText: string;
};

export const WORKSPACES = [
  "packages/contract",
  "packages/content",
  "packages/printables",
  "apps/api",
  "apps/web",
] as const;
export type Workspace = (typeof WORKSPACES)[number];

/** The folders of code that only tests use. */
export const TEST_FOLDERS = ["apps/api/test", "apps/web/test"] as const;

const READ = /\.(?:ts|tsx|css)$/;
const IMPORTS = [
  /^(?:import|export)\s+(?:type\s+)?(?:[^"'`;]*?\sfrom\s+)?["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']/g,
  /\bnew URL\(\s*["'](\.[^"']+)["'],\s*import\.meta\.url/g,
];

export const workspaceOf = (file: string): Workspace | undefined =>
  WORKSPACES.find((workspace) => file.startsWith(`${workspace}/`));

const namesBelow = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const name = `${folder}/${entry.name}`;
        return entry.isDirectory() ? namesBelow(root, name) : [name];
      })
    : [];

/** Returns the path of a specifier, without its extension; null for an external package. */
export const reachOf = (from: string, specifier: string): string | null => {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith(".")) return path.posix.join(path.posix.dirname(from), bare);
  const ours = /^@holdfast\/([^/]+)\/(.+)$/.exec(bare);
  return ours ? `packages/${ours[1]}/src/${ours[2]}` : null;
};

const importsOf = (from: string, text: string, paths: ReadonlySet<string>): Import[] =>
  IMPORTS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const specifier = match[1] ?? "";
      const reach = reachOf(from, specifier);
      const endings = ["", ".ts", ".tsx"];
      const target = endings.map((ending) => `${reach}${ending}`).find((file) => paths.has(file));
      const line = text.slice(0, match.index + match[0].length).split("\n").length;
      return { specifier, line, target: target ?? null };
    }),
  );

/** Reads the sources of every workspace in `root` and the names of the migrations. */
export const readSourceTree = (root: string): SourceTree => {
  const folders = [...WORKSPACES.map((workspace) => `${workspace}/src`), ...TEST_FOLDERS];
  const names = folders
    .flatMap((folder) => namesBelow(root, folder))
    .filter((name) => READ.test(name));
  const paths = new Set(names);
  const files = names.toSorted().map((name) => {
    const text = readFileSync(path.join(root, name), "utf8");
    return { path: name, text, imports: name.endsWith(".css") ? [] : importsOf(name, text, paths) };
  });
  const migrations = namesBelow(root, "apps/api/migrations").map((name) =>
    path.posix.relative("apps/api/migrations", name),
  );
  const migrationText = migrations
    .map((name) => readFileSync(path.join(root, "apps/api/migrations", name), "utf8"))
    .join("\n");
  return { files, migrations: migrations.toSorted(), migrationText };
};

/** Whether only tests run the file. */
export const isTest = (file: string): boolean =>
  /\.(?:test|cases)\.tsx?$/.test(file) ||
  TEST_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
