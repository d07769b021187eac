import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyPlan } from "../../../test/empty-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { all } from "../../../test/read-table";
import { continuityPlanContent } from "../plan-markup";
import { PlanSummary } from "./plan-summary";

const valuesOf = (data: typeof cafePlan) =>
  all(renderToStaticMarkup(<PlanSummary data={data} />), /<dd>(.*?)<\/dd>/gu).map((value) =>
    value.replaceAll(/<[^>]+>/gu, ""),
  );

describe("the summary", () => {
  it("has the longest interruption, areas, units, sites, leaders and High risks", () => {
    expect(valuesOf(cafePlan)).toEqual([
      "2 weeks (14 days)",
      "Wholesale roasting",
      "Kitchen (1 day), Finance (7 days) and 1 more",
      "Wharf kitchen",
      "Mira Okafor, Helen Strand, Sam Whitlock",
      "Building fire",
    ]);
  });

  it("prints names in full, as far as the page has room", () => {
    const [risk] = cafePlan.highRisks;
    if (risk === undefined) throw new Error("The café has no High risk.");
    const name = "Quay redevelopment hides the café behind hoardings";
    const values = valuesOf({ ...cafePlan, highRisks: [{ ...risk, name }, risk] });
    expect(values.at(-1)).toBe(`${name}, Building fire`);
  });

  it("has the mark of a proposed name after it, where the printer shortens the name", () => {
    const bare = "Supply of roasted beans to the whole island";
    const criticalAreas = cafePlan.criticalAreas.map((area) => ({
      ...area,
      name: bare,
      isProposed: true,
    }));
    expect(renderToStaticMarkup(<PlanSummary data={{ ...cafePlan, criticalAreas }} />)).toContain(
      `<span data-shorten="">${bare}</span> (proposed, not confirmed)`,
    );
  });

  it("has no fraction of a day if the longest interruption is in hours", () => {
    const values = valuesOf({ ...cafePlan, mtpdDays: 0.1667, mtpdName: "4 hours" });
    expect(values[0]).toBe("4 hours");
    expect(values.join(" ")).not.toMatch(/\d\.\d/u);
  });

  it("says what is not recorded", () => {
    const [mtpd, ...others] = valuesOf(emptyPlan);
    expect(mtpd).toBe("Not yet set");
    expect(others).toEqual([...Array.from({ length: 4 }, () => "Not recorded"), "None recorded"]);
  });

  it("names no leader of an expired plan", () => {
    expect(valuesOf({ ...cafePlan, plan: { ...cafePlan.plan, isExpired: true } })).toContain(
      "Not printed: this plan has expired",
    );
  });
});

it("leaves the site's emergency line to write on if no number is recorded", () => {
  expect(continuityPlanContent(emptyPlan)).toContain("<dt>Site emergency line</dt><dd></dd>");
});

it("prints the comments on a supplier over the whole width, below its row", () => {
  const comments = "Gate code on request.";
  const suppliers = cafePlan.suppliers.map((supplier, at) =>
    at === 0 ? { ...supplier, comments } : supplier,
  );
  expect(continuityPlanContent({ ...cafePlan, suppliers })).toContain(
    `<td colSpan="4" data-head="Comments">${comments}</td>`,
  );
});
