import type { CostKind } from "@holdfast/contract/incidents/costs/cost-line";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import { expect, it } from "vitest";
import { fireReport } from "../../test/incident-report-sample";
import { incidentReportPrint } from "./incident-report-markup";

type Entry = IncidentCosts["entries"][number];

const cost = (number: number, text: string, kind: CostKind, amount: number): Entry => ({
  number,
  entryId: `0199e2a0-0000-7000-8000-0000000000${10 + number}`,
  kind: "cost",
  text,
  authorName: "Mei Tan",
  deviceAt: "2026-11-23T02:00:00.000Z",
  serverAt: "2026-11-23T02:00:01.000Z",
  photo: null,
  hash: "",
  cost: {
    kind,
    amount,
    currency: { code: "AUD", prefix: "A$" },
    paidBy: "Business card",
    unitName: "Kitchen",
    corrects: null,
  },
});

const first = cost(3, "Rented van", "increased-cost-of-working", 124_050);
const photo = { url: "/v1/files/x", sha256: "0".repeat(64) };
const corrected: Entry = {
  ...first,
  number: 5,
  entryId: "0199e2a0-0000-7000-8000-000000000099",
  cost: {
    ...first.cost,
    amount: 113_600,
    corrects: { entryId: first.entryId, reason: "The receipt says less" },
  },
};

const printed = (
  costs: IncidentCosts["entries"],
  policies: IncidentCosts["policies"] = [],
  report = fireReport,
) =>
  incidentReportPrint({ ...report, costs: { entries: costs, policies } })
    .content.replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");

it("has the policies with their claims lines, totals by kind, each cost with its receipt, and corrections", () => {
  const text = printed(
    [{ ...first, photo }, cost(4, "Smoke damage", "repairs", 310_000), corrected],
    [
      {
        insurancePolicyId: "0199e2a0-0000-7000-8000-000000000041",
        kind: "Business interruption",
        insurer: "Harbour Mutual",
        policyNumber: "HM-4711",
        claimsPhone: "+61 2 5550 0110",
        sumInsured: 450_000,
        indemnityMonths: 12,
        comments: null,
        version: 1,
      },
    ],
  );
  for (const words of [
    "Annex for the insurer: costs",
    "Amounts are in AUD",
    "Business interruption Harbour Mutual HM-4711 +61 2 5550 0110 12 months",
    "Increased cost of working 1 A$1,136.00",
    "Repairs and clean-up 1 A$3,100.00",
    "All costs 2 A$4,236.00",
    "5 23/11/2026 13:00 Rented van (receipt: entry 3) Increased cost of working Business card, Kitchen A$1,136.00",
    "Entry 3: Rented van, A$1,240.50 The receipt says less",
  ])
    expect(text).toContain(words);
});

it("is missing from the report of an incident without costs", () => {
  expect(printed([])).not.toContain("Annex");
});

it("says so if the plan has no insurance, and has no table of corrections without one", () => {
  const text = printed([first]);
  expect(text).toContain("The plan has no insurance policies, and so no claims line.");
  expect(text).not.toContain("Corrections");
});

it("says what happened as one sentence", () => {
  const incident = { ...fireReport.incident, whatHappened: "Fire. Everybody is out." };
  const text = printed([first], [], { ...fireReport, incident });
  expect(text).toContain("serious incident: Fire. Everybody is out. Declared ");
});
