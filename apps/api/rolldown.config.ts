import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type RolldownOptions, rolldown } from "rolldown";

/*
 * The entry, the program, and its workers, which sanitise printed markup and read uploaded tables. Packages are bundled,
 * because resolving and reading 900 files in node_modules took half of each start.
 */

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Packages that are not bundled. */
const external = [
  // Native modules.
  "@node-rs/argon2",
  "sharp",
  // An optional dependency of pg that we do not install.
  "pg-native",
  // Resolves its worker files relative to __dirname.
  "pino",
  // Imported on first use.
  "@aws-sdk/client-s3",
  "playwright-core",
  "stripe",
];

/** The chunk with the packages. It has no source map: Node parsed it at each start, which took a quarter of the time. */
const PACKAGES = "packages";

const withoutSourceMap: Plugin = {
  name: "without-source-map",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk" && chunk.name === PACKAGES) {
        chunk.code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, "\n");
        delete bundle[`${chunk.fileName}.map`];
      }
  },
};

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

/** Returns the options of one bundle. Its chunks are prefixed with its name, because all bundles share a folder. */
const bundle = (name: string, input: string) =>
  ({
    input: { [name]: at(input) },
    platform: "node",
    external,
    plugins: [rawText, withoutSourceMap],
    transform: {
      target: "node22.22",
      jsx: { runtime: "automatic" },
      // React prints with its production build, which takes a fraction of the development build's time.
      define: { "process.env.NODE_ENV": '"production"' },
    },
    output: {
      dir: at("dist"),
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: `${name}-[name].js`,
      sourcemap: true,
      codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/u }] },
    },
  }) satisfies RolldownOptions;

const workers = [
  bundle("sanitise-worker", "src/platform/pdf/markup/sanitise-worker.ts"),
  bundle("read-table-worker", "src/platform/spreadsheet/read-table-worker.ts"),
];

export default defineConfig([bundle("main", "src/main.ts"), ...workers]);

/** Several builds may run at once, and a process may be starting from the files, so each is replaced in one step. */
const buildAtomically = async (
  options: ReturnType<typeof bundle>,
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const built = await rolldown(options);
  const { output } = await built.generate(options.output);
  await built.close();
  for (const file of output) {
    const temporary = path.join(folder, `${file.fileName}.${process.pid}`);
    await writeFile(temporary, file.type === "chunk" ? file.code : file.source);
    await rename(temporary, path.join(folder, file.fileName));
  }
};

const buildWorkersInto = (folder: string) =>
  Promise.all(workers.map((worker) => buildAtomically(worker, folder)));

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
  await buildAtomically(bundle("program-under-test", "src/program.ts"), at("dist"));
  return at("dist/program-under-test.js");
};
