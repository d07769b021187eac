import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { css } from "./css.config.ts";

/** What src/render-public-screen.tsx exports. Its own types need the app's settings of the compiler. */
type Rendering = {
  readonly PUBLIC_PATHS: readonly string[];
  readonly renderPublicScreen: (path: string) => string;
};

const DIST = path.join(import.meta.dirname, "dist");
/** Below node_modules, so that Node finds React for the module that renders. */
const RENDERING = path.join(import.meta.dirname, "node_modules/.cache/holdfast/rendering");

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Renders the public pages to HTML, so that their text is there before the scripts, and without them. The server sends
 * `prerendered/index.html` for the landing page.
 */
export const publicPages = (): Plugin => ({
  name: "holdfast-public-pages",
  apply: "build",
  async closeBundle(error) {
    if (error) return;
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: "warn",
      plugins: [react()],
      css,
      build: {
        ssr: "src/render-public-screen.tsx",
        outDir: RENDERING,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    });
    const module = pathToFileURL(path.join(RENDERING, "render-public-screen.js")).href;
    const { PUBLIC_PATHS, renderPublicScreen } = (await import(module)) as Rendering;
    const page = await readFile(path.join(DIST, "public.html"), "utf8");
    if (!page.includes(EMPTY_ROOT)) throw new Error("public.html has no empty #root");
    await mkdir(path.join(DIST, "prerendered"), { recursive: true });
    for (const address of PUBLIC_PATHS)
      await writeFile(
        path.join(DIST, "prerendered", address === "/" ? "index.html" : `${address}.html`),
        page.replace(
          EMPTY_ROOT,
          () => `<div id="root" data-page="${address}">${renderPublicScreen(address)}</div>`,
        ),
      );
  },
});
