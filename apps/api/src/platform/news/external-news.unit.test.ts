import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newsSite, type NewsSite, sends } from "../../../test/stand-ins/news-site";
import { type FetchBounds, type Network, PUBLIC_INTERNET } from "../outbound/fetch-public";
import { bundledNews } from "./bundled-news";
import { externalNews, FEED_BOUNDS } from "./external-news";

let site: NewsSite;
beforeAll(async () => {
  site = await newsSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.requests.length = 0;
  site.resolved.length = 0;
});

const clock = { now: () => new Date("2026-11-23T08:00:00.000Z") };
const feedOf = (title: string) =>
  `<rss><channel><title>Daily</title><item><title>${title}</title></item></channel></rss>`;
type Options = { readonly url?: string; readonly bounds?: FetchBounds; readonly network?: Network };
const read = async (options: Options = {}) => {
  const { url, ...others } = { url: site.url, network: site.network, ...options };
  const warn = vi.fn<(about: { err: Error }, text: string) => void>();
  const news = externalNews(url, { clock, log: { warn } as never, ...others });
  await news.refresh();
  return { news, titles: news.latest().map(({ title }) => title), warn };
};
/** Why a feed was not read; the bundled news are shown in its place. */
const refusal = async (...args: Parameters<typeof read>) => {
  const { news, warn } = await read(...args);
  expect(news.latest()).toEqual(bundledNews.latest());
  expect(warn).toHaveBeenCalledTimes(1);
  return warn.mock.calls[0]?.[0].err.message;
};

test("shows the bundled news until the feed was read, then its entries, and those when it fails", async () => {
  site.answer = sends(feedOf("One"));
  const { news, titles } = await read();
  expect(titles).toEqual(["One"]);
  site.answer = (_, response) => response.writeHead(503).end();
  await news.refresh();
  expect(news.latest()).toMatchObject([{ title: "One", source: "Daily" }]);
  site.answer = sends(feedOf("Two"));
  await news.refresh();
  expect(news.latest()).toMatchObject([{ title: "Two" }]);
});

test("sends no request when the news is shown", async () => {
  site.answer = sends(feedOf("One"));
  const { news } = await read();
  for (let views = 0; views < 100; views += 1) news.latest();
  expect(site.requests).toEqual(["/feed.xml"]);
});

test("reads the encoding that the header or the document names", async () => {
  const latin = Buffer.from(
    `<?xml version="1.0" encoding="iso-8859-1"?>${feedOf("Caf\u00E9")}`,
    "latin1",
  );
  site.answer = sends(latin, "text/xml");
  expect((await read()).titles).toEqual(["Caf\u00E9"]);
  site.answer = sends(Buffer.from(feedOf("Caf\u00E9"), "utf16le"), "text/xml; charset=utf-16le");
  expect((await read()).titles).toEqual(["Caf\u00E9"]);
  site.answer = sends(feedOf("One"), "text/xml; charset=none");
  expect(await refusal()).toBe("Its encoding 'none' is unknown.");
});

