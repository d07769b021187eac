import { type Browser, chromium } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { personOf } from "./ground/people";
import { printRow, printSkipped } from "./ground/report";
import { type Product, whileServing } from "./ground/served-product";
import { builtWeb, LANDING, loadOf } from "./ground/web-routes";

/*
 * What a browser really fetches of the web app's scripts, against what the bundle measure says it does by
 * the module graph. Far from 1.00, and that measure (and the budget it holds) is looking at another page.
 */

const PAGES: readonly { readonly address: string; readonly modules: readonly string[] }[] = [
  { address: "/", modules: LANDING },
  { address: "/organization/contacts", modules: loadOf("src/rooms/directory/contacts-screen.tsx") },
  { address: "/dashboard/teams", modules: loadOf("src/rooms/teams/teams-screen.tsx") },
];
const TIMEOUT = 20_000;

const web = builtWeb();
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The built files that a page fetches until nothing more is asked for. */
async function fetchedBy(browser: Browser, product: Product, address: string, token: string) {
  const context = await browser.newContext();
  // The keys under which the web app keeps its session (apps/web/src/platform/session.ts).
  const kept = {
    "holdfast.access_token": token,
    "holdfast.expiry": String(Date.now() + 3_600_000),
  };
  await context.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) files.add(pathname.slice(1));
  });
  await page.goto(`${product.url}${address}`, { waitUntil: "networkidle", timeout: TIMEOUT });
  await context.close();
  return files;
}

const executablePath = findChromium();
if (executablePath)
  await whileServing({ demonstration: true }, async (product) => {
    const token = await personOf(product, "owner@demo.example").signIn();
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      for (const { address, modules } of PAGES) {
        const fetched = web.weigh(await fetchedBy(browser, product, address, token)).js;
        const told = web.weigh(web.filesOf(modules)).js;
        printRow({
          measure: `JS fetched at ${address}`,
          ours: kib(fetched),
          floor: kib(told),
          ratio: fetched / told,
          against: "the module graph",
        });
      }
    } finally {
      await browser.close();
    }
  });
else printSkipped("JS fetched by a browser", "no Chromium is installed");
