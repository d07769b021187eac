import { chromium } from "playwright";
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { personOf } from "./setup/people";
import { whileServing } from "./setup/served-product";
const maps = new Map<string, any>();
const nameOf = (cf: any) => {
  const f = cf.url.split("/").pop();
  if (!f.endsWith(".js")) return cf.functionName + "@" + f;
  try {
    if (!maps.has(f))
      maps.set(f, new SourceMap(JSON.parse(readFileSync(`apps/web/dist/assets/${f}.map`, "utf8"))));
    const e = maps.get(f).findEntry(cf.lineNumber, cf.columnNumber);
    return `${e.name ?? cf.functionName}@${(e.originalSource ?? f).split("/").slice(-2).join("/")}:${e.originalLine}`;
  } catch {
    return cf.functionName + "@" + f;
  }
};
await whileServing({ demo: true }, async (product) => {
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: ["--no-sandbox"],
  });
  const token = await personOf(product, "owner@demo.example").signIn();
  for (const address of (process.env["ADDR"] ?? "/dashboard/risk/register").split(",")) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    await context.addInitScript(
      ([s, e]) => {
        localStorage.setItem("holdfast.access_token", s!);
        localStorage.setItem("holdfast.expiry", e!);
      },
      [token, String(Date.now() + 3_600_000)],
    );
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Profiler.enable");
    await cdp.send("Profiler.setSamplingInterval", { interval: 200 });
    await cdp.send("Profiler.start");
    await page.goto(product.url + address);
    await page.waitForTimeout(4000);
    const { profile } = (await cdp.send("Profiler.stop")) as any;
    const nodes = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
    for (const n of profile.nodes) for (const c of n.children ?? []) nodes.get(c).parent = n;
    let t = profile.startTime;
    let task: any[] = [];
    let start = 0;
    const flush = () => {
      const total = task.reduce((a, [, d]) => a + d, 0);
      if (total > 9000) {
        const incl = new Map<string, number>();
        for (const [n, d] of task) {
          const seen = new Set<string>();
          for (let x = n; x; x = x.parent) {
            const k = nameOf(x.callFrame);
            if (!seen.has(k)) {
              seen.add(k);
              incl.set(k, (incl.get(k) ?? 0) + d);
            }
          }
        }
        console.log(
          address,
          "task at",
          Math.round((start - profile.startTime) / 1000),
          "ms",
          Math.round(total / 1000),
        );
        for (const [k, d] of [...incl]
          .sort((a, b) => b[1] - a[1])
          .filter(([k]) => !/^\(root\)/.test(k))
          .slice(0, 45))
          if (d > 1200) console.log("   ", (d / 1000).toFixed(1), k);
      }
      task = [];
    };
    profile.samples.forEach((id: number, i: number) => {
      const d = profile.timeDeltas[i + 1] ?? 0;
      t += profile.timeDeltas[i];
      const n = nodes.get(id);
      const fn = n.callFrame.functionName;
      if (fn === "(idle)" || fn === "(program)") {
        flush();
        return;
      }
      if (task.length === 0) start = t;
      task.push([n, d]);
    });
    flush();
    await context.close();
  }
  await browser.close();
});
