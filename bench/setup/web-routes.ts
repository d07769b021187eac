import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readScreenModules } from "../../apps/web/screen-modules.config";
import type { ScreenEntry } from "../../apps/web/src/platform/routing/screen-entry";
import { type BundleGraph, readBundleGraph } from "./bundle-graph";
import { loadScreenEntries } from "./screen-entries";

/* The modules of the web app that a page load fetches, by the features' own entries (features/<feature>/routes.ts). */

const web = new URL("../../apps/web/", import.meta.url);
export const builtWeb = (): BundleGraph => readBundleGraph(fileURLToPath(new URL("dist", web)));

const PAGE = "index.html";
const ROUTER = "src/routed-screens.tsx";
const dashboardModule = (name: string) => `src/features/dashboard/${name}.tsx`;

/** main.tsx serves the landing page without the router. */
export const LANDING = [PAGE, "src/features/public-site/landing-screen.tsx"];
/** Loaded when the dashboard's map scrolls into view. */
export const MAP = "src/features/dashboard/locations/locations-panel.tsx";
export const LOGIN_DIALOG = "src/features/accounts/login/login-dialog.tsx";

export type RoutedPage = ScreenEntry & {
  /** The screen's module. */
  readonly module: string;
};

/** Returns every screen with its module. */
export async function routedPages(): Promise<readonly RoutedPage[]> {
  const modules = readScreenModules();
  return (await loadScreenEntries()).map((entry) => {
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

/** The frames around a screen. */
const framesOf = ({ area, needs, permission }: ScreenEntry): readonly string[] => [
  ...(area === "public" ? [] : [dashboardModule("frame/signed-in-frame")]),
  ...(area === "admin" ? [dashboardModule("frame/admin-frame")] : []),
  ...(area === "workspace" ? [dashboardModule("frame/workspace-frame")] : []),
  ...(needs === "organisation" || needs === "plan"
    ? [dashboardModule("access/require-organisation")]
    : []),
  ...(needs === "plan" ? [dashboardModule("access/require-plan")] : []),
  ...(permission === undefined ? [] : [dashboardModule("access/require-permission")]),
];

/** Returns everything that is fetched to show this screen. */
export const loadOf = (page: RoutedPage): readonly string[] => [
  PAGE,
  ROUTER,
  ...framesOf(page),
  page.module,
];
