import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ScreenRoute } from "../../apps/web/src/platform/routing/screen-route";
import { CONTACT_PAGE, LANDING_PAGE } from "@holdfast/contract/public-site/public-pages";
import { type BundleGraph, readBundleGraph } from "./bundle-graph";
import { loadScreenRoutes } from "./screen-routes";

/* The modules of the web app that a page load fetches, by the features' own entries (features/<feature>/routes.ts). */

const web = new URL("../../apps/web/", import.meta.url);
export const builtWeb = (): BundleGraph => readBundleGraph(fileURLToPath(new URL("dist", web)));

/** The page of the app, with its router and the frames around its screens. */
const PAGE = "index.html";
/** The page of the screens that the build renders. */
export const LANDING = "public.html";
/** Loaded when the dashboard's map scrolls into view. */
export const MAP = "src/features/dashboard/locations/locations-panel.tsx";

export type RoutedPage = ScreenRoute & {
  /** The screen's module. */
  readonly module: string;
};

const ENTRY = /screenAt\(\s*"([^"]+)",[^"]*import\("\.\/([^"]+)"\)/g;
const FEATURES = new URL("src/features/", web);

/** Returns the module of each screen by its address, as the features' entries (`routes.ts`) are written. */
function readScreenModules(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(FEATURES).flatMap((feature) => {
      if (!readdirSync(new URL(feature, FEATURES)).includes("routes.ts")) return [];
      const source = readFileSync(new URL(`${feature}/routes.ts`, FEATURES), "utf8");
      return Array.from(
        source.matchAll(ENTRY),
        ([, address = "", file]) => [address, `src/features/${feature}/${file}.tsx`] as const,
      );
    }),
  );
}

/** Returns every screen with its module. */
export async function routedPages(): Promise<readonly RoutedPage[]> {
  const modules = readScreenModules();
  return (await loadScreenRoutes()).map((entry) => {
    const module = modules.get(entry.path);
    if (module === undefined) {
      throw new Error(`The source of the entry ${entry.path} does not read as 'screenAt' does.`);
    }
    return { ...entry, module };
  });
}

/** Returns the compressed size of the map's outlines (bytes). */
export function mapDataBytes(): number {
  const assets = new URL("dist/assets/", web);
  const outlines = readdirSync(assets).filter((file) => /^countries-.*\.json\.gz$/.test(file));
  return outlines.reduce((bytes, file) => bytes + readFileSync(new URL(file, assets)).length, 0);
}

/** Whether the build renders the screen of an address to HTML (apps/web/src/public-screens.tsx). */
export const isRendered = (address: string): boolean =>
  [LANDING_PAGE, CONTACT_PAGE].some(({ path }) => path === address);

/** Returns everything that is fetched to show this screen. */
export const loadOf = ({ path, module }: RoutedPage): readonly string[] =>
  isRendered(path) ? [LANDING] : [PAGE, module];
