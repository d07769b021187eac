import { expect, it } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { tableRows } from "../../test/read-table";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";

it("prints each High risk with its decision, who does it and by when", () => {
  expect(tableRows(continuityPlanContent(cafePlan), "High risks and decisions")).toEqual([
    [
      "Building firePropertyThe roastery shares a wall with a timber store.Once in 20 years, A$850,000 each time, A$42,500.00 a year",
      "72",
      "Reduce, TransferInsurance is part of itSprinklers are checked each quarter.Quote received.",
      "Helen Strand01/02/2027In progress",
    ],
  ]);
});

it.each([
  [null, ""],
  [false, "Without insurance"],
])("says whether a risk is insured: %s", (isInsured, text) => {
  const highRisks = cafePlan.highRisks.map((risk) => ({ ...risk, isInsured }));
  const markup = continuityPlanContent({ ...cafePlan, highRisks });
  expect(markup).not.toContain("Insurance is part of it");
  expect(markup).toContain(text);
});

it("says that a risk is only proposed", () => {
  const highRisks = cafePlan.highRisks.map((risk) => ({ ...risk, isProposed: true }));
  const [row] = tableRows(
    continuityPlanContent({ ...cafePlan, highRisks }),
    "High risks and decisions",
  );
  expect(row?.[0]).toContain("Building fire (proposed, not confirmed)");
});

it("prints the insurance schedule with the number for claims", () => {
  const [row] = tableRows(continuityPlanContent(cafePlan), "Insurance schedule");
  expect(row).toEqual([
    "CyberCall before anything is switched off.",
    "Wharf UnderwritingCY-1044",
    "1800 555 010",
    "A$250,000",
  ]);
});

it("prints the indemnity period below the sum insured", () => {
  const insurancePolicies = cafePlan.insurancePolicies.map((policy) => ({
    ...policy,
    indemnityPeriod: "12 months",
  }));
  const markup = continuityPlanContent({ ...cafePlan, insurancePolicies });
  expect(tableRows(markup, "Insurance schedule")[0]?.[3]).toBe("A$250,000for 12 months");
});

it("leaves both pages and their lines in the contents out without data", () => {
  const data = { ...cafePlan, highRisks: [], insurancePolicies: [] };
  const markup = continuityPlanFrontMatter(data) + continuityPlanContent(data);
  expect(markup).not.toMatch(/appendix-l|appendix-m|High risks and decisions/u);
  const whole = continuityPlanFrontMatter(cafePlan) + continuityPlanContent(cafePlan);
  expect(whole.match(/appendix-[lm]/gu)?.length).toBeGreaterThanOrEqual(6);
});
