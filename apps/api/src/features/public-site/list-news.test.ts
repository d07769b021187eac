import { listNews } from "@holdfast/contract/public-site/news-endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/setup/test-app";
import { newsSite, type NewsSite } from "../../../test/stand-ins/news-site";

let site: NewsSite;
beforeAll(async () => {
  site = await newsSite();
});
afterAll(() => site.close());

test("returns the bundled news without a token, cacheable for five minutes", async () => {
  const app = await testApp();
  const { status, body, headers } = await app.call(listNews);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
  // More than one page of the carousel.
  expect(body.length).toBeGreaterThan(4);
  expect(body[0]).toEqual({
    title: "See your locations and suppliers on a map",
    summary: expect.stringContaining("dashboard"),
    source: "Holdfast",
    link: null,
    publishedAt: "2026-11-23T00:00:00.000Z",
  });
});

test("never reads a feed from its own network, and still returns news", async () => {
  const newsFeedUrl = `http://127.0.0.1:${site.port}/feed.xml`;
  const app = await testApp(undefined, { config: { newsFeedUrl } });
  await app.services.news.refresh();
  expect((await app.call(listNews)).status).toBe(200);
  expect(site.requests).toEqual([]);
});
