import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import lighthouse, { type Config } from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { median } from "./setup/alternate";
import { personOf } from "./setup/people";
import { printSkipped } from "./setup/report";
import { freePort } from "../apps/api/test/setup/free-port";
import { type Product, whileServing } from "./setup/served-product";
import { checkScore, exitIfExceeded, SCORE } from "./setup/web-budgets";

/*
 * Lighthouse's scores of the landing page, the dashboard, its map and a table, as on a mid-range phone: the median of
 * RUNS page loads, against the design's budget. The processor's share of a score needs a quiet machine.
 */

const RUNS = 3;
/** High enough for the whole dashboard, whose map loads when it is seen (CSS pixels). */
const WHOLE_DASHBOARD = { width: 412, height: 6_000 };

type Page = {
  readonly name: string;
  readonly address: string;
  readonly performance: number;
  /** Of the emulated screen; absent: a phone's. */
  readonly screen?: { readonly width: number; readonly height: number };
  /** Whether search engines may index it: `noindex` costs points. */
  readonly isPublic?: true;
};

const PAGES: readonly Page[] = [
  { name: "landing page", address: "/", performance: SCORE.landing, isPublic: true },
  { name: "contact page", address: "/contact-us", performance: SCORE.form, isPublic: true },
  { name: "dashboard", address: "/dashboard", performance: SCORE.form },
  {
    name: "dashboard with its map",
    address: "/dashboard",
    performance: SCORE.form,
    screen: WHOLE_DASHBOARD,
  },
  { name: "risk register", address: "/dashboard/risk/register", performance: SCORE.table },
];

const OTHERS = ["accessibility", "best-practices", "seo"] as const;

const configOf = ({ screen, isPublic }: Page): Config => ({
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance", ...OTHERS.filter((name) => isPublic || name !== "seo")],
    // An empty cache, but not an empty local storage, which has the session.
    clearStorageTypes: ["cache_storage", "service_workers", "shader_cache"],
    ...(screen && {
      screenEmulation: { ...screen, mobile: true, deviceScaleFactor: 1.75, disabled: false },
    }),
  },
});

/** Prints the median scores of a page. */
async function measure(product: Product, port: number, page: Page): Promise<void> {
  const scores = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      product.url + page.address,
      { port, output: "json", logLevel: "error" },
      configOf(page),
    );
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    for (const [name, { score }] of Object.entries(result.lhr.categories))
      scores.set(name, [...(scores.get(name) ?? []), Math.round((score ?? 0) * 100)]);
  }
  for (const [name, all] of scores) {
    const budget = name === "performance" ? page.performance : SCORE.others;
    checkScore(`Lighthouse, ${page.name}, ${name}`, median(all), budget);
  }
}

/** Stores a session in the browser's own profile, which Lighthouse's tabs share. */
async function logIn(context: BrowserContext, product: Product): Promise<void> {
  const token = await personOf(product, "owner@demo.example").signIn();
  const page = await context.newPage();
  await page.goto(product.url);
  await page.evaluate(
    ([stored, expiry]) => {
      // The keys under which the web app stores its session (apps/web/src/platform/session/session.ts).
      localStorage.setItem("holdfast.access_token", stored);
      localStorage.setItem("holdfast.expiry", expiry);
    },
    [token, String(Date.now() + 3_600_000)] as const,
  );
  await page.close();
}

const executablePath = findChromium();
if (executablePath)
  await whileServing({ demo: true }, async (product) => {
    const port = await freePort();
    const profile = await mkdtemp(path.join(os.tmpdir(), "holdfast-lighthouse-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    });
    try {
      for (const page of PAGES.filter(({ isPublic }) => isPublic))
        await measure(product, port, page);
      await logIn(context, product);
      for (const page of PAGES.filter(({ isPublic }) => !isPublic))
        await measure(product, port, page);
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  });
else printSkipped("Lighthouse", "no Chromium is installed");
exitIfExceeded();
