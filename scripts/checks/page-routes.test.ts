import { PAGE_ROUTES, UNKNOWN_PAGE } from "@holdfast/contract/public-site/page-routes";
import { expect, it } from "vitest";
import { routedPages } from "../../bench/setup/web-routes";

it("counts page views of the web app's screens, and of no other route", async () => {
  // Fails if an entry's source does not name its file.
  const screens = (await routedPages()).map(({ path }) => path);
  expect(screens.length).toBeGreaterThan(20);
  expect([...PAGE_ROUTES].toSorted()).toEqual([...screens, UNKNOWN_PAGE].toSorted());
});
