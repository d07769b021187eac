import { describe, expect, it } from "vitest";
import { planAtLimits } from "../../../test/limits-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { continuityPlanContent } from "../plan-markup";
import { unitFacts } from "./unit-facts";
import { fittedUnitPage, longUnitTexts } from "./unit-page-fit";
import { tablesHeight } from "./unit-tables";

const atLimits = planAtLimits("Hunter Valley Coffee Roasters and ");
const NOTE = "Texts that end with … are in full in";

/** Returns the markup from an anchor to the end of its section. */
const sectionOf = (content: string, anchor: string) =>
  content
    .slice(content.indexOf(`id="${anchor}"`))
    .split("</section>", 1)
    .join("");

describe("the texts of a business unit's page", () => {
  it("are in full if the page has room for them", () => {
    for (const unit of unitFacts(cafePlan)) {
      expect(longUnitTexts(unit, false)).toEqual([]);
      expect(fittedUnitPage(unit, false).steps).toEqual(unit.procedure.firstSteps);
    }
    expect(continuityPlanContent(cafePlan).includes(NOTE)).toBe(false);
  });

  it("leave room for a row of each table, however long they are", () => {
    for (const unit of unitFacts(atLimits))
      expect(fittedUnitPage(unit, false).room).toBeGreaterThanOrEqual(tablesHeight(unit, 1));
  });

  it("are in full in the appendix that the page names if they are shortened", () => {
    const [unit] = unitFacts(atLimits);
    if (unit === undefined) throw new Error("The sample has no unit.");
    const labels = longUnitTexts(unit, false).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Where", "Depends on", "Serves"]));
    const content = continuityPlanContent(atLimits);
    const page = sectionOf(content, "unit-1");
    const appendix = sectionOf(content, "appendix-p");
    const { place, needs } = unit;
    expect(page.includes(NOTE)).toBe(true);
    expect(page.includes(place?.floor ?? "")).toBe(false);
    expect(appendix.includes(`${place?.location}, ${place?.floor}`)).toBe(true);
    expect(appendix.includes(`${place?.phone}, ${place?.email}`)).toBe(true);
    expect(appendix.includes(needs.join(", "))).toBe(true);
  });

  it("keep the phone number of the place and of the leader", () => {
    const [unit] = unitFacts(atLimits);
    const facts = unit === undefined ? [] : fittedUnitPage(unit, false).facts;
    expect(facts[0]?.text).toContain(unit?.place?.phone);
    expect(facts[1]?.text).toContain(unit?.procedure.leaderPhone);
  });
});
