import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { expect, test } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { all, tableRows } from "../../test/read-table";
import { continuityPlanContent } from "./plan-markup";

/** The café before anything is confirmed. */
const proposed = continuityPlanContent({
  ...cafePlan,
  criticalAreas: cafePlan.criticalAreas.map((area) => ({ ...area, isProposed: true })),
  supportingUnits: cafePlan.supportingUnits.map((unit) => ({ ...unit, isProposed: true })),
  recoveryStrategies: cafePlan.recoveryStrategies.map((one) => ({ ...one, isProposed: true })),
  requirements: cafePlan.requirements.map((requirement) => ({ ...requirement, isProposed: true })),
});
const confirmed = continuityPlanContent(cafePlan);

const headings = (content: string) => all(content, /<h3 class="hf-unit-name">([^<]+)/gu);
const factsOf = (content: string, unit: string) => {
  const page = content
    .split(/(?=<section id="unit-\d+")/u)
    .find((section) => section.includes(`${unit}</span></h3>`));
  return (page ?? "").replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ");
};

test("the headings of Appendix D say which units are proposed", () => {
  expect(headings(confirmed)).toContain("Kitchen");
  expect(headings(proposed)).toEqual(
    headings(confirmed).map((unit) => `${unit} ${PROPOSED_SUFFIX}`),
  );
});

test("A.11 says which units are proposed", () => {
  const unitsOf = (content: string) =>
    tableRows(content, "Recovery strategy of each business unit")
      .map(([unit = ""]) => unit)
      .filter((unit) => unit !== "");
  expect(unitsOf(confirmed)).toContain("Finance");
  expect(unitsOf(proposed)).toEqual(unitsOf(confirmed).map((unit) => `${unit} (proposed)`));
});

test("a unit's page says which of its dependencies are proposed", () => {
  expect(factsOf(confirmed, "Kitchen")).not.toContain("(proposed");
  expect(factsOf(proposed, "Kitchen")).toContain(
    "Depends on supplier-marker-2., Point of sale (proposed)",
  );
  expect(factsOf(proposed, "Kitchen")).toContain(
    "Critical areas: Wholesale roasting (proposed) Business units: Finance (proposed)",
  );
});

test("A.8, A.11, G.4 and Appendix D say which of their entries are proposed", () => {
  const marked = [
    "Wholesale roasting",
    "Other branch: Wharf office, 9 Wharf Road, Carrington",
    "Accounting",
    "Oven",
  ].map((name) => `${name} ${PROPOSED_SUFFIX}`);
  const text = (content: string) => content.replaceAll(/<[^>]+>/gu, "");
  for (const name of marked) {
    expect(text(proposed)).toContain(name);
    expect(text(confirmed)).not.toContain(name);
  }
});
