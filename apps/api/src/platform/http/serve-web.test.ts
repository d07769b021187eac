import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { addressServed } from "./serve-web";

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
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serve-web-"));
  const siteFile = path.join(folder, "site.json");
  writeFileSync(siteFile, JSON.stringify(SITE));
  writeFileSync(path.join(folder, "index.html"), "<html><head></head><body></body></html>");
  app = await testApp(undefined, { webFolder: folder, config: { siteFile } });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("embeds the installation's facts in every page as inert data", async () => {
  for (const url of ["/", "/contact-us", "/nowhere"]) {
    const { body, headers } = await app.server.inject({ url });
    const [, json = ""] =
      /<script type="application\/json" id="site-facts">(.*?)<\/script><\/head>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(SITE);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
  }
});

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each(["/%zz", "/a/%E0%A4%A?x=1", "//dashboard", "/a//b", "/..%2f..%2fetc", "/%00", "/a%5cb"])(
  "sends the page, which shows its own 404, to a browser that opens %s",
  async (url) => {
    const { statusCode, body, headers } = await app.server.inject({ url, headers: BROWSER });
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain("site-facts");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
  },
);

test.each(["/%zz", "//dashboard"])("refuses %s to a program", async (url) => {
  const { statusCode, headers } = await app.server.inject({ url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(headers["content-type"]).toContain("json");
});

test.each(["/v1/%zz", "/v1/user", "/assets/%zz", "/dev/..%2f", "/assets/gone.js"])(
  "never sends the page for %s",
  async (url) => {
    const { statusCode, headers } = await app.server.inject({ url, headers: BROWSER });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers["content-type"]).toContain("json");
  },
);

test("serves a valid URL as usual", async () => {
  const opened = { method: "GET", headers: BROWSER };
  for (const url of ["/", "/dashboard?next=//a", "/caf%C3%A9", "/a.b/c..d", "/assets/main.js"])
    expect(addressServed({ ...opened, url })).toBe(url);
  expect(addressServed({ method: "POST", headers: BROWSER, url: "//x" })).toBe("//x");
});

test("names the operator's own videos in the page, and allows their hosts", async () => {
  const videos = {
    landing: "https://videos.example/landing.mp4",
    policy: "https://videos.example/policy.mp4",
    tactical: undefined,
  };
  const other = await testApp(undefined, { webFolder: folder, config: { videos } });
  const { body, headers } = await other.server.inject({ url: "/" });
  const [, json = ""] = /id="video-addresses">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ landing: videos.landing, policy: videos.policy });
  expect(headers["content-security-policy"]).toContain("media-src 'self' https://videos.example;");
});

test("sends videos and captions with their types, and a part of a video", async () => {
  mkdirSync(path.join(folder, "videos"));
  writeFileSync(path.join(folder, "videos", "policy.mp4"), Buffer.alloc(1_000, 7));
  writeFileSync(path.join(folder, "videos", "policy.vtt"), "WEBVTT\n");
  const whole = await app.server.inject({ url: "/videos/policy.mp4" });
  expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "video/mp4"]);
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const part = await app.server.inject({
    url: "/videos/policy.mp4",
    headers: { range: "bytes=100-199" },
  });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  expect(part.headers["content-range"]).toBe("bytes 100-199/1000");
  const captions = await app.server.inject({ url: "/videos/policy.vtt" });
  expect(captions.headers["content-type"]).toMatch(/^text\/vtt/);
});
