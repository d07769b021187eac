import { mkdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type RolldownOptions, rolldown } from "rolldown";

/*
 * Three files: the entry, the program, and its worker, the sanitiser of printed markup. Our own packages are bundled in (they are
 * TypeScript and JSON); everything else stays in node_modules.
 */

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const isPackageOfOthers = (id: string) => /^[@a-z]/u.test(id) && !id.startsWith("@holdfast/");

/** `import text from "./some.css?raw"`, as Vite (and so the tests) have it. */
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
  external: isPackageOfOthers,
  plugins: [rawText],
  transform: { target: "node20.19", jsx: { runtime: "automatic" } },
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
} as const;

export default defineConfig([bundle("main", "src/main.ts"), ...Object.values(workers)]);

/** Several may build at once, and a process may be starting from it: the file is put in its place whole. */
const buildWhole = async (
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
  Promise.all(Object.entries(workers).map(([name, one]) => buildWhole(one, folder, name)));

/**
 * Builds the workers for a process that runs from the sources (tests), because a Node 20 worker cannot
 * run TypeScript.
 */
export const buildWorkers = async (): Promise<void> => {
  await buildWorkersInto(at("node_modules/.cache/holdfast"));
};

/** Builds what the tests start as a process of its own; answers the file. */
export const buildServerUnderTest = async (): Promise<string> => {
  await buildWorkersInto(at("dist"));
  await buildWhole(bundle("program", "src/program.ts"), at("dist"), "program-under-test");
  return at("dist/program-under-test.js");
};
