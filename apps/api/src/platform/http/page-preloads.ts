import { readFile } from "node:fs/promises";
import path from "node:path";

/** A file of the built web app, in Vite's manifest. */
type BuiltFile = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = "index.html";
const ROUTER = "src/routed-screens.tsx";
const frame = (name: string) => `src/features/dashboard/${name}.tsx`;
const SIGNED_IN = [ROUTER, frame("signed-in-frame")];
const WORKSPACE = [...SIGNED_IN, frame("workspace-frame"), frame("require-organisation")];

/** What the pages of an address load before their screen, in the web app's sources; the first pattern that matches counts. */
const LOADED_FIRST: readonly (readonly [address: RegExp, modules: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/dashboard(?:\/|$)/, [...WORKSPACE, frame("require-plan")]],
  [/^\/organization(?:\/|$)/, WORKSPACE],
  [/^\/admin(?:\/|$)/, [...SIGNED_IN, frame("admin-frame")]],
  [/^/, [ROUTER]],
];

/** As `apps/web/screen-modules.config.ts` writes them: the module of each screen, by its address. */
type ScreenModules = Readonly<Record<string, string>>;

/**
 * Returns links, by the address of a page, that let the browser fetch the scripts and styles of the page and its screen
 * together with the app's entry, and not one after another: on a phone's network each step is a quarter of a second.
 * Empty if the folder has no manifest.
 */
export async function pagePreloads(folder: string): Promise<(address: string) => string> {
  const manifest: Manifest = (await readBuilt(folder, "manifest.json")) ?? {};
  const screens: ScreenModules = (await readBuilt(folder, "screens.json")) ?? {};
  const known = new Set(filesOf(manifest, [ENTRY]));
  const linksTo = (address: string) => {
    const first = LOADED_FIRST.find(([pattern]) => pattern.test(address))?.[1] ?? [];
    const screen = screens[address];
    return filesOf(manifest, screen === undefined ? first : [...first, screen])
      .filter((file) => !known.has(file))
      .map(linkTo)
      .join("");
  };
  const ofScreens = new Map(Object.keys(screens).map((address) => [address, linksTo(address)]));
  return (page) => {
    const address = page.toLowerCase().replace(/(?<=.)\/$/, "");
    return ofScreens.get(address) ?? linksTo(address);
  };
}

/** Vite asks for style sheets with `crossorigin`, and a preload only serves a request of the same kind. */
const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;

/** Reads a file that the build has written about itself; undefined if there is none. */
async function readBuilt<Content>(folder: string, name: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, ".vite", name), "utf8")) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns the files that modules need before they run, each once. */
function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
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