describe("refuses", () => {
  test.each(["text/html", "application/json", "image/svg", "text/plain", ""])(
    "refuses the type %j",
    async (type) => {
      site.answer = sends(feedOf("One"), type);
      expect(await refusal()).toBe(`Its type is '${type}'.`);
    },
  );

  test("refuses a feed of 50 MB, after the first", async () => {
    let sent = 0;
    const part = Buffer.alloc(64 * 1024, "<a>");
    site.answer = (_, response) => {
      response.writeHead(200, { "content-type": "text/xml" });
      const send = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once("drain", send);
        }
      };
      send();
    };
    expect(await refusal()).toBe("The answer is over 1048576 bytes.");
    // What the sockets hold is on the way already.
    expect(sent).toBeLessThan(20_000_000);
  });

  test("refuses a compressed answer, which could unpack to any size", async () => {
    site.answer = (_, response) =>
      response
        .writeHead(200, { "content-type": "text/xml", "content-encoding": "gzip" })
        .end("bytes");
    expect(await refusal()).toBe("The answer is compressed.");
  });

  test("refuses an answer that never ends, one byte at a time", async () => {
    site.answer = (_, response) => {
      response.writeHead(200, { "content-type": "text/xml" });
      const drip = setInterval(() => response.write(" "), 10);
      response.once("close", () => clearInterval(drip));
    };
    expect(await refusal({ bounds: { ...FEED_BOUNDS, timeLimit: 200 } })).toMatch(/aborted/);
  });

  test("refuses an answer that never begins, and a name that is never resolved", async () => {
    site.answer = () => undefined;
    const bounds = { ...FEED_BOUNDS, timeLimit: 100 };
    expect(await refusal({ bounds })).toMatch(/aborted/);
    const silent = { ...site.network, resolve: () => new Promise<never>(() => undefined) };
    expect(await refusal({ bounds, network: silent })).toMatch(/aborted/);
  });

  test("refuses headers without end", async () => {
    site.answer = ({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write(`x: ${"a".repeat(1_000)}\r\n`), 1);
      socket.once("close", () => clearInterval(drip)).on("error", () => undefined);
    };
    expect(await refusal()).toMatch(/Header overflow/);
  });

  test("refuses an answer that breaks off", async () => {
    site.answer = (_, response) => {
      response.writeHead(200, { "content-type": "text/xml", "content-length": "1000" });
      response.write(feedOf("Half"), () => response.destroy());
    };
    expect(await refusal()).toBe("aborted");
  });

  test("refuses endless redirects, after the third", async () => {
    site.answer = ({ url = "" }, response) =>
      response.writeHead(302, { location: `${url}a` }).end();
    expect(await refusal()).toBe("More than 3 redirects.");
    expect(site.requests).toHaveLength(4);
  });

  test.each([
    "http://127.0.0.2/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://2130706434/",
    "http://0x7f.0.0.2/",
  ])("refuses a redirect to %s", async (location) => {
    site.answer = (_, response) => response.writeHead(302, { location }).end();
    expect(await refusal()).toMatch(/is not on the public internet\.$/);
    expect(site.requests).toEqual(["/feed.xml"]);
  });

  test.each(["file:///etc/passwd", "javascript:alert(1)", "http://a:b@news.example/", "http://"])(
    "refuses a redirect to %s, which is not the address of a document",
    async (location) => {
      site.answer = (_, response) => response.writeHead(301, { location }).end();
      expect(await refusal()).toBe("The redirect has no usable address.");
    },
  );
});

describe("an address of the private network", () => {
  test("refuses an address of the private network before anything is sent", async () => {
    site.answer = sends(feedOf("One"));
    const { port } = site;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433"]) {
      // The default network: real names and the real check.
      const url = `http://${host}:${port}/`;
      expect(await refusal({ url, network: PUBLIC_INTERNET })).toMatch(
        /is not on the public internet\.$/,
      );
    }
    expect(site.requests).toEqual([]);
  });

  test("refuses an address that resolves to the private network as well as to a public one", async () => {
    const resolve = async () => [
      { address: "127.0.0.1", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    expect(await refusal({ network: { ...site.network, resolve } })).toBe(
      "news.example is not on the public internet.",
    );
    expect(site.requests).toEqual([]);
  });

  test("does not reach a private address by a name that changes after the check", async () => {
    const answers = ["127.0.0.1", "10.0.0.1"];
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? "10.0.0.1", family: 4 }]);
    site.answer = sends(feedOf("One"));
    expect((await read({ network: { ...site.network, resolve } })).titles).toEqual(["One"]);
    // The name was resolved once: the connection went to the address that was checked.
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});

test("follows a redirect and resolves relative links against where it leads", async () => {
  site.answer = ({ url }, response) =>
    url === "/feed.xml"
      ? response.writeHead(301, { location: `http://other.example:${site.port}/new` }).end()
      : sends(feedOf("Moved"))({} as never, response);
  expect((await read()).titles).toEqual(["Moved"]);
  expect(site.resolved).toEqual(["news.example", "other.example"]);
});
