import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { personOf } from "./setup/people";
import { freePort } from "./setup/scratch";
import { whileServing } from "./setup/served-product";
const RUNS = Number(process.env["RUNS"] ?? 1);
const PAGES: [string, any][] = [
  ["/dashboard", undefined],
  ["/dashboard", { width: 412, height: 6000 }],
  ["/dashboard/risk/register", undefined],
];
await whileServing({ demo: true }, async (product) => {
  const port = await freePort();
  const profile = await mkdtemp(path.join(os.tmpdir(), "k13-lh-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium()!,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  const token = await personOf(product, "owner@demo.example").signIn();
  const page = await context.newPage();
  await page.goto(product.url);
  await page.evaluate(
    ([s, e]) => {
      localStorage.setItem("holdfast.access_token", s!);
      localStorage.setItem("holdfast.expiry", e!);
    },
    [token, String(Date.now() + 3_600_000)],
  );
  await page.close();
  for (const [i, [address, screen]] of PAGES.entries()) {
    if (process.env["ONLY"] && !process.env["ONLY"].includes(String(i))) continue;
    const all: any[] = [];
    for (let r = 0; r < RUNS; r++) {
      const res = await lighthouse(
        product.url + address,
        { port, output: "json", logLevel: "error" },
        {
          extends: "lighthouse:default",
          settings: {
            onlyCategories: ["performance"],
            clearStorageTypes: ["cache_storage", "service_workers", "shader_cache"],
            ...(screen && {
              screenEmulation: {
                ...screen,
                mobile: true,
                deviceScaleFactor: 1.75,
                disabled: false,
              },
            }),
          },
        } as any,
      );
      const a: any = res!.lhr.audits;
      await writeFile(`/tmp/k13-lh-${i}.json`, JSON.stringify(res!.lhr));
      const v = (k: string) => Math.round(a[k].numericValue * 1000) / 1000;
      const m = a.metrics.details.items[0];
      console.log(
        i,
        address,
        "score",
        Math.round(res!.lhr.categories.performance!.score! * 100),
        "FCP",
        Math.round(v("first-contentful-paint")),
        "LCP",
        Math.round(v("largest-contentful-paint")),
        "TBT",
        Math.round(v("total-blocking-time")),
        "CLS",
        v("cumulative-layout-shift"),
        "SI",
        Math.round(v("speed-index")),
        "TTI",
        Math.round(v("interactive")),
        "obs",
        m.observedFirstContentfulPaint,
        m.observedLargestContentfulPaint,
        m.observedSpeedIndex,
        "bench",
        res!.lhr.environment.benchmarkIndex,
      );
      if (r === RUNS - 1) {
        for (const it of a["long-tasks"]?.details?.items ?? [])
          console.log(
            "  long",
            Math.round(it.startTime),
            Math.round(it.duration),
            it.url.split("/").pop(),
          );
        for (const it of a["bootup-time"]?.details?.items ?? [])
          console.log(
            "  boot",
            Math.round(it.total),
            Math.round(it.scripting),
            Math.round(it.scriptParseCompile),
            it.url.split("/").pop(),
          );
        for (const it of a["mainthread-work-breakdown"]?.details?.items ?? [])
          console.log("  main", it.group, Math.round(it.duration));
        for (const k of Object.keys(a))
          if (/lcp|largest|layout-shift|cls|network-dependency|forced/.test(k))
            console.log(
              "  ",
              k,
              JSON.stringify(a[k].details?.items ?? a[k].details)?.slice(0, 1800),
            );
        for (const it of a["network-requests"].details.items)
          console.log(
            "  net",
            Math.round(it.networkRequestTime),
            Math.round(it.networkEndTime),
            it.transferSize,
            it.priority,
            it.url.replace(product.url, "").slice(0, 90),
          );
      }
    }
  }
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
