import { NewsEntry } from "@holdfast/contract/public-site/news-endpoints";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { FeedRefused, readFeed } from "./read-feed";

const BASE = new URL("https://news.example/feed.xml");
const NOW = new Date("2026-11-23T08:00:00.000Z");
const read = (xml: string) => readFeed(xml, BASE, NOW);
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Daily</title>${items}</channel></rss>`;
const item = (title: string, further = "") => rss(`<item><title>${title}</title>${further}</item>`);

test("reads RSS 2.0, newest first, and leaves out what is there twice", () => {
  const entries = read(
    rss(`<image><title>Logo</title></image>
      <item><title>Old</title><link>https://news.example/1</link><pubDate>Sun, 01 Nov 2026 10:00:00 +1100</pubDate>
        <description><![CDATA[<p>First.</p><p>Second <b>part</b>.</p>]]></description></item>
      <item><title>New &amp; good</title><link>/2</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate>
        <media:content><media:title>Picture</media:title></media:content></item>
      <item><title>Old again</title><link>https://news.example/1</link></item>`),
  );
  expect(entries).toEqual([
    {
      title: "New & good",
      summary: "",
      source: "Daily",
      link: "https://news.example/2",
      publishedAt: "2026-11-02T10:00:00.000Z",
    },
    {
      title: "Old",
      summary: "First. Second part.",
      source: "Daily",
      link: "https://news.example/1",
      publishedAt: "2026-10-31T23:00:00.000Z",
    },
  ]);
});

test("reads Atom with its links and its three kinds of text", () => {
  const entries = read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Atom news</title>
    <link rel="self" href="https://news.example/feed.xml"/>
    <entry><title type="html">A &lt;em&gt;first&lt;/em&gt; entry</title>
      <link rel="enclosure" href="https://news.example/a.mp3"/><link href="https://news.example/a"/>
      <published>2026-11-20T01:02:03Z</published><updated>2026-11-21T01:02:03Z</updated>
      <summary type="xhtml"><div><p>One</p><p>two</p></div></summary></entry>
    <entry><title>B</title><updated>2026-11-19T00:00:00+10:00</updated><content>Text</content></entry></feed>`);
  expect(entries).toEqual([
    {
      title: "A first entry",
      summary: "One two",
      source: "Atom news",
      link: "https://news.example/a",
      publishedAt: "2026-11-20T01:02:03.000Z",
    },
    {
      title: "B",
      summary: "Text",
      source: "Atom news",
      link: null,
      publishedAt: "2026-11-18T14:00:00.000Z",
    },
  ]);
});

describe("makes plain text", () => {
  test.each([
    ["a script", "Flood&lt;script&gt;alert(1)&lt;/script&gt; warning", "Flood warning"],
    ["a script as an element", "Flood <script>alert(1)</script>", "Flood alert(1)"],
    ["CDATA", "<![CDATA[<img src=x onerror=alert(1)>Storm<style>a{}</style>]]>", "Storm"],
    ["markup within markup", "&lt;scr&lt;script&gt;x&lt;/script&gt;ipt&gt;Fire", "xipt>Fire"],
    ["control and invisible characters", "A\u202Eb\u200Bc\u0007 &#1; d", "Abc d"],
    ["a word in two parts", "&lt;b&gt;S&lt;/b&gt;torm", "Storm"],
    ["letters with macrons, kanji and emoji", "Ōtautahi 地震 🌊", "Ōtautahi 地震 🌊"],
  ])("makes plain text of %s", (_, title, text) => {
    expect(read(item(title))[0]?.title).toBe(text);
  });

  test("cuts plain text at a word, never within a character", () => {
    const [entry] = read(
      item("word ".repeat(100), `<description>${"🌊".repeat(400)}</description>`),
    );
    expect(entry?.title).toMatch(/^(word ){20,30}word…$/);
    expect(entry?.summary).toMatch(/^(🌊)+…$/u);
    expect(entry?.summary.isWellFormed()).toBe(true);
  });
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " java&#10;script:alert(1)",
  "data:text/html,x",
  "http://news.example/",
  "ftp://news.example/",
  "https://user:password@news.example/",
  "https://",
  `https://news.example/${"a".repeat(2_000)}`,
])("offers no link to %s", (link) => {
  expect(read(item("Storm", `<link>${link}</link>`))[0]?.link).toBeNull();
});

test.each(["", "soon", "1850-01-01", "2030-01-01T00:00:00Z"])("has no time for %j", (date) => {
  expect(read(item("Storm", `<pubDate>${date}</pubDate>`))[0]?.publishedAt).toBeNull();
});

describe("refuses", () => {
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join("");
  test.each([
    ["an internal entity", `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${item("&l9;")}`],
    ["external entities", `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${item("&f;")}`],
    ["a web page", "<html><body><item><title>x</title></item></body></html>"],
    ["text", "not a feed"],
    ["an empty document", ""],
    ["JSON", '{"items": []}'],
  ])("refuses as a feed %s", (_, xml) => {
    expect(() => read(xml)).toThrow(FeedRefused);
  });

  test("elements that are nested too deeply, at once", () => {
    // The parser alone takes 95 seconds for these 2 MB.
    expect(() => read(`<rss>${"<a>".repeat(700_000)}`)).toThrow(FeedRefused);
  });
});

test("does not know entities that a document does not define", () => {
  expect(read(item("A &l9; &amp;#106; &#74;"))[0]?.title).toBe("A &l9; j J");
});

test("reads what is whole of a document that ends early", () => {
  const whole = "<item><title>Whole</title></item>";
  expect(read(`<rss><channel>${whole}<item><title>Half</title><descr`)).toHaveLength(1);
  expect(
    read(`<rss><channel>${whole}<item><title>T & <b>x</title></item></channel></rss>`),
  ).toEqual([
    expect.objectContaining({ title: "Whole" }),
    expect.objectContaining({ title: "T & x" }),
  ]);
});

test("returns at most 12 entries", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `<item><title>${at}</title></item>`);
  expect(read(rss(many.join("")))).toHaveLength(12);
});

test("returns entries that match the contract or refuses, for random documents", () => {
  const part = constantFrom(
    ..."<rss> <feed> <item> </item> <entry> </entry> <title> </title> <link> </link> <link/>".split(
      " ",
    ),
    ...'<link href="https://a.example"/> <![CDATA[ ]]> <!-- --> & < > &lt; &amp; &#0; <?xml ?> <pubDate>'.split(
      " ",
    ),
  );
  const text = oneof(part, part, string({ unit: "binary", maxLength: 40 }));
  const outcome = (xml: string) => {
    try {
      return z.safeParse(z.array(NewsEntry), read(xml)).success;
    } catch (error) {
      return error instanceof FeedRefused;
    }
  };
  assert(
    property(array(text, { maxLength: 30 }), (parts) => outcome(`<rss>${parts.join("")}`)),
    { numRuns: 500 },
  );
});
