import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type PluginOption } from "vite";
import { css } from "./css.config.ts";
import { OLD_ENGINES, failOnNewerApis } from "./old-engines.config.ts";

const OUTPUT = {
  outDir: "dist",
  // The app is in the same folder.
  emptyOutDir: false,
  copyPublicDir: false,
  target: OLD_ENGINES,
  cssTarget: OLD_ENGINES,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies InlineConfig["build"];

type AppTargets = Pick<NonNullable<InlineConfig["build"]>, "target" | "cssTarget">;

const ROOT = { root: import.meta.dirname, configFile: false, logLevel: "warn" } as const;

/** Collects the names of the files that a build writes, but for fonts: without a network, those of the device do. */
const collect = (files: string[]): Plugin => ({
  name: "holdfast-collect-files",
  // The page itself joins the bundle last.
  writeBundle(_options, bundle) {
    files.push(...Object.keys(bundle).filter((file) => !file.endsWith(".woff2")));
  },
});

/** What the worker stores: files without a hash in their name are stored again when their content changes. */
const stored = async (file: string) => {
  const bytes = await readFile(path.join(import.meta.dirname, "dist", file));
  const revision = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { url: `/${file}`, revision: file.startsWith("assets/") ? null : revision };
};

/** Writes a page as one script and one style sheet. */
const inOneScript = (name: string): NonNullable<InlineConfig["build"]>["rolldownOptions"] => ({
  input: path.join(import.meta.dirname, `${name}.html`),
  output: {
    codeSplitting: false,
    entryFileNames: `assets/${name}-[hash:8].js`,
    assetFileNames: `assets/${name}-[hash:8][extname]`,
  },
});

/**
 * Builds the pages that open without a network, each as one script and one style sheet, and the service worker that
 * stores them: the offline page, which is also saved as a file, and the page of an alert's link. They are apart from the
 * app, whose bundles they do not change.
 * @param app how the app is built: the page of an alert's link is one of its screens, and needs as new a browser
 */
export const offlinePages = (
  compressed: () => Plugin,
  app: { readonly plugins: () => PluginOption[]; readonly targets: AppTargets },
): Plugin => ({
  name: "holdfast-offline-pages",
  apply: "build",
  async closeBundle() {
    const files: string[] = [];
    await build({
      ...ROOT,
      plugins: [react(), collect(files), failOnNewerApis(), compressed()],
      css,
      build: { ...OUTPUT, rolldownOptions: inOneScript("offline") },
    });
    await build({
      ...ROOT,
      plugins: [...app.plugins(), collect(files), compressed()],
      css,
      build: { ...OUTPUT, ...app.targets, rolldownOptions: inOneScript("alert") },
    });
    const offlineFiles = await Promise.all(["favicon.svg", "theme.js", ...files].map(stored));
    await build({
      ...ROOT,
      plugins: [failOnNewerApis(), compressed()],
      define: {
        OFFLINE_FILES: JSON.stringify(offlineFiles),
        "process.env.NODE_ENV": '"production"',
      },
      build: {
        ...OUTPUT,
        rolldownOptions: {
          input: path.join(import.meta.dirname, "src/service-worker.ts"),
          output: { codeSplitting: false, entryFileNames: "service-worker.js" },
        },
      },
    });
  },
});
