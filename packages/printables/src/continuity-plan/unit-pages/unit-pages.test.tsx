import { unitPage } from "@holdfast/content/plan-template/unit-page";
import { describe, expect, it } from "vitest";
import { emptyPlan } from "../../../test/empty-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { all, tableRows } from "../../../test/read-table";
import type { ContinuityPlanData } from "../plan-data";
import { continuityPlanContent } from "../plan-markup";

const words = (markup: string) => markup.replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ");

/** Returns the markup of each unit's page by the unit's id. */
function pagesOf(data: ContinuityPlanData): readonly string[] {
  return continuityPlanContent(data)
    .split(/(?=<h3 id="unit-\d+")/u)
    .slice(1)
    .map((page) => page.split("</section>")[0] ?? "");
}

const kitchen = () => {
  const page = pagesOf(cafePlan).find((sheet) => sheet.includes("Kitchen</span></h3>"));
  if (page === undefined) throw new Error("The kitchen has no page.");
  return page;
};

describe("the pages of the business units", () => {
  it("has one for each unit, shortest recovery time first", () => {
    const titles = pagesOf(cafePlan).map((page) =>
      words(/<h3[^>]*>(.*?)<\/h3>/u.exec(page)?.[1] ?? ""),
    );
    expect(titles.map((title) => title.trim())).toEqual([
      "U02 Kitchen",
      "U01 Finance",
      "U03 Sales",
    ]);
  });

  it("marks the name of a proposed unit without a recovery time", () => {
    const supportingUnits = cafePlan.supportingUnits.map((unit) => ({ ...unit, isProposed: true }));
    const data = { ...cafePlan, supportingUnits };
    const titles = pagesOf(data).map((page) =>
      words(/<h3[^>]*>(.*?)<\/h3>/u.exec(page)?.[1] ?? ""),
    );
    expect(titles.at(-1)?.trim()).toBe("U03 Sales (proposed, not confirmed)");
  });

  it("says back within what time, who directs it, what it depends on and whom it serves", () => {
    const text = words(kitchen());
    expect(text).toContain("Back within (RTO) 1 day");
    expect(text).toMatch(/Crisis Management Team: Helen Strand ?, 0412 345 678/u);
    expect(text).toContain("Depends on supplier-marker-2., Point of sale");
    expect(text).toContain("Critical areas: Wholesale roasting Business units: Finance");
  });

  it("says where the unit works, with floor, phone and email of the place", () => {
    const finance = words(pagesOf(cafePlan)[1] ?? "");
    expect(finance).toContain("Wharf office, 9 Wharf Road, Carrington, Level 2");
    expect(finance).toContain("02 4999 2222");
    expect(finance).toContain("Own laptop");
  });

  it("lists whom to call in the given order, and what it brings", () => {
    expect(tableRows(kitchen(), "Calls")).toEqual([
      ["Wharf kitchen", "Recovery site", "02 4999 1111", ""],
      ["Ethan Brooks", "Manager", "0412 345 678", ""],
    ]);
    expect(tableRows(kitchen(), "Equipment and systems")).toEqual([
      ["Point of sale", "2", "", ""],
      ["Oven", "1", "Hire", ""],
    ]);
  });

  it("numbers five steps by the id of the unit", () => {
    const numbers = all(pagesOf(cafePlan)[1] ?? "", /hf-action-number">([^<]+)/gu);
    expect(numbers).toEqual(unitPage.steps.map((_, at) => `U01\u00a0${at + 1}`));
  });

  it("leaves lines to write on where nothing is recorded", () => {
    const sales = pagesOf(cafePlan)[2] ?? "";
    const lines = all(sales, /hf-day-line"><dt>([^<]+)<\/dt><dd>\u00a0<\/dd>/gu);
    expect(lines).toEqual(["Where", "Leader, deputy", "Minimum service", "Depends on", "Serves"]);
    expect(tableRows(sales, "Calls").flat().join("")).toBe("");
    expect(words(sales)).toContain("within its recovery time");
  });

  it("has no page and no appendix without units", () => {
    expect(pagesOf(emptyPlan)).toEqual([]);
    expect(continuityPlanContent(emptyPlan)).not.toContain('id="appendix-i"');
  });

  it("prints no person of a team once the plan has expired", () => {
    const expired = { ...cafePlan, teams: [], plan: { ...cafePlan.plan, isExpired: true } };
    const [page = ""] = pagesOf(expired);
    expect(words(page)).toContain("left out of an expired plan (A.7)");
    expect(page).not.toContain("Helen Strand");
  });
});
