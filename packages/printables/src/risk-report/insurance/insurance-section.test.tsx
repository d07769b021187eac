import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { tableRows } from "../../../test/read-table";
import { InsuranceSection } from "./insurance-section";
import { words } from "../printed-words";
import { riskGroups } from "../risk-groups";
import { cafeReport, samplePolicy, sampleRisk } from "../../../test/risk-report-sample";

const printed = (risks: readonly Risk[], policies: readonly InsurancePolicy[] = []) =>
  renderToStaticMarkup(
    <InsuranceSection
      country="AU"
      groups={riskGroups(risks, cafeReport.currency)}
      currency={cafeReport.currency}
      today={cafeReport.dateIssued}
      policies={policies}
    />,
  );

it.each([
  [
    "some are insured",
    cafeReport.risks,
    "To insure: 2 risks, A$16,500.00 in an average year. Borne by the business: 2 risks, A$12,800.00 in an average year.",
  ],
  [
    "none is insured",
    [sampleRisk({ includeInsurance: false })],
    "To insure: no risks, A$0.00 in an average year. Borne by the business: 1 risk, A$4,500.00 in an average year.",
  ],
  ["all are insured", [sampleRisk()], "To insure: 1 risk, A$4,500.00 in an average year."],
])("divides the losses of all risks if %s", (_, risks, said) => {
  expect(words(printed(risks))).toContain(said);
});

it.each<[policies: readonly InsurancePolicy[], isSaid: boolean]>([
  [[], true],
  [[samplePolicy({ kind: "Motor vehicle" })], true],
  [[samplePolicy({ kind: "Property and contents" })], false],
])("names risks to insure without a policy in the schedule (%#)", (policies, isSaid) => {
  const fire = sampleRisk({ name: "Building Fire", riskPresetId: 19, riskCategoryId: 2 });
  const sentence = "The insurance schedule has no policy for 1. Building Fire.";
  expect(words(printed([fire], policies)).includes(sentence)).toBe(isSaid);
});

it("lists a risk with Transfer and names its other strategies", () => {
  const strategies = (...input: readonly (readonly [id: number, name: string])[]) =>
    input.map(([mitigationStrategyId, name]) => ({ mitigationStrategyId, name }));
  const rows = tableRows(
    printed([
      sampleRisk({
        cost: 300,
        mitigationStrategies: strategies(
          [2, "Reduce Likelihood"],
          [3, "Reduce Impact"],
          [4, "Transfer"],
        ),
      }),
      sampleRisk({ cost: 200, mitigationStrategies: strategies([4, "Transfer"]) }),
      sampleRisk({ cost: 100, includeInsurance: null }),
    ]),
    "Mitigation insurance",
  );
  expect(rows.map((row) => row[2])).toEqual(["Reduce Likelihood, Reduce Impact", ""]);
});

it.each([
  ["recorded", sampleRisk(), ["Ongoing Monitoring", "Mira Okafor", "01/02/2027"]],
  [
    "not recorded",
    sampleRisk({
      mitigationStatusId: null,
      mitigationStatusName: null,
      accountableContactId: null,
      accountableContact: null,
      followUpDate: null,
    }),
    ["No status", "No person responsible", "No follow-up date"],
  ],
])("shows for an insured risk what is %s about its follow-up", (_, risk, lines) => {
  expect(printed([risk])).toContain(lines.join("<br/>"));
});

it("lists the insurance schedule with its sums insured", () => {
  const policies = [
    samplePolicy(),
    samplePolicy({
      kind: "Business interruption",
      policyNumber: null,
      sumInsured: null,
      indemnityMonths: 12,
    }),
  ];
  expect(tableRows(printed(cafeReport.risks, policies), "Insurance schedule")).toEqual([
    ["Property and contents", "Southern Mutual", "PC-1001", "A$400,000", ""],
    ["Business interruption", "Southern Mutual", "Not recorded", "Not recorded", "12 months"],
  ]);
});

it("says that there is no insurance schedule", () => {
  expect(words(printed(cafeReport.risks))).toContain("The plan has no insurance schedule");
});
