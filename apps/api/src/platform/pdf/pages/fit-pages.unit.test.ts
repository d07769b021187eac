import { documentStyle } from "@holdfast/printables/document-style";
import { afterAll, expect, test } from "vitest";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../../test/pdf/printer-bench";

const printer = benchPrinter();
afterAll(() => printer.close());

const LONG = "Words that go on and on. ".repeat(60);

const APPENDIX = `<section class="hf-sheet" data-further="" hidden><h2 id="appendix">Appendix</h2></section>`;

interface Extra {
  /** More of the part, above the table. */
  readonly above?: string;
  readonly appendix?: string;
  readonly css?: string;
}

/** A part of one page: a text with a phone number, a table with that many rows, and the appendix. */
const print = async (rows: number, text: string, extra: Extra = {}) => {
  const { above = "", appendix = APPENDIX, css = "" } = extra;
  const row = (at: number) => `<tr><td>Row ${at}.</td></tr>`;
  const content = `<div class="hf-document">
    <section class="hf-sheet" data-fit="">
      <h3>Part</h3>
      <div data-shorten="Text">${text}<span class="hf-phone"> 0491 570 156</span></div>
      <p data-note="short" hidden>Shortened.</p>
      ${above}
      <div class="hf-table-block"><table class="hf-table"><caption>Rows</caption>
        <tbody data-rest="in the appendix" data-rest-key="Other rows" data-keep="20">
          ${Array.from({ length: rows }, (_, at) => row(at + 1)).join("")}
          <tr class="hf-blank-row"><td>&nbsp;</td></tr>
        </tbody></table>
        <p class="hf-note" hidden><span data-note="rest" hidden></span></p></div>
    </section>
    ${appendix}
  </div>`;
  const job = jobOf(document({ css: documentStyle + css, content }));
  const { pdf } = await printer.print(job);
  return (await textOfPages(pdf)).map((page) => page.replaceAll(/\s+/g, " "));
};

const upTo = (rows: number) => Array.from({ length: rows }, (_, at) => at + 1);
/** Something that no page has room for, and that cannot give way. */
const TOO_HIGH = `<div style="height: 400mm">High</div>`;

const rowsOf = (page = "") => [...page.matchAll(/Row (\d+)\./g)].map(([, at]) => Number(at));

test.skipIf(!hasChromium || !hasPoppler)(
  "leaves a part that fits on a page as it is, without the appendix",
  async () => {
    const pages = await print(10, "A short text.");
    expect(pages).toHaveLength(1);
    expect(rowsOf(pages[0])).toHaveLength(10);
    expect(pages[0]).not.toMatch(/Shortened|more in|Appendix/);
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "moves the last rows to the appendix, which says that it continues the part",
  async () => {
    const [part, ...appendix] = await print(60, LONG);
    const shown = rowsOf(part);
    const moved = rowsOf(appendix.join(" "));
    expect(shown.length).toBeGreaterThanOrEqual(20);
    expect([...shown, ...moved]).toEqual(upTo(60));
    expect(part).toContain(`${moved.length} more in the appendix.`);
    expect(appendix.join(" ")).toMatch(/Appendix.*Part, continued.*Other rows/);
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "shortens a text if rows are to stay, and never its phone number",
  async () => {
    const [part, ...appendix] = await print(20, LONG.repeat(4));
    expect(rowsOf(part)).toHaveLength(20);
    expect(part).toMatch(/….*0491 570 156 Shortened\./);
    expect(appendix.join(" ").match(/on and on\./g)).toHaveLength(240);
    expect(appendix.join(" ")).toMatch(/Appendix.*Part, in full/);
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "leaves nothing out of a document without an appendix",
  async () => {
    const text = (await print(60, LONG, { appendix: "" })).join(" ");
    expect(rowsOf(text)).toEqual(upTo(60));
    expect(text.match(/on and on\./g)).toHaveLength(60);
    expect(text).not.toMatch(/more in|Shortened|…/);
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "keeps the line breaks of a text that need not be shortened",
  async () => {
    const above = `<div data-shorten="Other">First line<br>Second line</div>`;
    const [page] = await print(5, LONG.repeat(5), { above });
    expect(page).toMatch(/First line Second line/);
    expect(page).toContain("…");
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "leaves nothing out of a part whose page has no known height",
  async () => {
    const css = ".hf-sheet { --fit-height: none; }";
    const text = (await print(30, LONG, { css })).join(" ");
    expect(text).not.toMatch(/more in|Shortened|…|Appendix/);
    expect(rowsOf(text)).toEqual(upTo(30));
  },
);

test.skipIf(!hasChromium || !hasPoppler)("stops at a text that does not get higher", async () => {
  const css = "[data-shorten] { height: 8px; line-height: 40px; }";
  const pages = await print(20, LONG, { css, above: TOO_HIGH });
  expect(pages.join(" ")).toContain("0491 570 156");
});

test.skipIf(!hasChromium || !hasPoppler)("neither counts nor moves a row to write on", async () => {
  const pages = await print(0, "A short text.", { above: TOO_HIGH });
  expect(pages.join(" ")).not.toMatch(/more in|in the appendix|Appendix|Other rows/);
});

test.skipIf(!hasChromium || !hasPoppler)(
  "puts all rows back if the part needs a second page without them too",
  async () => {
    const text = (await print(10, "A short text.", { above: TOO_HIGH })).join(" ");
    expect(rowsOf(text)).toEqual(upTo(10));
    expect(text).not.toMatch(/in the appendix|Appendix|Other rows/);
  },
);
