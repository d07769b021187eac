import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ExposuresSection, HazardSection } from "./hazard-section";
import { riskGroups } from "../risk-groups";
import { words } from "../printed-words";
import type { RiskReportData } from "../risk-report-data";
import { cafeReport } from "../../../test/risk-report-sample";

const of = (industryName: string, overrides: Partial<RiskReportData> = {}): RiskReportData => ({
  ...cafeReport,
  ...overrides,
  business: { ...cafeReport.business, industryName },
});

describe("Hazard Assessment", () => {
  it.each([
    ["Cafes and Restaurants", "how exposed the industry “Cafes and Restaurants” is to each"],
    ["House Construction", "how exposed the industry “House Construction” is to each"],
    ["", "how exposed the industry of the business is to each"],
  ])("names the industry %j", (industryName, said) => {
    expect(words(renderToStaticMarkup(<HazardSection data={of(industryName)} />))).toContain(said);
  });
});

describe("Risk Exposures", () => {
  const printed = (data: RiskReportData) =>
    words(
      renderToStaticMarkup(
        <ExposuresSection data={data} groups={riskGroups(data.risks, cafeReport.currency)} />,
      ),
    );

  it("lists the significant exposures of the industry", () => {
    const text = printed(of("House Construction"));
    expect(text).toContain(
      "usually the most significant for businesses in the industry “House Construction”.",
    );
    expect(text).toContain("Kitchen and duct fires");
    expect(text).not.toContain(HAZARD_DISCLAIMER);
  });

  it("includes the disclaimer if there is no hazard index", () => {
    expect(printed(of("Cafes and Restaurants", { hazardIndex: [] }))).toContain(HAZARD_DISCLAIMER);
  });

  it.each([
    ["Cafes and Restaurants", "are recorded for the industry “Cafes and Restaurants”."],
    ["", "No industry is chosen for the business, so no exposures are listed."],
  ])("says why there are no exposures for the industry %j", (industryName, said) => {
    expect(printed(of(industryName, { exposures: [] }))).toContain(said);
  });
});
