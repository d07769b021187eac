import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafeReport, emptyReport, sampleRisk } from "../../test/risk-report-sample";
import { tableRows } from "../../test/read-table";
import { words } from "./printed-words";
import { riskGroups } from "./risk-groups";
import type { RiskReportData } from "./risk-report-data";
import { SummarySection } from "./summary-section";

const printed = (data: RiskReportData) =>
  renderToStaticMarkup(
    <SummarySection data={data} groups={riskGroups(data.risks, cafeReport.currency)} />,
  );

const ruinous = sampleRisk({
  name: "Redevelopment of the quay",
  cost: 2_000_000,
  mitigationStrategyIds: [],
  mitigationStrategies: [],
  includeInsurance: null,
  mitigationStatusId: null,
  mitigationStatusName: null,
  accountableContactId: null,
  accountableContact: null,
  followUpDate: "2026-11-20",
});
const data = { ...cafeReport, risks: [...cafeReport.risks, ruinous] };

it("lists the largest losses first, with what was decided", () => {
  const rows = tableRows(printed(data), "Largest losses from one event");
  expect(rows.map(([, name, loss, , decision]) => [name, loss, decision])).toEqual([
    ["Redevelopment of the quay", "A$2,000,000", "Not decided"],
    ["Fire in the kitchen", "A$450,000", "Reduce Impact, Transfer (insured)"],
    ["Ransomware in the booking system", "A$60,000", "Reduce Impact, Transfer (insured)"],
    ["Water from the flat above", "A$38,000", "Reduce Impact, Transfer (not insured)"],
    ["Power failure over a day", "A$4,500", "Reduce Likelihood"],
  ]);
});

it("lists the risks rated High, and the overdue follow-ups with their dates", () => {
  const markup = printed(data);
  expect(words(markup)).toContain(
    "Rated High: 1 of 5 risks. Without a decision: 1 of these. Overdue: 1 follow-up.",
  );
  const row = [
    "1",
    "Redevelopment of the quay (72 High)",
    "Not decided",
    "No status",
    "No person responsible, 20/11/2026, overdue",
  ];
  expect(tableRows(markup, "Risks rated High")).toEqual([row]);
  expect(tableRows(markup, "Overdue follow-ups")).toEqual([row]);
});

it("counts the risks beyond six", () => {
  const risks = Array.from({ length: 9 }, (_, at) => ({ ...ruinous, name: `Risk ${at}` }));
  const markup = printed({ ...cafeReport, risks });
  expect(tableRows(markup, "Risks rated High")).toHaveLength(6);
  expect(words(markup)).toContain("And 3 more risks, under Risk determination and decisions.");
});

it("says that nothing is High or overdue", () => {
  expect(words(printed(cafeReport))).toContain("Rated High: 0 of 4 risks. Overdue: no follow-ups.");
});

it("leaves the summary out for an empty register", () => {
  expect(printed(emptyReport)).toBe("");
});
