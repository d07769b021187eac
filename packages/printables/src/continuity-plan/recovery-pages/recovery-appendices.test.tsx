import { all } from "../../../test/read-table";
import { describe, expect, it } from "vitest";
import { emptyPlan, noRecoveryData } from "../../../test/empty-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { continuityPlanContent, continuityPlanFrontMatter } from "../plan-markup";

const words = (markup: string) => markup.replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ");

describe("the site sheet, backups and finances", () => {
  it("leaves the site sheet, backups and finances out of the plan and of its contents without data", () => {
    const appendices = (markup: string) => all(markup, /(?:id="|href="#)(appendix-[no])"/gu);
    expect(appendices(continuityPlanContent(emptyPlan))).toEqual([]);
    expect(appendices(continuityPlanFrontMatter(emptyPlan))).toEqual([]);
    expect(appendices(continuityPlanFrontMatter(cafePlan))).toEqual(["appendix-n", "appendix-o"]);
  });

  it("prints the floor plan as an image", () => {
    const images = continuityPlanContent(cafePlan).match(/<img [^>]*>/gu);
    expect(images).toEqual([
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Floor plan of Head Office"/>',
    ]);
  });

  it("fetches no floor plan from another address", () => {
    const site = { ...cafePlan.site, floorPlanUrl: "/v1/files/floor-plan" };
    expect(continuityPlanContent({ ...cafePlan, site }).includes("/v1/files")).toBe(false);
  });

  it("prints the site sheet, backups and finances once one of their fields is filled in, with lines for the others", () => {
    const backups = { ...noRecoveryData.backups, frequency: "Every night" };
    const content = continuityPlanContent({ ...emptyPlan, backups });
    const page = content.slice(content.indexOf('id="appendix-o"'));
    expect(words(page)).toContain("How often Every night");
    expect(page).toContain('<div class="hf-day-line"><dt>Bank</dt>');
    expect(content.includes('id="appendix-n"')).toBe(false);
  });

  it.each([
    ["Australia", "bushfire"],
    ["New Zealand", "wildfire"],
    [null, "wildfire"],
  ])(
    "calls a fire of forest, bush or grass as people do in the location's country: %s",
    (country, word) => {
      const plan = { ...cafePlan.plan, location: { ...cafePlan.plan.location, country } };
      const content = continuityPlanContent({ ...cafePlan, plan });
      const sheet = content.slice(content.indexOf('id="appendix-n"'));
      expect(sheet).toContain(`Safer location in a ${word}<`);
    },
  );
});

describe("the page of a business unit", () => {
  it("has the unit's own leader, minimum service, steps and workaround", () => {
    const content = continuityPlanContent(cafePlan);
    const page = words(
      content.slice(content.indexOf('id="unit-1"'), content.indexOf('id="unit-2"')),
    );
    expect(page).toMatch(/Rosa Lim, Head chef ?, 0412 555 001/u);
    expect(page).toContain("40 lunches a day with 3 people");
    expect(page).toMatch(/U02.1 Phone the wharf kitchen\. .*U02.2 Move the cold stock\./u);
    expect(page).toContain("Take orders on paper.");
    expect(page.includes("count the people of")).toBe(false);
  });

  it("prints steps as they were typed, with marks of the template's text too", () => {
    const supportingUnits = cafePlan.supportingUnits.map((unit) => ({
      ...unit,
      firstSteps: ["Call **all** of {unit}."],
    }));
    const content = continuityPlanContent({ ...cafePlan, supportingUnits });
    expect(content.includes("Call **all** of {unit}.")).toBe(true);
  });
});
