import { documentStyle } from "@holdfast/printables/document-style";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import {
  cafeReport,
  emptyReport,
  sampleRisk,
} from "@holdfast/printables/risk-report/risk-report-sample";
import { afterAll, describe, expect, test } from "vitest";
import { lookAtPages } from "../../platform/pdf/page-look";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../platform/pdf/printer-bench";

/* The printed risk report as somebody sees it who leafs through it: three sizes of register, page by page. */

const LIKELIHOODS = [
  ["1 in 100 years", 0.01],
  ["1 in 10 years", 0.1],
  ["Once a year", 1],
  ["Monthly", 12],
] as const;

/** So many risks in twelve categories; every third is to be insured. */
const register = (count: number): RiskReportData => ({
  ...cafeReport,
  risks: Array.from({ length: count }, (_, at) => {
    const [likelihoodText, likelihoodValue] = LIKELIHOODS[at % 4] ?? LIKELIHOODS[0];
    return sampleRisk({
      name: `Failure of the cold chain in store ${at + 1}`,
      riskCategoryId: 1 + (at % 12),
      riskCategoryName: `Category ${1 + (at % 12)}`,
      likelihoodText,
      likelihoodValue,
      cost: 100 * ((at * 7_919) % 20_000),
      includeInsurance: at % 3 === 0,
    });
  }),
});

const REPORTS: readonly (readonly [name: string, data: RiskReportData])[] = [
  ["with nothing recorded", emptyReport],
  ["of a café", cafeReport],
  ["with 40 risks", register(40)],
  ["with 2,000 risks", register(2_000)],
];

const NEARLY_EMPTY = 0.2;
const printer = benchPrinter();
afterAll(() => printer.close());

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe.skipIf(!hasChromium || !hasPoppler).each(REPORTS)("a report %s", async (_, data) => {
  const { content, frontMatter, header, margins } = riskReportPrint(data);
  const parts = { css: documentStyle, content, frontMatter, header, margins, pageNumbers: true };
  const { pdf } = hasChromium
    ? await printer.print(jobOf(document(parts)))
    : { pdf: Buffer.alloc(0) };
  const pages = hasPoppler ? await lookAtPages(pdf) : [];
  const text = hasPoppler ? squeezed((await textOfPages(pdf)).join(" ")) : "";

  test("leaves no page nearly empty", () => {
    const empty = pages.filter((page) => page.depth < NEARLY_EMPTY);
    expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
  });

  test("prints every risk by its number and the grand total", () => {
    const numbers = data.risks.map((_, at) => String(at + 1));
    const printed = new Set(text.split(" "));
    expect(numbers.filter((number) => !printed.has(number))).toEqual([]);
    expect(text.includes("Grand total")).toBe(data.risks.length > 0);
  });
});
