import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafeReport, sampleRisk } from "../../test/risk-report-sample";
import { tableRows } from "../../test/read-table";
import { ExposureGapsTable } from "./exposure-gaps-table";
import { words } from "./printed-words";
import { riskGroups } from "./risk-groups";

const FIRE = { id: 1, name: "Building fire and smoke damage" };
const DISHONESTY = { id: 11, name: "Dishonest staff or trusted persons" };
const ROBBERY = { id: 9, name: "Robbery or loss of cash" };

const printed = (risks: Parameters<typeof riskGroups>[0]) =>
  renderToStaticMarkup(
    <ExposureGapsTable
      country="AU"
      exposures={[FIRE, DISHONESTY, ROBBERY]}
      groups={riskGroups(risks, cafeReport.currency)}
    />,
  );

it("shows for each exposure its risks and whether they are insured", () => {
  const markup = printed([
    sampleRisk({ riskPresetId: 13, name: "Building Fire" }),
    sampleRisk({ riskPresetId: 76, name: "Arson", includeInsurance: false, cost: 1 }),
    sampleRisk({ riskPresetId: 72, name: "Armed Robbery", includeInsurance: null, cost: 2 }),
  ]);
  expect(tableRows(markup, "Exposures of the industry")).toEqual([
    [FIRE.name, "1. Building Fire; 3. Arson", "1 of 2"],
    [DISHONESTY.name, "None", "Not assessed"],
    [ROBBERY.name, "2. Armed Robbery", "No"],
  ]);
  expect(words(markup)).toContain("1 exposure of the industry has no risk in the register.");
  expect(words(markup)).toContain("For 1 exposure, no loss will be insured.");
});

it("says so if the register has a risk for each exposure", () => {
  const markup = printed([13, 73, 72].map((riskPresetId) => sampleRisk({ riskPresetId })));
  expect(words(markup)).toContain("The register has a risk for each exposure of the industry.");
  expect(markup).not.toContain("no loss");
});

it("names at most five risks of an exposure", () => {
  const risks = Array.from({ length: 8 }, () => sampleRisk({ riskPresetId: 13 }));
  expect(tableRows(printed(risks), "Exposures of the industry")[0]?.[1]).toContain("; 3 more");
});
