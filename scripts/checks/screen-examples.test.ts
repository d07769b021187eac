import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const features = fileURLToPath(new URL("../../apps/web/src/features", import.meta.url));

/** Words of one trade. Examples on screens come from a neutral office, because every kind of business reads them. */
const ONE_TRADE = /caf[eé]\b|coffee|espresso|kitchen|bakery|barista/i;

it("takes no example on a screen from a café", async () => {
  const files = (await readdir(features, { recursive: true })).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test."),
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(features, file), "utf8")] as const),
  );
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(([, text]) => ONE_TRADE.test(text)).map(([file]) => file)).toEqual([]);
});
