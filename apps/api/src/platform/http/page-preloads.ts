import { readFile } from "node:fs/promises";
import path from "node:path";

/** A file of the built web app, in Vite's manifest. */
type BuiltFile = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const ENTRY = "index.html";
const ROUTER = "src/routed-screens.tsx";
const FRAME = "src/features/dashboard/signed-in-frame.tsx";

/** What the pages of an address load first, in the web app's sources; the first pattern that matches counts. */
const LOADED_FIRST: readonly (readonly [address: RegExp, modules: readonly string[]])[] = [
  [/^\/$/, ["src/features/public-site/landing-screen.tsx"]],
  [
    /^\/(?:dashboard|organization)(?:\/|$)/i,
    [ROUTER, FRAME, "src/features/dashboard/workspace-frame.tsx"],
  ],
  [/^\/admin(?:\/|$)/i, [ROUTER, FRAME, "src/features/dashboard/admin-frame.tsx"]],
  [/^/, [ROUTER]],
];

/**
 * Returns links, by the address of a page, that let the browser fetch the page's own scripts and styles together with the
 * app's entry, and not one after another: on a phone's network each step is a quarter of a second. Empty if the folder
 * has no manifest.
 */
export async function pagePreloads(folder: string): Promise<(address: string) => string> {
  const manifest = await readManifest(folder);
  const known = new Set(filesOf(manifest, [ENTRY]));
  const links = LOADED_FIRST.map(([address, modules]) => {
    const files = filesOf(manifest, modules).filter((file) => !known.has(file));
    return [address, files.map(linkTo).join("")] as const;
  });
  return (page) => links.find(([address]) => address.test(page))?.[1] ?? "";
}

/** Vite asks for style sheets with `crossorigin`, and a preload only serves a request of the same kind. */
const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;

async function readManifest(folder: string): Promise<Readonly<Record<string, BuiltFile>>> {
  try {
    const text = await readFile(path.join(folder, ".vite", "manifest.json"), "utf8");
    return JSON.parse(text) as Readonly<Record<string, BuiltFile>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Returns the files that modules need before they run, each once. */
function filesOf(
  manifest: Readonly<Record<string, BuiltFile>>,
  modules: readonly string[],
): readonly string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const built = manifest[key];
    if (!built || files.has(built.file)) return;
    files.add(built.file);
    for (const sheet of built.css ?? []) files.add(sheet);
    for (const imported of built.imports ?? []) add(imported);
  };
  for (const name of modules) add(name);
  return [...files];
}
