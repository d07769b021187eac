import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's entry for each module with its own file (dist/.vite/manifest.json). */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** Compressed bytes on the wire. */
export type Weight = { readonly js: number; readonly css: number };

export type BundleGraph = {
  /** The files that these modules load immediately: their own, and all they import statically. */
  filesOf(modules: readonly string[]): ReadonlySet<string>;
  /** Modules that this one may load later. */
  loadedLater(module: string): readonly string[];
  weigh(files: Iterable<string>): Weight;
};

/**
 * Reads the module graph of a built web app.
 * @throws Error if it has not been built, or a requested module does not exist
 */
export function readBundleGraph(dist: string): BundleGraph {
  const text = readFileSync(path.join(dist, ".vite", "manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const entry = (module: string) => {
    const found = manifest[module];
    if (!found) throw new Error(`The built web app has no module ${module}. Has it been renamed?`);
    return found;
  };
  const sizes = new Map<string, number>();
  const compressed = (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + compressed(file), 0);
  return {
    filesOf(modules) {
      const seen = new Set(modules);
      const files = new Set<string>();
      // A set also yields what is added to it during the iteration.
      for (const module of seen) {
        const { file, imports = [], css = [] } = entry(module);
        for (const name of [file, ...css]) files.add(name);
        for (const name of imports) seen.add(name);
      }
      return files;
    },
    loadedLater: (module) => entry(module).dynamicImports ?? [],
    weigh(files) {
      const all = [...files];
      return {
        js: sum(all.filter((file) => file.endsWith(".js"))),
        css: sum(all.filter((file) => file.endsWith(".css"))),
      };
    },
  };
}
