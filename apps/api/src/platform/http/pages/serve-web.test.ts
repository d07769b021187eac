import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { addressServed } from "./serve-web";

const SITE = {
  operator: {
    name: "</script><script>alert(1)</script>",
    address: null,
    email: "hi@anchor.example",
  },
  privacy: { name: "Officer", email: "privacy@anchor.example" },
  support: [
    {
      region: "Australia & islands",
      email: "desk@anchor.example",
      phone: "+61 2 5550 0110",
      hours: null,
    },
  ],
  social: [],
};

/** What the build has rendered, by file. */
const RENDERED = {
  "index.html": "<h1>Know what to do</h1>",
  "contact-us.html": '<h1>Contact us</h1><noscript id="site-contacts"></noscript>',
};

let folder = "";
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serve-web-"));
  const siteFile = path.join(folder, "site.json");
  writeFileSync(siteFile, JSON.stringify(SITE));
  const page = "<html><head><title>Holdfast</title></head><body></body></html>";
  writeFileSync(path.join(folder, "index.html"), page);
  mkdirSync(path.join(folder, "prerendered"));
  for (const [file, text] of Object.entries(RENDERED))
    writeFileSync(path.join(folder, "prerendered", file), page.replace("<body>", `<body>${text}`));
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

test("writes the contacts into the contact page, for a browser without scripts", async () => {
  const contact = await app.server.inject({ url: "/contact-us" });
  const [, contacts] = /<noscript id="site-contacts">(.*?)<\/noscript>/.exec(contact.body) ?? [];
  expect(contacts).toBe(
    "<section><h2>Support</h2><p>Australia &#38; islands, " +
      '<a href="mailto:desk@anchor.example">desk@anchor.example</a>, +61 2 5550 0110</p></section>' +
      "<section><h2>Who runs this service</h2>" +
      "<p>&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;<br>" +
      '<a href="mailto:hi@anchor.example">hi@anchor.example</a></p></section>' +
      "<section><h2>Your personal information</h2><p>Officer<br>" +
      '<a href="mailto:privacy@anchor.example">privacy@anchor.example</a></p></section>',
  );
});

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each(["/%zz", "/a/%E0%A4%A?x=1", "//dashboard", "/a//b", "/..%2f..%2fetc", "/%00", "/a%5cb"])(
  "sends the page, which shows its own 404, to a browser that opens %s",
  async (url) => {
    const { statusCode, body, headers } = await app.server.inject({ url, headers: BROWSER });
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
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

describe("search engines", () => {
  const PUBLIC = ["/", "/contact-us", "/contact-us/"];

  test.each(PUBLIC)(
    "lets search engines list %s, with its own title, description and preview",
    async (url) => {
      const { statusCode, body, headers } = await app.server.inject({ url });
      expect([statusCode, headers["x-robots-tag"]]).toEqual([200, undefined]);
      const path = url === "/" ? "/" : "/contact-us";
      const address = `http://localhost:3000${path}`;
      expect(body).toContain(`<link rel="canonical" href="${address}">`);
      expect(body).toContain(`<meta property="og:url" content="${address}">`);
      expect(body).toContain(
        '<meta property="og:image" content="http://localhost:3000/sharing-image.png">',
      );
      expect(body.match(/<title>/g)).toHaveLength(1);
      expect(body).toContain(`<h1>${url === "/" ? "Know what to do" : "Contact us"}</h1>`);
      const [, description = ""] = /name="description" content="([^"]+)"/.exec(body) ?? [];
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  test.each([
    "/dashboard",
    "/Dashboard/",
    "/dashboard/anything",
    "/reset-password",
    "/admin/users",
  ])("does not let search engines list %s, which has no preview", async (url) => {
    const { statusCode, body, headers } = await app.server.inject({ url });
    expect([statusCode, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(body).not.toContain("og:");
    expect(body).toContain("<title>Holdfast</title>");
  });

  test.each(["/nowhere", "/not-found", "/contact-us/more", "/organization/none"])(
    "answers 404 for %s to search engines, where the page says so too",
    async (url) => {
      const { statusCode, body, headers } = await app.server.inject({ url });
      expect([statusCode, headers["x-robots-tag"]]).toEqual([404, "noindex"]);
      expect(body).toContain("site-facts");
    },
  );

  test("serves a sitemap of the public pages, named in robots.txt", async () => {
    const robots = await app.server.inject({ url: "/robots.txt" });
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.body).toContain("Disallow: /v1/\n");
    expect(robots.body).toContain("Sitemap: http://localhost:3000/sitemap.xml\n");
    const sitemap = await app.server.inject({ url: "/sitemap.xml" });
    expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(sitemap.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>http://localhost:3000/</loc>",
      "<loc>http://localhost:3000/contact-us</loc>",
    ]);
  });
});

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
