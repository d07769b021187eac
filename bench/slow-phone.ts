import { type Browser, chromium } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/browser/find-chromium";
import { personOf } from "./setup/people";
import { printBudget, printSkipped } from "./setup/report";
import { whileServing } from "./setup/served-product";

/*
 * Time (ms) until a page of the demo is complete on a slow phone with an empty cache: its title is shown, and no
 * placeholder is left, except in parts that wait until they are scrolled to.
 */

/** 410 kbit/s and 400 ms, in the units of Chromium's DevTools Protocol. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: (410 * 1024) / 8,
  uploadThroughput: (410 * 1024) / 8,
};
/** How many times slower than this machine's the processor is. */
const SLOWER = 4;
const ROUNDS = 3;
const TIMEOUT = 120_000;

/** Each page with its budget (ms). */
const PAGES = [
  ["landing text", "/", 2_500],
  ["dashboard", "/dashboard", 8_700],
  ["risk register", "/dashboard/risk/register", 8_600],
  ["risk assessment", "/dashboard/risk/assessment", 8_500],
  ["teams", "/dashboard/teams", 9_250],
  ["contacts", "/organization/contacts", 7_950],
] as const;

async function loadingTime(browser: Browser, url: string, token: string | undefined) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (token !== undefined)
    // The keys under which the web app stores its session (apps/web/src/platform/session/session.ts).
    await context.addInitScript(
      (entries: Record<string, string>) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      {
        "holdfast.access_token": token,
        "holdfast.expiry": String(Date.now() + 3_600_000),
      },
    );
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", NETWORK);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "commit", timeout: TIMEOUT });
  const ready = await page.waitForFunction(
    () =>
      document.querySelector("h1") !== null &&
      document.querySelector("[data-skeleton]:not([data-unseen] *)") === null &&
      performance.now(),
    undefined,
    { timeout: TIMEOUT },
  );
  const time = Number(await ready.jsonValue());
  await context.close();
  return time;
}

const executablePath = findChromium();
if (executablePath)
  await whileServing({ demo: true }, async (product) => {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const token = await personOf(product, "owner@demo.example").signIn();
    for (const [name, path, budget] of PAGES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(
          await loadingTime(browser, `${product.url}${path}`, path === "/" ? undefined : token),
        );
      printBudget(`slow phone, ${name}`, times, budget);
    }
    await browser.close();
  });
else printSkipped("slow phone", "no Chromium is installed");
