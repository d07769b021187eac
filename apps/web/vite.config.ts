import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipBytes } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { GROUPS } from "./chunks.config.ts";
import { contractForBrowser } from "./contract.config.ts";
import { css } from "./css.config.ts";
import { offlinePages } from "./offline.config.ts";
import { publicPages } from "./prerender.config.ts";

const gzip = promisify<Uint8Array, { level: number }, Buffer>(gzipBytes);
const brotli = promisify<Uint8Array, Buffer>(brotliCompress);

/** The API of `npm run dev`. The API itself serves the built app, from the same origin. */
const API = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;

/**
 * Removes all but English from the bundle: React Aria ships its texts ("Calendar", "Clear") in about thirty languages.
 * A missing language falls back to en-US.
 */
const onlyEnglish = (): Plugin => ({
  name: "holdfast-only-english",
  enforce: "pre",
  resolveId: (source, importer) =>
    /(?:^|\/)(?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/.test(source) &&
    /\/react-(?:aria|stately)/.test(importer ?? "")
      ? "\0holdfast-no-words"
      : undefined,
  load: (id) => (id === "\0holdfast-no-words" ? "export default {};" : undefined),
});

/**
 * Writes a .br and a .gz file next to each asset. The server sends these, so it compresses no assets per request.
 */
const compressed = (): Plugin => ({
  name: "holdfast-compressed",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const text = Object.keys(bundle).filter((file) => /\.(?:js|css|html|svg|json)$/.test(file));
    await Promise.all(
      text.map(async (file) => {
        const target = path.join(dir ?? "dist", file);
        const bytes = await readFile(target);
        await writeFile(`${target}.gz`, await gzip(bytes, { level: 9 }));
        await writeFile(`${target}.br`, await brotli(bytes));
      }),
    );
  },
});

/**
 * Moves the style sheet from the head to the end of the body, where it does not delay the outline that index.html
 * shows. Browsers run module scripts after it has loaded.
 */
const stylesAfterOutline = (): Plugin => ({
  name: "holdfast-styles-after-outline",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path: page }) => {
      if (page !== "/index.html") return html;
      const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      if (sheets.length === 0) throw new Error("The page has no style sheet to move.");
      const rest = sheets.reduce((text, sheet) => text.replace(sheet, ""), html);
      return rest.replace("  </body>", `${sheets.join("")}  </body>`);
    },
  },
});

/** /dev is the API's, but for the gallery of the design system. */
const servesGallery = ({ url }: { readonly url?: string }) =>
  url === "/dev/gallery" ? "/index.html" : undefined;

/** What builds the app's screens. */
const ofScreens = () => [onlyEnglish(), contractForBrowser(), react()];

const TARGETS = {
  target: "es2023",
  // The first with light-dark(), by which the themes work.
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...ofScreens(),
    compressed(),
    stylesAfterOutline(),
    publicPages(),
    offlinePages(compressed, { plugins: ofScreens, targets: TARGETS }),
  ],
  css,
  // Screens are lazy; without this, the first visit to one would reload the page in development.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/v1": API, "/dev": { target: API, bypass: servesGallery }, "/health": API },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    ...TARGETS,
    // Source maps for the operator's error reports; the bundle does not link to them.
    sourcemap: "hidden",
    // The content security policy forbids inline scripts and data: URLs other than for images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by the bundle-size check.
    manifest: true,
    rolldownOptions: {
      // The pages that the build renders, and all others.
      input: ["index.html", "public.html"],
      output: {
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
