import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import {
  cafeReport,
  emptyReport,
  sampleAdviser,
  sampleRisk,
} from "@holdfast/printables/test/risk-report-sample";
import { afterAll, expect, test } from "vitest";
import { squeezed } from "../../../test/pdf/printed-plan";
import { describeReportPages, printedReport } from "../../../test/pdf/report-page-tests";
import { reportOf, withHazards } from "../../../test/pdf/report-sample";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* Printed risk reports of further sizes; `npm test` prints that of `report-pages.unit.test.ts`. */

const printer = benchPrinter();
afterAll(() => printer.close());

const REPORTS: readonly (readonly [name: string, data: RiskReportData])[] = [
  ["with nothing recorded", emptyReport],
  ["of a café", cafeReport],
  ["with 12 risks in 3 categories", reportOf(12, 3)],
  ["with 40 risks", reportOf(40)],
  ["with nothing recorded but the hazards of an industry", withHazards(emptyReport)],
  ["of a café with all its hazards", withHazards(cafeReport)],
  ["with 12 risks in 3 categories and all hazards", withHazards(reportOf(12, 3))],
  ["with 2,000 risks", reportOf(2_000)],
];

for (const [name, data] of REPORTS) describeReportPages(printer, name, data);

test.skipIf(!hasChromium || !hasPoppler).each([false, true])(
  "keeps the adviser's details on the cover, of an expired plan: %s",
  async (isExpired) => {
    const plan = { ...cafeReport.plan, isExpired };
    const [cover, next] = await textOfPages(
      await printedReport(printer, { ...cafeReport, plan, adviser: sampleAdviser }),
    );
    expect(cover).toContain(sampleAdviser.email);
    expect(next).toContain("Disclaimer");
  },
);

/** How often a single risk's annualised value is printed: introduction (2), summary, row, sums, mitigation, note, detail. */
const PLACES_OF_AMOUNT = 9;

test.skipIf(!hasChromium || !hasPoppler).each([
  ["A$", 23_000_000, "A$23,000,000.00"],
  ["A$", 999_999_999_999, "A$999,999,999,999.00"],
  ["KWD", 999_999_999_999, "KWD 999,999,999,999.00"],
])("prints an amount of %s %d on one line in each table", async (prefix, cost, amount) => {
  const once = { likelihoodText: "Once a year", likelihoodValue: 1 };
  const risks = [sampleRisk({ ...once, cost })];
  const currency = { ...cafeReport.currency, prefix };
  const text = squeezed(
    (await textOfPages(await printedReport(printer, { ...cafeReport, currency, risks }))).join(),
  );
  expect(text.split(amount)).toHaveLength(1 + PLACES_OF_AMOUNT);
});
