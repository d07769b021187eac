import { documentStyle } from "@holdfast/printables/document-style";
import { afterAll, describe, expect, test } from "vitest";
import { embeddedFonts } from "./file/pdf-structure";
import {
  benchPrinter,
  document,
  fontList,
  hasChromium,
  hasPoppler,
  jobOf,
  pdfInfo,
  textOfPages,
} from "../../../test/pdf/printer-bench";
import { unpackedPdf } from "../../../test/pdf/unpacked-pdf";

const printer = benchPrinter();
afterAll(() => printer.close());

const SECTIONS = Array.from({ length: 24 }, (_, at) => ({
  id: `section-${at}-é %`,
  title: `Heading ${at} of all`,
  text: "Words that fill pages. ".repeat(40 * ((at * 7) % 23) + 1),
}));

/** A document like those of the features: cover and disclaimer are not counted, then the contents. */
const plan = () =>
  document({
    css: documentStyle,
    header: { left: "Café Å & Söhne", right: "21/11/2026" },
    pageNumbers: true,
    frontMatter: `<div class="hf-document">
      <section class="hf-sheet hf-cover"><h2>Cover</h2></section>
      <section class="hf-sheet hf-plain"><h2>Disclaimer</h2></section>
      <nav class="hf-sheet"><h2 id="contents">Contents</h2>${SECTIONS.map(
        ({ id, title }) =>
          `<p><a href="#${encodeURIComponent(id)}">Line ${title}</a> on <span data-page-for="${id}"></span></p>`,
      ).join("")}<p>Nowhere on [<span data-page-for="nowhere">7</span>]</p></nav></div>`,
    content: `<div class="hf-document">${SECTIONS.map(
      ({ id, title, text }) => `<h3 id="${id}">${title}</h3><p>${text}</p>`,
    ).join("")}</div>`,
  });

describe.skipIf(!hasChromium)("a printed document", async () => {
  const { pdf, pages } = hasChromium
    ? await printer.print(jobOf(plan()))
    : { pdf: Buffer.alloc(0), pages: 0 };

  test("flows over pages and embeds its fonts", () => {
    expect(pages).toBeGreaterThan(10);
    expect([...embeddedFonts(unpackedPdf(pdf))].sort()).toEqual([
      "Inter-Regular",
      "SourceSerif4-SemiBold",
    ]);
  });

  test.skipIf(!hasPoppler)("has correct page numbers", async () => {
    const text = await textOfPages(pdf);
    expect(text).toHaveLength(pages);
    const contents = text.slice(0, 6).join("\n");
    for (const { title } of SECTIONS) {
      const printedPage = new RegExp(`Line ${title} on (\\d+)`).exec(contents)?.[1];
      const at = text.findIndex((page) => new RegExp(`^\\s*${title}$`, "m").test(page));
      // Cover and disclaimer are not counted.
      expect({ title, printedPage }).toEqual({
        title,
        printedPage: String(at + 1 - 2).padStart(2, "0"),
      });
      expect(text[at]?.trimEnd().endsWith(` ${printedPage} of ${pages - 2}`)).toBe(true);
    }
    expect(contents).toContain("Nowhere on []");
  });

  test.skipIf(!hasPoppler)(
    "has the running head on every page except cover and disclaimer",
    async () => {
      const [cover, disclaimer, ...others] = await textOfPages(pdf);
      for (const page of [cover, disclaimer]) expect(page).not.toMatch(/Söhne|2026|\d/);
      for (const page of others) expect(page).toMatch(/^\s*Café Å & Söhne +21\/11\/2026/);
    },
  );

  test.skipIf(!hasPoppler)(
    "prints on A4, tagged and titled, with embedded fonts and no scripts",
    async () => {
      const info = await pdfInfo(pdf);
      expect(info).toMatch(/Title: +Trial\nAuthor: +A business\nCreator: +Holdfast/);
      expect(info).toMatch(/Sat Nov 21 09:30:00 2026/);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toMatch(/JavaScript: +no/);
      expect(info).toMatch(/\(A4\)/);
      expect(await fontList(pdf)).not.toMatch(/ no +(?:yes|no) +(?:yes|no) +\d+ +\d+$|Type 3/m);
    },
  );

  test("has page labels as printed: i and ii, then 1", () => {
    const catalogues =
      unpackedPdf(pdf)
        .toString("latin1")
        .match(/\/Type \/Catalog[^]*?endobj/g) ?? [];
    expect(catalogues).toHaveLength(1);
    expect(catalogues[0]).toContain("/PageLabels <</Nums [0 <</S /r>> 2 <</S /D>>]>>");
  });

  test("has bookmarks", () => {
    const text = unpackedPdf(pdf).toString("latin1");
    expect(text).toMatch(/\/Outlines \d+ 0 R/);
    const titles = [...text.matchAll(/\/Title <feff([0-9a-f]+)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex, "hex").swap16().toString("utf16le"),
    );
    expect(titles.filter((title) => /^Heading \d+ of all/.test(title))).toHaveLength(
      SECTIONS.length,
    );
  });
});

test.skipIf(!hasChromium || !hasPoppler)(
  "prints drawings, links and characters of any script",
  async () => {
    const { pdf } = await printer.print(
      jobOf(
        document({
          content: `<p style="font-family:'Holdfast Sans'">Žluťoučký kůň</p>
            <svg viewBox="0 0 100 50" width="300"><text x="9" y="9">In a drawing</text></svg>
            <p><a href="https://example.com/there">A link</a></p>`,
        }),
      ),
    );
    const [page] = await textOfPages(pdf);
    expect(page).toMatch(/Žluťoučký kůň[^]*In a drawing[^]*A link/);
    expect(unpackedPdf(pdf).toString("latin1")).toContain("/URI (https://example.com/there)");
  },
);

test.skipIf(!hasChromium)("prints several documents at once with one browser", async () => {
  const prints = ["a", "b", "c", "d"].map((person) =>
    printer.print(jobOf(document({ content: `<p>${person}</p>` }), person)),
  );
  for (const { pages } of await Promise.all(prints)) expect(pages).toBe(1);
  expect(printer.state()).toBe("ready");
});
