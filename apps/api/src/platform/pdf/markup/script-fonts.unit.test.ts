import { isolatedNames } from "@holdfast/printables/document/text/isolated-names";
import { documentStyle } from "@holdfast/printables/document-style";
import { afterAll, describe, expect, test } from "vitest";
import {
  benchPrinter,
  document,
  fontList,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../../test/pdf/printer-bench";
import { lookAtPages } from "../../../../test/pdf/page-look";
import { fontsFor } from "./print-fonts";

const printer = benchPrinter();
afterAll(() => printer.close());

const NAMES = [
  ["Japanese", "株式会社サンプル珈琲 髙橋"],
  ["Chinese", "北京示例咖啡有限公司 东单"],
  ["traditional Chinese", "臺灣麵體龜鬱"],
  ["Korean", "서울 커피 주식회사 한글"],
  ["Thai", "บริษัท กาแฟไทย จำกัด"],
  ["Arabic", "شركة القهوة"],
  ["Hebrew", "קפה ירושלים"],
  ["Greek, Cyrillic, Vietnamese", "Ελληνικά Кофе Việt phở"],
  ["pictures", "😀☕👩‍🍳🇯🇵"],
] as const;

const printed = (content: string) =>
  printer.print(
    jobOf(document({ css: documentStyle, content: `<div class="hf-document">${content}</div>` })),
  );

test("adds no fonts to a Latin document", () => {
  const latin = fontsFor("Café Å & Söhne, “Œuvre” – 12 €");
  expect(latin.others).toEqual([]);
  expect(latin.css).not.toContain("Holdfast Scripts");
  expect(latin.styled('a{font-family:"Holdfast Sans"}')).toBe('a{font-family:"Holdfast Sans"}');
});

test("adds only the files that a name needs", () => {
  const japanese = fontsFor("髙橋").css.length - fontsFor("").css.length;
  expect(japanese).toBeGreaterThan(10_000);
  expect(japanese).toBeLessThan(200_000);
});

describe.skipIf(!hasChromium || !hasPoppler)("names of other scripts", async () => {
  const lines = NAMES.map(([, name]) => `<h3>${name}</h3><p>${name} <strong>${name}</strong></p>`);
  const { pdf, missingCharacters } = hasChromium
    ? await printed(lines.join(""))
    : { pdf: Buffer.alloc(0), missingCharacters: [] };

  test.each(NAMES)("prints names in %s", async (_, name) => {
    const text = (await textOfPages(pdf)).join(" ").replaceAll(/[\s\u202a-\u202e]+/g, "");
    expect(text.split(name.replaceAll(" ", "")).length - 1).toBeGreaterThanOrEqual(3);
  });

  test("has glyphs of the product's own fonts for names of other scripts", async () => {
    expect(missingCharacters).toEqual([]);
    const fonts = await fontList(pdf);
    for (const font of ["NotoSansArabic", "NotoSansThai", "NotoSansHebrew", "NotoEmoji"])
      expect(fonts).toContain(font);
    expect(fonts).not.toMatch(/DejaVu/);
    expect(
      fonts
        .split("\n")
        .slice(2, -1)
        .every((line) => / yes (?:yes|no) +yes +\d+/.test(line)),
    ).toBe(true);
  });
});

test.skipIf(!hasChromium)("names the characters that no font has", async () => {
  const { missingCharacters } = await printed("<p>Ana \u{16a00} 珈 \u{1e2c0}</p>");
  expect(missingCharacters).toEqual(["\u{16a00}", "\u{1e2c0}"]);
});

test.skipIf(!hasChromium || !hasPoppler)(
  "keeps numbers and brackets around a name from right to left in their places",
  async () => {
    const { name } = isolatedNames({ name: "קפה (ירושלים)" });
    const { pdf } = await printed(`<p>${name} 12, (02) 5550 0100</p>`);
    const [page] = await lookAtPages(pdf);
    expect(page?.lastLine).toMatch(/הפק\u2069? 12, \(02\) 5550 0100$/);
  },
);
