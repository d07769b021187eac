import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { timed } from "./setup/alternate";
import { personOf } from "./setup/people";
import { printComparison, printSkipped } from "./setup/report";
import { whileServing } from "./setup/served-product";

/*
 * The plan on a phone on the worst day: the browser has just started, the server is dead and the network is cut. From
 * opening the app to the team's first actions, without the time in which a person types the PIN. The processor of the
 * page is 4 times slower, as Lighthouse's phone. The browser derives the key of the PIN outside the page, at full speed,
 * so 3 times its measured time is added. The baseline is a bare page that a service worker serves.
 */

const MEASURE = "offline plan from a cold start to the first actions";
const ROUNDS = 5;
const SLOWER = 4;
const PIN = "270594";
const PHONE = { width: 390, height: 844 };

const BARE_PAGE = `<!doctype html><title>Bare</title><h1>Bare page</h1>
  <script>navigator.serviceWorker.register("/worker.js")</script>`;
const BARE_WORKER = `
  addEventListener("install", (event) =>
    event.waitUntil(caches.open("bare").then((cache) => cache.add("/")).then(() => skipWaiting())));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

/** Serves the bare page until `work` has ended. */
async function whileServingBare(work: (url: string, stop: () => void) => Promise<void>) {
  const server = createServer((request, response) => {
    const isWorker = request.url === "/worker.js";
    response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? BARE_WORKER : BARE_PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop);
  } finally {
    stop();
  }
}

/** Keeps the plan on the device, and lets both service workers store what they need. */
async function prepare(context: BrowserContext, url: string, token: string, bareUrl: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(
    ([accessToken, expiry]) => {
      localStorage.setItem("holdfast.access_token", accessToken);
      localStorage.setItem("holdfast.expiry", expiry);
    },
    [token, String(Date.now() + 3_600_000)] as const,
  );
  await page.goto(`${url}/dashboard/offline-plan`);
  await page.getByLabel("PIN", { exact: true }).fill(PIN);
  await page.getByLabel("Repeat the PIN").fill(PIN);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("heading", { name: "Kept on this device" }).waitFor();
  await page.goto(bareUrl);
  for (const address of [url, bareUrl]) {
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
}

/** Runs `work` on a slow page of a browser that has just started without a network. */
async function inColdBrowser(
  launch: () => Promise<BrowserContext>,
  work: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await launch();
  try {
    await context.setOffline(true);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Sums up how long the page waits for keys of passwords, in `derivingTime` (ms). */
const MEASURE_DERIVING = `
  globalThis.derivingTime = 0;
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  crypto.subtle.deriveKey = async (...given) => {
    const start = performance.now();
    try {
      return await derive(...given);
    } finally {
      if (given[0].name === "PBKDF2") globalThis.derivingTime += performance.now() - start;
    }
  };`;

async function openPlan(page: Page, url: string): Promise<number> {
  await page.addInitScript(MEASURE_DERIVING);
  const pin = page.getByLabel("PIN");
  const opening = await timed(async () => {
    await page.goto(`${url}/dashboard`);
    await pin.waitFor();
  });
  await pin.fill(PIN);
  const unlocking = await timed(async () => {
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^First actions/u }).waitFor();
  });
  const deriving = await page.evaluate<number>("derivingTime");
  if (deriving === 0) throw new Error("The key of the PIN was not measured");
  return opening + unlocking + (SLOWER - 1) * deriving;
}

const openBare = (page: Page, url: string) =>
  timed(async () => {
    await page.goto(url);
    await page.getByRole("heading", { name: "Bare page" }).waitFor();
  });

const executablePath = findChromium();
if (executablePath === undefined) printSkipped(MEASURE, "no Chromium");
else {
  const profile = await mkdtemp(path.join(os.tmpdir(), "holdfast-offline-"));
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      viewport: PHONE,
      args: ["--no-sandbox"],
    });
  try {
    await whileServing({ demo: true }, (product) =>
      whileServingBare(async (bareUrl, stopBare) => {
        const { url } = product;
        const context = await launch();
        const token = await personOf(product, "owner@demo.example").signIn();
        await prepare(context, url, token, bareUrl);
        await context.close();
        await product.stop();
        stopBare();
        const ours: number[] = [];
        const baseline: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await inColdBrowser(launch, (page) => openPlan(page, url)));
          baseline.push(await inColdBrowser(launch, (page) => openBare(page, bareUrl)));
        }
        printComparison(MEASURE, "a bare page of a service worker", { ours, baseline });
      }),
    );
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}
