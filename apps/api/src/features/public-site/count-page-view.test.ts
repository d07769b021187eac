import { countPageView } from "@holdfast/contract/public-site/count-page-view";
import { PAGE_ROUTES, type PageRoute } from "@holdfast/contract/public-site/page-routes";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { pageViews } from "./page-views-table";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const view = async (route: string) =>
  (await app.call(countPageView, { body: { route: route as PageRoute } })).status;
const counted = async () =>
  Object.fromEntries(
    (await app.services.database.query.select().from(pageViews)).map((row) => [
      row.route,
      row.count,
    ]),
  );

it("counts every screen of the product, by day", async () => {
  for (const route of PAGE_ROUTES) expect([route, await view(route)]).toEqual([route, 204]);
  expect(await view("/dashboard")).toBe(204);
  expect(await counted()).toEqual({
    ...Object.fromEntries(PAGE_ROUTES.map((route) => [route, 1])),
    "/dashboard": 2,
  });
});

it.each(["/nowhere", "/Dashboard", "/dashboard/", "/*/*", "/organization/:id", "", "dashboard"])(
  "rejects the route %j and stores nothing",
  async (route) => {
    const before = await counted();
    expect(await view(route)).toBe(400);
    expect(await counted()).toEqual(before);
  },
);
