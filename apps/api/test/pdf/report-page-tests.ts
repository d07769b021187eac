import { documentStyle } from "@holdfast/printables/document-style";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import { describe, expect, test } from "vitest";
import { lookAtPages } from "./page-look";
import { faultsOf } from "./pdf-checker";
import { squeezed } from "./printed-plan";
import {
  type BenchPrinter,
  document,
  fontList,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "./printer-bench";

const NEARLY_EMPTY = 0.2;

export async function printedReport(printer: BenchPrinter, data: RiskReportData): Promise<Buffer> {
  const { title = "", content, frontMatter, header, margins } = riskReportPrint(data);
  const css = documentStyle;
  const parts = { title, css, content, frontMatter, header, margins, pageNumbers: true };
  return (await printer.print({ ...jobOf(document(parts)), title })).pdf;
}

/** Describes a printed risk report, page by page; `more` adds tests of the text of its pages. */
export function describeReportPages(
  printer: BenchPrinter,
  name: string,
  data: RiskReportData,
  more?: (texts: readonly string[]) => void,
) {
  describe.skipIf(!hasChromium || !hasPoppler)(`a report ${name}`, async () => {
    const isReady = hasChromium && hasPoppler;
    const pdf = isReady ? await printedReport(printer, data) : Buffer.alloc(0);
    const pages = isReady ? await lookAtPages(pdf) : [];
    const texts = isReady ? await textOfPages(pdf) : [];
    const text = squeezed(texts.join(" "));

    test("leaves no page nearly empty", () => {
      const empty = pages.filter((page) => page.depth < NEARLY_EMPTY);
      expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
    });

    test("embeds fonts that a reader can search, in its charts too", async () => {
      expect(await fontList(pdf)).not.toContain("Type 3");
    });

    test("keeps the rules of PDF/UA-1 and PDF/A-2b", () => {
      expect(faultsOf(pdf)).toEqual([]);
    });

    test("prints every risk by its number and the grand total", () => {
      const numbers = data.risks.map((_, at) => String(at + 1));
      const tokens = new Set(text.split(" "));
      expect(numbers.filter((number) => !tokens.has(number))).toEqual([]);
      expect(text.includes("Grand total")).toBe(data.risks.length > 0);
    });
    more?.(texts);
  });
}
