import { sampleAdviser } from "@holdfast/printables/test/risk-report-sample";
import { afterAll, expect, test } from "vitest";
import { describeReportPages } from "../../../test/pdf/report-page-tests";
import { reportOf, withHazards, withLongestNames } from "../../../test/pdf/report-sample";
import { benchPrinter } from "../../../test/pdf/printer-bench";

/* One printed risk report; `report-pages.full.test.ts` prints those of other sizes. */

const printer = benchPrinter();
afterAll(() => printer.close());

const LONG_REPORT = withLongestNames(withHazards(reportOf(60, 1)));

describeReportPages(
  printer,
  "with 60 risks, all hazards and the longest names",
  LONG_REPORT,
  (texts) => {
    test("names a category again on each page that it continues on", () => {
      const from = texts.findIndex((text) => text.includes("All risks by category"));
      const to = texts.findIndex((text) => text.includes("Grand total"));
      expect(to).toBeGreaterThan(from + 1);
      for (const text of texts.slice(from, to)) expect(text).toMatch(/^\s*Category 1$/m);
    });

    test("keeps the longest names and the adviser's details on the cover", () => {
      const [cover, next] = texts;
      expect(cover).toContain(sampleAdviser.email);
      expect(next).toContain("Disclaimer");
    });
  },
);
