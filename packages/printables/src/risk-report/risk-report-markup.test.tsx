import { describe, expect, it } from "vitest";
import { tableRows } from "../../test/read-table";
import { words } from "./printed-words";
import { riskReportPrint } from "./risk-report-markup";
import { cafeReport, emptyReport, sampleAdviser, sampleRisk } from "../../test/risk-report-sample";
import type { RiskReportData } from "./risk-report-data";

const whole = (data: RiskReportData) => {
  const { frontMatter, content } = riskReportPrint(data);
  return `${frontMatter}${content}`;
};
const headings = (data: RiskReportData) =>
  [...whole(data).matchAll(/<h2 id="[^"]+"[^>]*>(.*?)<\/h2>/gu)].map(([, heading]) => heading);
const totals = (markup: string) =>
  [...markup.matchAll(/<tr class="hf-total-row.*?<\/tr>/gu)].map((row) => words(row[0]).trim());

describe("the categories without risks", () => {
  it("lists categories without risks as looked at in a report of a finished assessment", () => {
    const text = words(whole(cafeReport));
    expect(text).toContain("Looked at, none apply: Natural Hazards; Technology and Data; People");
    expect(text).not.toMatch(/Not looked at yet|FIRST DRAFT/u);
  });

  it("calls the report a first draft, on the cover and at the acceptance, until a category has been looked at", () => {
    const text = words(whole({ ...cafeReport, ruledOut: [1] }));
    expect(text.split("FIRST DRAFT. 4 of 12 categories looked at.")).toHaveLength(3);
    expect(text).toContain("Looked at, none apply: Natural Hazards.");
    expect(text).toContain("Not looked at yet: Technology and Data; People and Workforce;");
    expect(words(whole(emptyReport))).toContain("FIRST DRAFT. 0 of 12 categories looked at.");
  });
});

it("lists proposed risks before the acceptance", () => {
  const data = { ...cafeReport, proposedRisks: ["Flood", "Theft"] };
  expect(words(whole(data))).toContain(
    "Proposed, not confirmed, and in no table or total of this report: Flood; Theft.",
  );
  expect(words(whole(cafeReport))).not.toContain("Proposed");
});

describe("the parts of the report", () => {
  it("has the parts of the specification, in its order", () => {
    const parts = ["Risk & Insurance Report", "Disclaimer", "Contents", "Introduction", "Scope"];
    const others = [
      "Risk Exposures",
      "Risk and Threat Assessment",
      "Under Insurance",
      "Conclusion",
    ];
    expect(headings(cafeReport).map((heading) => words(heading ?? ""))).toEqual([
      ...parts,
      "Hazard Assessment",
      ...others,
    ]);
    expect(headings(emptyReport).map((heading) => words(heading ?? ""))).toEqual([
      ...parts,
      ...others,
    ]);
  });

  it("has the specification's header, footer and margins", () => {
    const { content, frontMatter, ...rest } = riskReportPrint(cafeReport);
    expect(content).toContain("hf-back-cover");
    expect(frontMatter).toContain("hf-cover");
    expect(rest).toEqual({
      format: "A4",
      title: "Risk & Insurance Report – Tidepool Café Pty Ltd",
      author: "Tidepool Café Pty Ltd",
      header: {
        left: "Tidepool Café Pty Ltd",
        right: "RISK ANALYSIS REPORT",
        foot: "Confidential | Harbour Street plan | Date issued 21/11/2026",
      },
      footer: "page-number",
      margins: { top: 120, bottom: 60 },
    });
  });

  it("has the business's logo on its cover", () => {
    const logoUrl = "data:image/webp;base64,AA==";
    const { business } = cafeReport;
    const report = riskReportPrint({ ...cafeReport, business: { ...business, logoUrl } });
    expect(report.frontMatter).toContain(`src="${logoUrl}" alt="Logo of ${business.name}"`);
    expect(riskReportPrint(cafeReport).frontMatter).not.toContain("<img");
  });

  it("says on the cover and above the signatures that the plan has expired", () => {
    const plan = { ...cafeReport.plan, isExpired: true, expiryDate: "2026-10-22" };
    const { frontMatter, content } = riskReportPrint({ ...cafeReport, plan });
    const expired = "EXPIRED. The subscription of this plan expired on 22/10/2026.";
    expect(words(frontMatter ?? "")).toContain(expired);
    expect(words(content)).toMatch(/Acceptance EXPIRED\..*Accepted and agreed by/u);
    expect(words(whole(cafeReport))).not.toContain("EXPIRED");
  });

  it("marks the report as confidential on its cover", () => {
    const cover = words(riskReportPrint(emptyReport).frontMatter ?? "")
      .split("Disclaimer", 1)
      .join("");
    expect(cover).toContain("Confidential For the business and its insurance advisers");
  });

  it("has the adviser's firm on the cover of a client's report only", () => {
    const logoUrl = "data:image/png;base64,AA==";
    const withFirm = riskReportPrint({ ...cafeReport, adviser: { ...sampleAdviser, logoUrl } });
    for (const shown of ["Anchorage Brokers", "AFSL 123456", "Ben Okafor", "tel:+61255500123"])
      expect(withFirm.frontMatter).toContain(shown);
    expect(withFirm.frontMatter).toContain(`src="${logoUrl}" alt="Logo of Anchorage Brokers"`);
    expect(riskReportPrint(cafeReport).frontMatter).not.toContain("Insurance adviser");
  });

  it("renders without any data, and without an empty line in the header", () => {
    const { header, author } = riskReportPrint(emptyReport);
    expect([header, author]).toEqual([
      {
        right: "RISK ANALYSIS REPORT",
        foot: expect.stringMatching(/^Confidential \| Date issued/u),
      },
      undefined,
    ]);
    expect(whole(emptyReport)).not.toMatch(/undefined|NaN|null/u);
  });

  it.each([
    ["a café", cafeReport],
    ["nothing recorded", emptyReport],
  ])("has the parts in its contents for %s", (_, data) => {
    const listed = [...whole(data).matchAll(/data-page-for="([^"]+)"/gu)].map(([, id]) => id);
    const printed = [...riskReportPrint(data).content.matchAll(/<h[23] id="([^"]+)"/gu)];
    expect(listed).toEqual(printed.map(([, id]) => id));
  });

  it("has unique ids", () => {
    const ids = [...whole(cafeReport).matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("figures", () => {
  it("totals figures by category and overall", () => {
    expect(totals(whole(cafeReport))).toEqual([
      "Total Premises and Property, 2 risks A$8,300.00",
      "Total Utilities and Infrastructure, 1 risk A$9,000.00",
      "Total Cyber Security, 1 risk A$12,000.00",
      "Grand total, 4 risks A$29,300.00",
    ]);
  });

  it.each([
    ["nothing", { prefix: "A$", code: "AUD", name: "" }, 0, "A$0", "A$0.00"],
    [
      "a trillion",
      { prefix: "¥", code: "JPY", name: "" },
      1e12,
      "¥1,000,000,000,000",
      "¥52,000,000,000,000.00",
    ],
    ["three decimals", { prefix: "KWD", code: "KWD", name: "" }, 100, "KWD 100", "KWD 5,200.00"],
  ])("prints figures exactly with %s", (_, ofCountry, cost, loss, yearly) => {
    const currency = { ...cafeReport.currency, ...ofCountry };
    const risks = [sampleRisk({ cost, likelihoodValue: 52, likelihoodText: "Weekly" })];
    const text = words(whole({ ...cafeReport, currency, risks }));
    expect(text).toContain(` ${loss} `);
    expect(text).toContain(`Grand total, 1 risk ${yearly}`);
  });

  it("prints no details of insured figures if nothing is insured", () => {
    const risks = cafeReport.risks.map((risk) => ({ ...risk, includeInsurance: false }));
    const markup = whole({ ...cafeReport, risks });
    expect(markup).not.toContain("insured-risks");
    expect(tableRows(markup, "Mitigation insurance").map((row) => row.at(-1))).toEqual(
      Array.from({ length: 4 }, () => "No"),
    );
  });

  it("date the next review on the last day of a shorter month", () => {
    expect(words(whole(cafeReport))).toContain("due for review on 28/02/2026");
  });
});

describe("charts", () => {
  const captions = (data: RiskReportData) =>
    [...whole(data).matchAll(/<figcaption>(.*?)<\/figcaption>/gu)].map(([, text]) => text ?? "");
  const inCategories = (...categories: readonly number[]) => ({
    ...emptyReport,
    risks: categories.map((id, at) =>
      sampleRisk({ riskCategoryId: id, riskCategoryName: `Category ${id}`, cost: 100 * at }),
    ),
  });

  it.each([
    ["one category", [1, 1], [], ""],
    ["categories with one risk", [1, 2], [], "none has its own chart"],
    ["categories with three risks", [1, 1, 1, 2, 2, 2], [], "none has its own chart"],
    ["categories with four", [1, 1, 1, 1, 2, 2, 2, 2], [1, 2], "A chart of each category follows."],
    ["categories of both kinds", [1, 2, 2, 2, 2, 3], [2], "category with four or more risks"],
  ] as const)("prints charts for %s only if they add something", (_, categories, charted, said) => {
    const data = inCategories(...categories);
    expect(captions(data)).toEqual([
      `All categories: ${categories.length} risks`,
      ...charted.map((id) => `Category ${id}: 4 risks`),
    ]);
    expect(words(whole(data))).toContain(said);
  });

  it("says below a chart what it leaves out, which the table includes", () => {
    const recall = "Product Recall / Product Contamination";
    expect(captions(cafeReport)[0]).toBe(
      `Hazard index for Cafes and Restaurants, 0 to 100. Not shown: ${recall}, rated 55.`,
    );
    const rows = tableRows(whole(cafeReport), "Ratings, reasons and advice");
    expect(rows[2]).toEqual([recall, "55", "Medium", "Food is served the day it is made."]);
    const others = cafeReport.hazardIndex.filter(({ categoryName }) => categoryName !== recall);
    expect(captions({ ...cafeReport, hazardIndex: others })[0]).not.toContain("Not shown");
  });
});

describe("user-entered text", () => {
  it("escapes user-entered text", () => {
    const evil = `</svg><script>alert("1")</script>`;
    const risks = [
      sampleRisk({ name: evil, description: evil, mitigationProcess: evil, comments: evil }),
    ];
    const hazardIndex = [{ categoryName: evil, rating: 50, comment: `<p onclick=x>${evil}</p>` }];
    const markup = whole({
      ...cafeReport,
      business: { ...cafeReport.business, name: evil },
      risks,
      hazardIndex,
    });
    expect(markup).not.toContain("<script");
    expect(markup).not.toContain("onclick");
  });

  it("keeps its line breaks", () => {
    expect(whole(cafeReport)).toContain("Daily copies kept off the network.<br/>Cyber policy.");
  });
});

it("fits 2,000 risks, each with its own number, into the print limits", () => {
  const risks = Array.from({ length: 2_000 }, (_, at) =>
    sampleRisk({
      name: `Risk ${at}`,
      riskCategoryId: 1 + (at % 12),
      riskCategoryName: `Category ${1 + (at % 12)}`,
      cost: 100 * at,
    }),
  );
  const markup = whole({ ...cafeReport, risks });
  expect(words(markup)).toContain("Grand total, 2,000 risks A$1,999,000.00");
  for (const number of [1, 1_000, 2_000]) expect(markup).toContain(`>${number}</td>`);
  expect(markup.length).toBeLessThan(2_500_000);
  expect(markup.match(/<[a-z]/gu)?.length).toBeLessThan(80_000);
});
