import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafeReport, samplePolicy, sampleRisk } from "../../../test/risk-report-sample";
import { tableRows } from "../../../test/read-table";
import { ExposureGapsTable } from "./exposure-gaps-table";
import { words } from "../printed-words";
import { riskGroups } from "../risk-groups";

const FIRE = { id: 1, name: "Building fire and smoke damage" };
const DISHONESTY = { id: 11, name: "Dishonest staff or trusted persons" };
const ROBBERY = { id: 9, name: "Robbery or loss of cash" };

const UNDERINSURANCE = { id: 51, name: "Underinsurance and short indemnity period" };

const printed = (
  risks: Parameters<typeof riskGroups>[0],
  policies: readonly InsurancePolicy[] = [],
) =>
  renderToStaticMarkup(
    <ExposureGapsTable
      country="AU"
      exposures={[FIRE, DISHONESTY, ROBBERY, UNDERINSURANCE]}
      policies={policies}
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
    [FIRE.name, "1. Building Fire; 3. Arson", "1 of 2", "None"],
    [DISHONESTY.name, "None", "Not assessed", "None"],
    [ROBBERY.name, "2. Armed Robbery", "No", "None"],
    [UNDERINSURANCE.name, "None", "Does not apply", "Does not apply"],
  ]);
  expect(words(markup)).toContain(
    "1 exposure of the industry has neither a risk in the register nor a policy in the insurance schedule.",
  );
  expect(words(markup)).toContain(
    "For 1 exposure, no loss will be insured and no policy is recorded.",
  );
  expect(words(markup)).toContain(
    "For 1 exposure, the register says that losses will be insured, but no policy is recorded.",
  );
});

it("counts gaps after it has looked at the insurance schedule", () => {
  const markup = printed(
    [
      sampleRisk({ riskPresetId: 13, name: "Building Fire" }),
      sampleRisk({ riskPresetId: 72, name: "Armed Robbery", includeInsurance: false }),
    ],
    [samplePolicy(), samplePolicy({ kind: "Management liability" })],
  );
  expect(tableRows(markup, "Exposures of the industry").map((cells) => cells[3])).toEqual([
    "Property and contents",
    "Management liability",
    "Property and contents",
    "Does not apply",
  ]);
  expect(words(markup)).toContain(
    "Each exposure of the industry has a risk in the register or a policy in the insurance schedule.",
  );
  expect(words(markup)).not.toContain("no policy is recorded");
});

it("says so if the register has a risk for each exposure", () => {
  const markup = printed([13, 73, 72].map((riskPresetId) => sampleRisk({ riskPresetId })));
  expect(words(markup)).toContain(
    "Each exposure of the industry has a risk in the register or a policy in the insurance schedule.",
  );
  expect(markup).not.toContain("no loss");
});

it("names at most five risks of an exposure", () => {
  const risks = Array.from({ length: 8 }, () => sampleRisk({ riskPresetId: 13 }));
  expect(tableRows(printed(risks), "Exposures of the industry")[0]?.[1]).toContain("; 3 more");
});
