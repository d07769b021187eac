import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BundleGraph, readBundleGraph } from "./bundle-graph";

/* The modules of the web app that a page load fetches, by the route table in apps/web/src/routes.tsx. */

const dist = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));
export const builtWeb = (): BundleGraph => readBundleGraph(dist);

const PAGE = "index.html";
const ROUTER = "src/routes.tsx";
const frames = (...names: readonly string[]) =>
  names.map((name) => `src/features/dashboard/${name}.tsx`);
/** The frames around every screen of a signed-in person, by area. */
const WORKSPACE = frames(
  "signed-in-frame",
  "workspace-frame",
  "require-organisation",
  "require-plan",
);
const ADMIN = frames("signed-in-frame", "admin-frame");

/** main.tsx serves the landing page without the router. */
export const LANDING = [PAGE, "src/features/public-site/landing-screen.tsx"];
export const LOGIN_DIALOG = "src/features/accounts/login-dialog.tsx";

/** The frames around the screens of a feature: the first that matches. */
const FRAMES: readonly (readonly [features: RegExp, modules: readonly string[]])[] = [
  [/^src\/features\/(?:brokerages|purchases|accounts\/settings)\//, ADMIN],
  [/^src\/features\/(?:public-site|accounts)\//, []],
  [/^/, WORKSPACE],
];

/** Returns everything that is fetched to show this screen. */
export const loadOf = (screen: string): readonly string[] => {
  const [, around = []] = FRAMES.find(([features]) => features.test(screen)) ?? [];
  return [PAGE, ROUTER, ...around, screen];
};

/** Returns every screen that the router can show, except the landing page. */
export const routedScreens = (web: BundleGraph): readonly string[] =>
  web.loadedLater(ROUTER).filter((one) => one.endsWith("-screen.tsx") && !LANDING.includes(one));

const ROUTE = /screenAt\(\s*"([^"]+)",[^"]*import\("\.\/([^"]+)"\)/g;

export type RoutedPage = { readonly address: string; readonly screen: string };

/** Returns the paths of the route table that lead to one page, and the screen shown there. */
export function routedPages(): readonly RoutedPage[] {
  const table = readFileSync(new URL(`../../apps/web/${ROUTER}`, import.meta.url), "utf8");
  const pages = Array.from(table.matchAll(ROUTE), ([, address = "", file]) => ({
    address,
    screen: `src/${file}.tsx`,
  }));
  if (pages.length === 0) throw new Error(`The format of ${ROUTER} has changed: no routes found.`);
  return pages.filter(({ address }) => !/[:*]/.test(address));
}
