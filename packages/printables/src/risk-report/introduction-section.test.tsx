import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { tableRows } from "../../test/read-table";
import { IntroductionSection, ScopeSection } from "./introduction-section";
import { words } from "./printed-words";
import type { RiskReportData } from "./risk-report-data";
import { riskGroups } from "./risk-groups";
import { cafeReport, sampleRisk } from "../../test/risk-report-sample";

const printed = (data: RiskReportData) =>
  renderToStaticMarkup(
    <IntroductionSection data={data} groups={riskGroups(data.risks, cafeReport.currency)} />,
  );

/** Likelihood and loss value for each rating, by the letter of the rating in charts. */
const rated = {
  high: sampleRisk({ likelihoodValue: 12, cost: 5_000_000, includeInsurance: false }),
  low: sampleRisk({ likelihoodValue: 0.001, cost: 2_000, includeInsurance: null }),
};

describe("the report in figures", () => {
  const figures = (data: RiskReportData) => tableRows(printed(data), "The report in figures");

  it("counts the risks and totals the annualised values of all and of the insured ones", () => {
    const risks = [rated.high, rated.low, ...cafeReport.risks];
    expect(figures({ ...cafeReport, risks })).toEqual([
      ["Risks identified", "6 risks in 3 categories"],
      ["Risks rated High", "1 risk"],
      ["Expected loss in an average year, all risks", "A$60,029,302.00"],
      ["Risks to insure", "2 risks"],
      ["Expected loss in an average year, risks to insure", "A$16,500.00"],
    ]);
  });

  it("says None if nothing is rated High or insured", () => {
    const rows = figures({ ...cafeReport, risks: [rated.low] });
    expect(rows[1]).toEqual(["Risks rated High", "None"]);
    expect(rows.slice(3).map(([, result]) => result)).toEqual(["None", "A$0.00"]);
  });
});

describe("the acceptance", () => {
  it("applies to the printed figures if the register is unchanged", () => {
    const text = words(printed(cafeReport));
    expect(text).toContain("Accepted and agreed by Ana Silva, 31/01/2026 Currency");
    expect(text).not.toContain("changed");
  });

  it("says that the register changed afterwards", () => {
    expect(words(printed({ ...cafeReport, registerChangedDate: "2026-03-04" }))).toContain(
      "Ana Silva, 31/01/2026 The register or the insurance schedule was changed after that, on 04/03/2026. The figures in this report are those of the date issued, 21/11/2026.",
    );
  });
});

it("names the currency of all amounts by its code and its name", () => {
  expect(words(renderToStaticMarkup(<ScopeSection data={cafeReport} />))).toContain(
    "All amounts are in AUD (Australian Dollar).",
  );
});

it.each([
  [cafeReport.currency, "each 0 up to A$1,000 and 100 from A$1,000,000."],
  [
    { code: "JPY", name: "Japanese Yen", symbol: "¥", prefix: "¥", minorUnits: 0 },
    "each 0 up to ¥100,000 and 100 from ¥100,000,000.",
  ],
])("states the limits of the rating in the plan's currency", (currency, said) => {
  const markup = renderToStaticMarkup(<ScopeSection data={{ ...cafeReport, currency }} />);
  expect(words(markup)).toContain(said);
  expect(words(markup).includes("The limits are set for")).toBe(currency.code !== "AUD");
});
