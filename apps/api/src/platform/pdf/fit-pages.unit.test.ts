import { documentStyle } from "@holdfast/printables/document-style";
import { afterAll, expect, test } from "vitest";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";

const printer = benchPrinter();
afterAll(() => printer.close());

const LONG = "Words that go on and on. ".repeat(60);

/** A part of one page: a text with a phone number, a table with that many rows, and the appendix. */
const print = async (rows: number, text: string) => {
  const row = (at: number) => `<tr><td>Row ${at}.</td></tr>`;
  const content = `<div class="hf-document">
    <section class="hf-sheet" data-fit="">
      <h3>Part</h3>
      <div data-shorten="Text">${text}<span class="hf-phone"> 0491 570 156</span></div>
      <p data-note="short" hidden>Shortened.</p>
      <div class="hf-table-block"><table class="hf-table"><caption>Rows</caption>
        <tbody data-rest="the appendix" data-rest-key="Other rows" data-keep="20">
          ${Array.from({ length: rows }, (_, at) => row(at + 1)).join("")}
          <tr class="hf-blank-row"><td>&nbsp;</td></tr>
        </tbody></table>
        <p class="hf-note" hidden><span data-note="rest" hidden></span></p></div>
    </section>
    <section class="hf-sheet" data-further="" hidden><h2 id="appendix">Appendix</h2></section>
  </div>`;
  const { pdf } = await printer.print(jobOf(document({ css: documentStyle, content })));
  return (await textOfPages(pdf)).map((page) => page.replaceAll(/\s+/g, " "));
};

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
  "moves the last rows and the end of long texts to the appendix, but no phone number",
  async () => {
    const [part, ...appendix] = await print(60, LONG);
    const shown = rowsOf(part);
    const moved = rowsOf(appendix.join(" "));
    expect(shown.length).toBeGreaterThanOrEqual(20);
    expect([...shown, ...moved]).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    expect(part).toContain(`${moved.length} more in the appendix.`);
    expect(appendix.join(" ")).toMatch(/Appendix.*Part, in full.*Other rows/);
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "shortens a text if rows are to stay, and never its phone number",
  async () => {
    const [part, ...appendix] = await print(20, LONG.repeat(4));
    expect(rowsOf(part)).toHaveLength(20);
    expect(part).toMatch(/….*0491 570 156 Shortened\./);
    expect(appendix.join(" ").match(/on and on\./g)).toHaveLength(240);
  },
);
