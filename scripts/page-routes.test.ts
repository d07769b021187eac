import { PAGE_ROUTES, UNKNOWN_PAGE } from "@holdfast/contract/public-site/page-routes";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("counts page views of the web app's screens, and of no other route", async () => {
  const source = await readFile(new URL("../apps/web/src/routes.tsx", import.meta.url), "utf8");
  const screens = Array.from(source.matchAll(/screenAt\(\s*"([^"]+)"/g), ([, path = ""]) => path);
  expect(screens.length).toBeGreaterThan(20);
  expect([...PAGE_ROUTES].toSorted()).toEqual([...screens, UNKNOWN_PAGE].toSorted());
});
