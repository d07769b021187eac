import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { tableRows } from "../../../test/read-table";
import { words } from "../printed-words";
import { cafeReport, samplePolicy, sampleRisk } from "../../../test/risk-report-sample";
import { UnderInsuranceSection } from "./under-insurance-section";

const printed = (risks: readonly Risk[], policies: readonly InsurancePolicy[] = []) =>
  renderToStaticMarkup(
    <UnderInsuranceSection
      risks={risks}
      policies={policies}
      currency={cafeReport.currency}
      country="AU"
    />,
  );

const liability = sampleRisk({
  name: "Claim of an injured guest",
  riskCategoryId: 10,
  riskCategoryName: "Legal and Regulatory",
  cost: 5_000_000,
});

it.each([
  ["alone", cafeReport.risks],
  [
    "even if a claim is larger, since co-insurance doesn't apply to claims",
    [liability, ...cafeReport.risks],
  ],
])("bases its example on the largest insured property loss, %s", (_, risks) => {
  const markup = printed(risks);
  expect(words(markup)).toContain("Fire in the kitchen (Premises and Property), with a loss value");
  expect(tableRows(markup, "A loss of A$225,000")[2]).toEqual([
    "A$270,000 (60%)",
    "75%",
    "A$168,750",
    "A$56,250",
  ]);
});

it.each([
  ["nothing is insured", [sampleRisk({ includeInsurance: false })]],
  ["no insured risk is a property risk", [liability]],
  ["the insured risk has no loss value", [sampleRisk({ cost: 0 })]],
])("has no example if %s", (_, risks) => {
  const markup = printed(risks);
  expect(markup).not.toContain("Worked example");
  expect(words(markup)).toContain("No property risk to insure in this report");
});

it("says what the register records about under-insurance", () => {
  const recorded = sampleRisk({
    riskPresetId: 88,
    name: "Underinsurance",
    description: "The valuation is older than three years",
    includeInsurance: null,
  });
  expect(words(printed([recorded]))).toContain(
    "Underinsurance (The valuation is older than three years). Decision: Reduce Impact, Transfer. Status: Ongoing Monitoring.",
  );
});

it("says what a total loss leaves unpaid at the percentage of the clause", () => {
  expect(words(printed(cafeReport.risks))).toContain(
    "A$360,000 insured pays A$360,000: there is no reduction, yet A$90,000 remains for the business to pay.",
  );
});

it.each([
  [[samplePolicy({ sumInsured: 400_000 })], "A$50,000 more than is insured for property."],
  [[samplePolicy(), samplePolicy({ sumInsured: 100_000 })], "not more than the sum insured."],
  [[samplePolicy({ sumInsured: null })], "has no sum insured for property"],
  [[samplePolicy({ kind: "Cyber" })], "has no sum insured for property"],
])("compares the sums insured with the largest property loss", (policies, said) => {
  expect(words(printed(cafeReport.risks, policies))).toContain(said);
});

it("shows the business's own sum insured and its percentage first in the example", () => {
  const markup = printed(cafeReport.risks, [samplePolicy({ sumInsured: 315_000 })]);
  expect(tableRows(markup, "A loss of A$225,000")[0]).toEqual([
    "Your schedule: A$315,000 (70%)",
    "88%",
    "A$196,875",
    "A$28,125",
  ]);
  expect(words(markup)).toContain("may also count lost income");
});
