import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/** Where `npm run dev` has the API; the built app is served by the API itself, from the same origin. */
const API = "http://127.0.0.1:3000";

/**
 * React Aria ships its own few words ("Calendar", "Clear") in some thirty languages. Holdfast speaks
 * English, so the others are left out of the bundle; a missing language falls back to en-US.
 */
const onlyEnglish = (): Plugin => ({
  name: "holdfast-only-english",
  enforce: "pre",
  resolveId: (source, importer) =>
    /^\.\/(?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/.test(source) && importer?.includes("/intl/")
      ? "\0holdfast-no-words"
      : undefined,
  load: (id) => (id === "\0holdfast-no-words" ? "export default {};" : undefined),
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [onlyEnglish(), react()],
  // Screens are fetched lazily; without this the first visit of one would reload the page in development.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/v1": API, "/dev": API, "/health": API },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // Maps for the operator's own error reports; the bundle does not point at them.
    sourcemap: "hidden",
    // The content security policy forbids inline scripts and data: URLs other than for images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by the bundle-size check.
    manifest: true,
  },
});
