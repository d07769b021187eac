import { type Browser, chromium } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/browser/find-chromium";
import { personOf } from "./setup/people";
import { printSkipped } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";
import {
  BUDGET,
  exitIfExceeded,
  checkBudget,
  checkRoutes,
  type WeighedScreen,
} from "./setup/web-budgets";
import { builtWeb, routedPages } from "./setup/web-routes";

/*
 * The compressed size of the scripts that a browser actually fetches at every URL of the web app, against the same
 * budget: a part that is loaded separately but rendered at once counts here. What a page prefetches while the browser
 * is idle does not count.
 */

const MEASURE = "JS fetched by a browser";
/** Ends a page that hangs (ms); not a measure of speed. */
const TIMEOUT = 120_000;
/** How many pages load at the same time: each ends with half a second in which it requests nothing. */
const AT_ONCE = 4;

const web = builtWeb();

/** Returns the bytes of the scripts that a page fetches, until it requests nothing more. */
async function fetchedAt(browser: Browser, product: Product, address: string, token: string) {
  const context = await browser.newContext();
  // The keys under which the web app stores its session (apps/web/src/platform/session/session.ts).
  const stored = {
    "holdfast.access_token": token,
    "holdfast.expiry": String(Date.now() + 3_600_000),
  };
  await context.addInitScript((entries: Record<string, string>) => {
    window.requestIdleCallback = () => 0;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) files.add(pathname.slice(1));
  });
  await page.goto(`${product.url}${address}`, { waitUntil: "networkidle", timeout: TIMEOUT });
  await context.close();
  return web.weigh(files).js;
}

async function measure(browser: Browser, product: Product): Promise<void> {
  const token = await personOf(product, "owner@demo.example").signIn();
  const screens: WeighedScreen[] = [];
  // A catch-all leads to another page.
  const pages = (await routedPages()).filter(({ path }) => !path.endsWith("*"));
  const load = async () => {
    for (let page = pages.pop(); page; page = pages.pop()) {
      const js = await fetchedAt(browser, product, page.path, token);
      if (page.path === "/") checkBudget(`${MEASURE}, landing page`, js, BUDGET.landingJs);
      else screens.push({ ...page, js });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  checkRoutes(MEASURE, screens);
}

const executablePath = findChromium();
if (executablePath)
  await whileServing({ demo: true }, async (product) => {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      await measure(browser, product);
    } finally {
      await browser.close();
    }
  });
else printSkipped(MEASURE, "no Chromium is installed");
exitIfExceeded();
