import { afterEach, expect, it, vi } from "vitest";
import { countPageView } from "./page-views";
import { patternOf } from "./use-page-views";

const server = vi.spyOn(globalThis, "fetch");
const routes = () =>
  server.mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as unknown);

afterEach(() => server.mockReset());

it("counts each change of route once, without a token", async () => {
  server.mockImplementation(async () => new Response(null, { status: 204 }));
  // Another file may have been at the dashboard last.
  countPageView("/*");
  server.mockClear();
  countPageView("/dashboard");
  countPageView("/dashboard");
  countPageView("/dashboard/teams");
  await expect.poll(() => server.mock.calls.length).toBe(2);
  expect(routes()).toEqual([{ route: "/dashboard" }, { route: "/dashboard/teams" }]);
  expect(new Headers(server.mock.lastCall?.[1]?.headers).has("authorization")).toBe(false);
});

it("ignores a failure, and sends the next visit to that route", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  countPageView("/organization");
  await expect
    .poll(() => {
      countPageView("/organization");
      return server.mock.calls.length;
    })
    .toBe(2);
});

it.each([
  ["/dashboard", "/dashboard"],
  ["/dashboard/risk/register", "/dashboard/risk/register"],
  ["/dashboard/risk/nowhere", "/dashboard/*"],
  ["/nowhere", "/*"],
])("counts %s as %s, in any order of the routes", (address, route) => {
  const patterns = ["/dashboard/*", "/dashboard", "/dashboard/risk/register"] as const;
  expect(patternOf(patterns, address)).toBe(route);
});
