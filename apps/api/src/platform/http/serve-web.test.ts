import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testHouse, type TestHouse } from "../../testing/test-house";

const SITE = {
  operator: {
    name: "</script><script>alert(1)</script>",
    address: null,
    email: "hi@anchor.example",
  },
  privacy: { name: "Officer", email: "privacy@anchor.example" },
  support: [],
  social: [],
};

let folder = "";
let house: TestHouse;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serve-web-"));
  const siteFile = path.join(folder, "site.json");
  writeFileSync(siteFile, JSON.stringify(SITE));
  writeFileSync(path.join(folder, "index.html"), "<html><head></head><body></body></html>");
  house = await testHouse(undefined, { webFolder: folder, config: { siteFile } });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("every page carries the installation's facts as data that ends no script and runs none", async () => {
  for (const url of ["/", "/contact-us", "/nowhere"]) {
    const { body, headers } = await house.app.inject({ url });
    const [, json = ""] =
      /<script type="application\/json" id="site-facts">(.*?)<\/script><\/head>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(SITE);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
  }
});
