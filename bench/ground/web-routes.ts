import { fileURLToPath } from "node:url";
import { type BundleGraph, readBundleGraph } from "./bundle-graph";

/* Which modules of the web app a page load fetches, by the route table in apps/web/src/screens.tsx. */

const dist = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));
export const builtWeb = (): BundleGraph => readBundleGraph(dist);

const PAGE = "index.html";
const ROUTER = "src/screens.tsx";
/** Around every screen of somebody who is signed in. */
const FRAMES = ["signed-in", "workspace-frame", "require-organisation", "require-plan"].map(
  (name) => `src/rooms/dashboard/${name}.tsx`,
);

/** main.tsx serves the landing page without the router. */
export const LANDING = [PAGE, "src/rooms/public-site/landing-screen.tsx"];
export const LOGIN_MODAL = "src/rooms/accounts/login-modal.tsx";
const WITHOUT_FRAME = /^src\/rooms\/(?:public-site|accounts)\//;

/** All that is fetched to show this screen. */
export const loadOf = (screen: string): readonly string[] => [
  PAGE,
  ROUTER,
  ...(WITHOUT_FRAME.test(screen) ? [] : FRAMES),
  screen,
];

/** Every screen that the router can show, the landing page apart. */
export const routedScreens = (web: BundleGraph): readonly string[] =>
  web.loadedLater(ROUTER).filter((one) => one.endsWith("-screen.tsx") && !LANDING.includes(one));
