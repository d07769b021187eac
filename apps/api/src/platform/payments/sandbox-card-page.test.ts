import { expect, it } from "vitest";
import { testApp } from "../../../test/setup/test-app";

const PATH = "/v1/purchase/card-fields";

it("serves card fields that only our own pages may frame and that can send nothing", async () => {
  const app = await testApp();
  const { headers, body } = await app.server.inject({ url: `${PATH}?scheme=dark` });
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(body).toContain('class="dark"');
  // The frame is isolated by the page around it, so its files come from another origin.
  for (const file of ["page.css", "page.js"]) {
    const answer = await app.server.inject({ url: `${PATH}/${file}` });
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  }
});

it("repeats nothing of the address in the page", async () => {
  const app = await testApp();
  const { body } = await app.server.inject({ url: `${PATH}?scheme=%22%3E%3Cscript%3E` });
  expect(body).toContain('class="system"');
  expect(body).not.toContain('"><script>');
});

it("serves the sandbox's card page only where the sandbox is used", async () => {
  const app = await testApp(undefined, { config: { payment: undefined } });
  expect((await app.server.inject({ url: PATH })).statusCode).toBe(404);
});
