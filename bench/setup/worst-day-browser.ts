import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { deleteAtEnd } from "./scratch";
import type { Owner } from "./people";
import type { Product } from "./served-product";

/* What a person does on a phone on the worst day. */

const PHONE = { width: 390, height: 844 };
const TIMEOUT = 60_000;
const PIN = "270594";

const launch = (executablePath: string, folder: string) =>
  chromium.launchPersistentContext(folder, {
    executablePath,
    args: ["--no-sandbox"],
    viewport: PHONE,
  });

/** Opens a phone's browser on an empty profile, or on an earlier one, logged in. */
async function openPhone(
  executablePath: string,
  folder: string,
  token: string,
): Promise<readonly [BrowserContext, Page]> {
  const context = await launch(executablePath, folder);
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
  const page = context.pages()[0] ?? (await context.newPage());
  return [context, page];
}

async function newProfile(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "holdfast-bench-phone-"));
  deleteAtEnd(folder);
  return folder;
}

export type Declaration = {
  /** From the press of the button until the workspace is shown (ms). */
  readonly shown: number;
  /** From the same until the server has answered: all messages are queued then (ms). */
  readonly queued: number;
};

/** Declares a level 3 incident with two taps in a browser with an empty cache. */
export async function declareOnPhone(
  executablePath: string,
  { url }: Product,
  { token }: Owner,
): Promise<Declaration> {
  const [context, page] = await openPhone(executablePath, await newProfile(), token);
  await page.goto(`${url}/dashboard`, { timeout: TIMEOUT });
  await page.getByRole("link", { name: "Declare an incident" }).click();
  const button = page.getByRole("button", { name: /^Declare level 3/ });
  await button.waitFor({ timeout: TIMEOUT });
  await page.evaluate(() => {
    addEventListener("pointerdown", () => performance.mark("pressed"), {
      capture: true,
      once: true,
    });
  });
  const shown = page.waitForFunction(
    () =>
      performance.getEntriesByName("pressed").length > 0 &&
      document.querySelector("h1")?.textContent?.startsWith("Level 3") === true &&
      document.querySelector("[role=dialog]") === null &&
      document.querySelector("[role=checkbox], input[type=checkbox]") !== null &&
      document.querySelector("[data-skeleton]:not([data-unseen] *)") === null &&
      performance.measure("declared", "pressed").duration,
    undefined,
    { timeout: TIMEOUT },
  );
  await button.click();
  const duration = Number(await (await shown).jsonValue());
  const queued = await page.evaluate(() => {
    const pressed = performance.getEntriesByName("pressed")[0]?.startTime ?? 0;
    const call = performance
      .getEntriesByType("resource")
      .find(({ name, startTime }) => startTime > pressed && name.endsWith("/incidents"));
    return call instanceof PerformanceResourceTiming ? call.responseEnd - pressed : Number.NaN;
  });
  await context.close();
  return { shown: duration, queued };
}

/** Keeps the plan in a new profile of a browser. Returns the profile. */
export async function keepPlan(
  executablePath: string,
  { url }: Product,
  { token }: Owner,
): Promise<string> {
  const folder = await newProfile();
  const [context, page] = await openPhone(executablePath, folder, token);
  await page.goto(`${url}/dashboard/offline-plan`, { timeout: TIMEOUT });
  await page.getByLabel("PIN", { exact: true }).fill(PIN);
  await page.getByLabel("Repeat the PIN").fill(PIN);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("heading", { name: "Kept on this device" }).waitFor({ timeout: TIMEOUT });
  await context.close();
  return folder;
}

/** Opens the plan of a profile without a network, with a PIN that is pasted. Returns the time until it is shown (ms). */
export async function openKeptPlan(
  executablePath: string,
  { url }: Product,
  folder: string,
  slower: number,
): Promise<number> {
  const context = await launch(executablePath, folder);
  await context.setOffline(true);
  const page = context.pages()[0] ?? (await context.newPage());
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(`${url}/offline.html`, { waitUntil: "commit", timeout: TIMEOUT });
  await page.getByLabel("PIN").fill(PIN);
  await page.keyboard.press("Enter");
  const shown = await page.waitForFunction(
    () =>
      Array.from(document.querySelectorAll("h2"), ({ textContent }) => textContent).includes(
        "What has happened?",
      ) && performance.now(),
    undefined,
    { timeout: TIMEOUT },
  );
  const time = Number(await shown.jsonValue());
  await context.close();
  return time;
}
