import { hazardRatings } from "@holdfast/content/hazards/hazard-model";
import { significantExposures } from "@holdfast/content/hazards/significant-exposures";
import { documentStyle } from "@holdfast/printables/document-style";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import {
  cafeReport,
  emptyReport,
  sampleAdviser,
  sampleRisk,
} from "@holdfast/printables/test/risk-report-sample";
import { afterAll, describe, expect, test } from "vitest";
import { lookAtPages } from "../../../test/pdf/page-look";
import {
  benchPrinter,
  document,
  fontList,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* Checks the layout of the printed risk report page by page, for registers of several sizes. */

/** ANZSIC class of cafés and restaurants. */
const CAFES = "4511";

const LIKELIHOODS = [
  ["1 in 100 years", 0.01],
  ["1 in 10 years", 0.1],
  ["Once a year", 1],
  ["Monthly", 12],
] as const;

/** A report of that many risks in that many categories; every third risk will be insured. */
const register = (count: number, categories = 12): RiskReportData => ({
  ...cafeReport,
  risks: Array.from({ length: count }, (_, at) => {
    const [likelihoodText, likelihoodValue] = LIKELIHOODS[at % 4] ?? LIKELIHOODS[0];
    return sampleRisk({
      name: `Failure of the cold chain in store ${at + 1}`,
      riskCategoryId: 1 + (at % categories),
      riskCategoryName: `Category ${1 + (at % categories)}`,
      likelihoodText,
      likelihoodValue,
      cost: 100 * ((at * 7_919) % 20_000),
      includeInsurance: at % 3 === 0,
    });
  }),
});

/** The hazard ratings of an industry as the product shows them: every category, with reasons and advice. */
const hazardIndex = hazardRatings(CAFES, "Cafes and Restaurants").map(
  ({ category, rating, comment }) => ({ categoryName: category.name, rating, comment }),
);
const withHazards = (data: RiskReportData): RiskReportData => ({
  ...data,
  hazardIndex,
  exposures: significantExposures(CAFES),
});

const REPORTS: readonly (readonly [name: string, data: RiskReportData])[] = [
  ["with nothing recorded", emptyReport],
  ["of a café", cafeReport],
  ["with 12 risks in 3 categories", register(12, 3)],
  ["with 40 risks", register(40)],
  ["with nothing recorded but the hazards of an industry", withHazards(emptyReport)],
  ["of a café with all its hazards", withHazards(cafeReport)],
  ["with 12 risks in 3 categories and all hazards", withHazards(register(12, 3))],
  ["with 2,000 risks", register(2_000)],
];

const NEARLY_EMPTY = 0.2;
const printer = benchPrinter();
afterAll(() => printer.close());

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const printed = async (data: RiskReportData) => {
  const { content, frontMatter, header, margins } = riskReportPrint(data);
  const parts = { css: documentStyle, content, frontMatter, header, margins, pageNumbers: true };
  const { pdf } = await printer.print(jobOf(document(parts)));
  return pdf;
};

describe.skipIf(!hasChromium || !hasPoppler).each(REPORTS)("a report %s", async (_, data) => {
  const pdf = hasChromium ? await printed(data) : Buffer.alloc(0);
  const pages = hasPoppler ? await lookAtPages(pdf) : [];
  const text = hasPoppler ? squeezed((await textOfPages(pdf)).join(" ")) : "";

  test("leaves no page nearly empty", () => {
    const empty = pages.filter((page) => page.depth < NEARLY_EMPTY);
    expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
  });

  test("embeds fonts that a reader can search, in its charts too", async () => {
    expect(await fontList(pdf)).not.toContain("Type 3");
  });

  test("prints every risk by its number and the grand total", () => {
    const numbers = data.risks.map((_, at) => String(at + 1));
    const tokens = new Set(text.split(" "));
    expect(numbers.filter((number) => !tokens.has(number))).toEqual([]);
    expect(text.includes("Grand total")).toBe(data.risks.length > 0);
  });
});

test.skipIf(!hasChromium || !hasPoppler)(
  "names a category again on each page that it continues on",
  async () => {
    const texts = await textOfPages(await printed(register(60, 1)));
    const from = texts.findIndex((text) => text.includes("All risks by category"));
    const to = texts.findIndex((text) => text.includes("Grand total"));
    expect(to).toBeGreaterThan(from + 1);
    for (const text of texts.slice(from, to)) expect(text).toMatch(/^\s*Category 1$/m);
  },
);

test.skipIf(!hasChromium || !hasPoppler).each([false, true])(
  "keeps the adviser's details on the cover, of an expired plan: %s",
  async (isExpired) => {
    const plan = { ...cafeReport.plan, isExpired };
    const [cover, next] = await textOfPages(
      await printed({ ...cafeReport, plan, adviser: sampleAdviser }),
    );
    expect(cover).toContain(sampleAdviser.email);
    expect(next).toContain("Disclaimer");
  },
);

test.skipIf(!hasChromium || !hasPoppler)(
  "keeps the longest names and the adviser's details on the cover",
  async () => {
    const long = (start: string) => `${start} ${"Hunter Valley Coffee ".repeat(10)}`.slice(0, 200);
    const [cover, next] = await textOfPages(
      await printed({
        ...cafeReport,
        business: { ...cafeReport.business, name: long("Business"), tradingName: long("Trading") },
        plan: {
          name: long("Plan"),
          location: { name: long("Location"), address: "", country: null },
          isExpired: true,
          expiryDate: "2026-10-22",
        },
        adviser: {
          ...sampleAdviser,
          firmName: long("Firm"),
          adviserName: long("Adviser"),
          licence: long("Licence"),
        },
      }),
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
    (await textOfPages(await printed({ ...cafeReport, currency, risks }))).join(),
  );
  expect(text.split(amount)).toHaveLength(1 + PLACES_OF_AMOUNT);
});
