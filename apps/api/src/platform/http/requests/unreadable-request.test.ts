import { beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test.each([
  ["a URL that cannot be decoded", { url: "/v1/%zz" }],
  ["a page's URL that cannot be decoded", { url: "/%zz" }],
  [
    "a body that is not JSON",
    {
      url: "/v1/users",
      method: "POST",
      payload: "{",
      headers: { "content-type": "application/json" },
    },
  ],
] as const)("refuses %s like any other request, without echoing it", async (_, request) => {
  const { statusCode, headers, body } = await app.server.inject(request);
  expect(statusCode).toBe(400);
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(JSON.parse(body)).toEqual({
    title: "Bad request",
    status: 400,
    detail: "This request could not be read.",
    code: "invalid-input",
  });
});
