import { expect, test } from "vitest";
import { cssString, documentHtml } from "./document-shell";

const PARTS = { title: "A plan", content: "<p>text</p>", css: ".a{}", pageNumbers: false };
const pageRules = (html: string) => html.match(/@page[^<]*/g)?.join("") ?? "";

test.each([
  [`Joe's "Café" & Söhne`, String.raw`"Joe\27 s \22 Café\22  \26  Söhne"`],
  ["</style><script>", String.raw`"\3c \2f style\3e \3c script\3e "`],
  ["a\nb", `"a b"`],
  [String.raw`\"`, String.raw`"\5c \22 "`],
  ["株式会社 😀", String.raw`"株式会社 \1f600 "`],
])("writes %s as a CSS string that cannot be ended early", (text, written) => {
  expect(cssString(text)).toBe(written);
});

test("keeps all client text inside its element", () => {
  const evil = `</style></title><script>alert(1)</script>`;
  const html = documentHtml({
    ...PARTS,
    title: evil,
    content: evil,
    frontMatter: evil,
    header: { left: evil, right: evil },
  });
  expect(html).not.toContain("<script");
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(html.match(/<style>/g)?.length ?? 0);
});

test("embeds the fonts", () => {
  const html = documentHtml(PARTS);
  expect(html.match(/@font-face/g)).toHaveLength(10);
  expect(html).toContain(`font-family:"Holdfast Serif";font-weight:700`);
  expect(html.match(/url\((?!data:font\/woff2;base64,)/g)).toBeNull();
});

test("puts the running head and page number before the style sheet, and margins after it", () => {
  const html = documentHtml({
    ...PARTS,
    css: "/* the sheet */",
    header: { left: "Café", right: "RISK ANALYSIS REPORT" },
    pageNumbers: true,
    margins: { top: 120, bottom: 60 },
  });
  const [before = "", after = ""] = html.split("/* the sheet */");
  expect(pageRules(before)).toMatch(/@top-left.*"Café".*@top-right.*@bottom-right.*counter\(page/);
  expect(pageRules(after)).toBe("@page{margin-top:120px;margin-bottom:60px}@page cover{margin:0}");
});

test("adds no margin box without head, number and margins", () => {
  expect(pageRules(documentHtml(PARTS))).toBe("@page{size:A4;}");
});

test("links to every id with a page reference, so that the PDF has its page", () => {
  const html = documentHtml({
    ...PARTS,
    frontMatter: `<i data-page-for="one"></i>`,
    content: `<i data-page-for="zwei &quot;ü&quot;"></i>`,
  });
  expect(html).toContain(
    `<nav style="display:none"><a href="#contents"></a><a href="#back-cover"></a><a href="#one"></a><a href="#zwei%20%22%C3%BC%22"></a></nav>`,
  );
});
