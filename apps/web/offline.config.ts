import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
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

const ROOT = { root: import.meta.dirname, configFile: false, logLevel: "warn" } as const;

/** Collects the names of the files that a build writes. */
const collect = (files: string[]): Plugin => ({
  name: "holdfast-collect-files",
  // The page itself joins the bundle last.
  writeBundle(_options, bundle) {
    files.push(...Object.keys(bundle));
  },
});

/** What the worker stores: files without a hash in their name are stored again when their content changes. */
const stored = async (file: string) => {
  const bytes = await readFile(path.join(import.meta.dirname, "dist", file));
  const revision = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { url: `/${file}`, revision: file.startsWith("assets/") ? null : revision };
};

/**
 * Builds the offline page as one script and one style sheet, so that it opens from the browser's storage and from a
 * file, and the service worker that stores it. Both are apart from the app, whose bundles they do not change.
 */
export const offlinePage = (compressed: () => Plugin): Plugin => ({
  name: "holdfast-offline-page",
  apply: "build",
  async closeBundle() {
    const files: string[] = [];
    await build({
      ...ROOT,
      plugins: [react(), collect(files), failOnNewerApis(), compressed()],
      css,
      build: {
        ...OUTPUT,
        rolldownOptions: {
          input: path.join(import.meta.dirname, "offline.html"),
          output: {
            codeSplitting: false,
            entryFileNames: "assets/offline-[hash:8].js",
            assetFileNames: "assets/offline-[hash:8][extname]",
          },
        },
      },
    });
    const offlineFiles = await Promise.all(["favicon.svg", ...files].map(stored));
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
