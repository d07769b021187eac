import { mkdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type RolldownOptions, rolldown } from "rolldown";

/*
 * Four files: the entry, the program, and its workers, which sanitise printed markup and read uploaded tables. Our own packages are bundled
 * (they are TypeScript and JSON); all other packages stay in node_modules.
 */

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const isExternalPackage = (id: string) => /^[@a-z]/u.test(id) && !id.startsWith("@holdfast/");

/** Supports `import text from "./some.css?raw"`, as Vite does (and so the tests). */
const rawText: Plugin = {
  name: "raw-text",
  resolveId: {
    filter: { id: /\?raw$/u },
    handler: async function (id, importer) {
      const file = await this.resolve(id.replace(/\?raw$/u, ""), importer);
      return file && { id: `${file.id}?raw` };
    },
  },
  load: {
    filter: { id: /\?raw$/u },
    handler: async (id) => {
      const text = await readFile(id.replace(/\?raw$/u, ""), "utf8");
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
  },
};

const bundle = (name: string, input: string): RolldownOptions => ({
  input: { [name]: at(input) },
  platform: "node",
  external: isExternalPackage,
  plugins: [rawText],
  transform: { target: "node22.22", jsx: { runtime: "automatic" } },
  output: {
    dir: at("dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    sourcemap: true,
  },
});

const workers = {
  "sanitise-worker": bundle("sanitise-worker", "src/platform/pdf/sanitise-worker.ts"),
  "read-table-worker": bundle("read-table-worker", "src/platform/spreadsheet/read-table-worker.ts"),
} as const;

export default defineConfig([bundle("main", "src/main.ts"), ...Object.values(workers)]);

/** Several builds may run at once, and a process may be starting from the file, so it is replaced in one step. */
const buildAtomically = async (
  options: RolldownOptions,
  folder: string,
  name: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const built = await rolldown(options);
  const temporary = path.join(folder, `${name}.${process.pid}`);
  await built.write({ file: temporary, format: "esm", sourcemap: "inline" });
  await built.close();
  await rename(temporary, path.join(folder, `${name}.js`));
};

const buildWorkersInto = (folder: string) =>
  Promise.all(Object.entries(workers).map(([name, one]) => buildAtomically(one, folder, name)));

/**
 * Builds the workers for a process that runs from the sources (tests), because a worker
 * thread cannot load TypeScript with imports as ours.
 */
export const buildWorkers = async (): Promise<void> => {
  await buildWorkersInto(at("node_modules/.cache/holdfast"));
};

/** Builds the program that tests start as a separate process; returns the file. */
export const buildServerUnderTest = async (): Promise<string> => {
  await buildWorkersInto(at("dist"));
  await buildAtomically(bundle("program", "src/program.ts"), at("dist"), "program-under-test");
  return at("dist/program-under-test.js");
};
