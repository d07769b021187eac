import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipBytes } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { contractForBrowser } from "./contract.config.ts";
import { css } from "./css.config.ts";
import { offlinePage } from "./offline.config.ts";

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
 * Lets the bundler leave out the components of React Router that no page uses (`Form`, its own `Link` with prefetching):
 * without the mark it has to assume that creating a component does something else, too.
 */
const pureRouterComponents = (): Plugin => ({
  name: "holdfast-pure-router-components",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/.*\.js$/ },
    handler: (code) =>
      code
        .replaceAll("= React$1.forwardRef(", "= /* @__PURE__ */ React$1.forwardRef(")
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ""),
  },
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
    handler: (html) => {
      const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      if (sheets.length === 0) throw new Error("The page has no style sheet to move.");
      const rest = sheets.reduce((text, sheet) => text.replace(sheet, ""), html);
      return rest.replace("  </body>", `${sheets.join("")}  </body>`);
    },
  },
});

/**
 * Modules that the same pages load, each with what it imports, unless an earlier group has that: a separate file for each
 * would cost a phone a request, of which six run at a time, and about 100 bytes.
 */
const LOADED_TOGETHER = [
  // What every page starts with.
  {
    name: "react",
    test: /\/node_modules\/(?:react|scheduler)\/|\/react-dom\/(?:index|client|cjs\/react-dom(?:-client)?\.production)\.js$|vite\/preload-helper/,
  },
  // Imported by the landing page, which needs little of what it imports.
  {
    name: "accounts",
    test: /\/features\/accounts\/(?:public|login\/read-sign-in-link)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Every page, the landing page included.
  {
    name: "page",
    test: /\/(?:menu-groups|toast-store|can|when-idle|focus-page-title|idle-component|unsaved-changes|stored-drafts|session|session-return|use-session|page-views|staged-parts|icon|icon-paths|layout\/logo)\.tsx?$|\/(?:page-loading|layout\/logo)\.module\.css$/,
  },
  // Pages and dialogs that call the API, the login dialog included.
  {
    name: "call",
    test: /\/(?:call-error|shown-error|list-page|number-rules|breakpoints|call-endpoint|field-rules|profile-endpoints|broker-rules|lazy-component|skeleton|alert)\.tsx?$|\/skeleton\.module\.css$|\/ui\/buttons\/button\.tsx$|\/(?:QueryClientProvider|I18nProvider)\.m?js$/,
  },
  { name: "router", test: /\/link\.tsx$/ },
  { name: "query", test: /\/use-endpoint\.ts$/ },
  // Every page of a person who has logged in, but for its frames: a module that is loaded by itself stays a file.
  {
    name: "workspace",
    test: /\/(?:side-frame|app-header|search\/search-field|use-workspace-source|use-dashboard|two-factor-banner|workspace-top|side-menus|page-loading|use-current-plan|use-current-organisation|toast-region|query-client|use-role-change|use-refused-access|use-deleted-plan|failure-boundary|empty-state|page-frame|query-boundary|layout\/card|date-format|use-today|calendar-rules|list-rules|use-may-suggest|money-rules|money-format|review-rules|dashboard\/expiry-notice|features\/public-site\/public)\.tsx?$/,
  },
  // What every list and form has around its fields.
  {
    name: "fields",
    test: /\/ui\/(?:fields\/(?:select|save-by-enter|search-field|use-entry-editor|filter-row)|buttons\/icon-button)\.tsx?$/,
  },
  { name: "download", test: /\/use-download\.ts$/ },
  // What draws and explains figures, on the dashboard and in documents.
  {
    name: "figures",
    test: /\/(?:hazard-exposure-rules|place-bubbles|document-figure|bar-chart|criticality-levels|recovery-time-rules|axis-days)\.tsx?$/,
  },
  // The three pages of the risk work.
  {
    name: "risks",
    test: /\/(?:risk-endpoints|risk-lookups|contact-endpoints|directory\/contact|use-risk-choices|annualised-total-rules|register-columns)\.ts$/,
  },
  {
    name: "table",
    test: /\/ui\/table\/(?:search-table|use-searched-rows|use-sorted-rows|data-table)\.tsx?$/,
  },
  { name: "text-field", test: /\/ui\/fields\/text-field\.tsx$/ },
  {
    name: "dialog",
    test: /\/ui\/overlays\/(?:confirm-dialog|unsaved-changes-question|dialog)\.tsx$/,
  },
  {
    name: "form",
    test: /\/ui\/fields\/(?:field-row|form|number-text|text-area)\.tsx?$|\/platform\/forms\/(?:form-values|new-key|saved-messages|use-contract-form|use-first-bad-field)\.tsx?$/,
  },
];

/** /dev is the API's, but for the gallery of the design system. */
const servesGallery = ({ url }: { readonly url?: string }) =>
  url === "/dev/gallery" ? "/index.html" : undefined;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyEnglish(),
    pureRouterComponents(),
    contractForBrowser(),
    react(),
    compressed(),
    stylesAfterOutline(),
    offlinePage(compressed),
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
    target: "es2023",
    // The first with light-dark(), by which the themes work.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Source maps for the operator's error reports; the bundle does not link to them.
    sourcemap: "hidden",
    // The content security policy forbids inline scripts and data: URLs other than for images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by the bundle-size check.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: LOADED_TOGETHER },
        // Every page loads the names of the files of all pages.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".css") ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]",
      },
    },
  },
});
