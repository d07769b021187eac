import { describe, expect, it } from "vitest";
import { emptyPlan } from "../../test/empty-plan-sample";
import { planAtLimits } from "../../test/limits-plan-sample";
import { cafePlan } from "../../test/plan-sample";
import { tableRows } from "../../test/read-table";
import { fullTables } from "./appendices/further-rows";
import { identityFacts, longFacts, roomBelowIdentity } from "./identity-facts";
import { continuityPlanContent } from "./plan-markup";

const long = planAtLimits("Hunter Valley Coffee Roasters and ");

describe("Document control", () => {
  it.each([
    ["empty", emptyPlan],
    ["of a café", cafePlan],
  ])("shows a plan that is %s in full", (_, data) => {
    expect(longFacts(data)).toEqual([]);
    expect(roomBelowIdentity(data)).toBeGreaterThan(45);
  });

  it.each([
    ["Tidepool Café", "Tidepool Café Pty Ltd"],
    ["The Tide", "Tidepool Café Pty Ltd, trading as The Tide"],
  ])("says once that it trades as '%s'", (tradingName, text) => {
    const business = { ...cafePlan.business, name: "Tidepool Café Pty Ltd", tradingName };
    const [fact] = identityFacts({ ...cafePlan, business });
    expect(fact?.text).toBe(`${text}, ${business.registrationNumber}`);
  });

  it("has room for all rows below two owners with all their numbers", () => {
    const owner = {
      idLabel: "P-04",
      name: "Helen Papadopoulos",
      jobTitle: "Bookkeeper and Head of Finance",
      mobile: "+61 491 570 313",
      phone: "+61 2 5550 0105",
      afterHoursPhone: "",
      email: "helen.papadopoulos@harbourlight.example",
    };
    const { location } = cafePlan.plan;
    const address = `${location.address}, Ground floor and basement of the old post office`;
    const plan = { ...cafePlan.plan, location: { ...location, address }, owners: [owner, owner] };
    expect(fullTables({ ...cafePlan, plan })).toEqual([]);
  });

  it("shortens long texts with the appendix that has them in full", () => {
    const facts = longFacts(long);
    expect(facts).toHaveLength(6);
    for (const { shown, text } of facts) {
      expect(shown).toContain("(Appendix P)");
      expect(shown.length).toBeLessThan(text.length);
    }
    const markup = continuityPlanContent(long);
    const appendix = markup.slice(markup.indexOf("Document control, in full"));
    expect(appendix).toContain(long.business.registrationNumber);
    for (const { name } of long.plan.owners) expect(appendix).toContain(name);
  });

  it("names two owners and counts the others", () => {
    const owners = identityFacts(long).find(({ label }) => label.startsWith("Plan owners"));
    expect(owners?.shown.split("\n")).toEqual([
      expect.stringMatching(/^P-1 Person 1/u),
      expect.stringMatching(/^P-2 Person 2/u),
      "and 10 more (Appendix P)",
    ]);
  });

  it("prints in the appendix the copies for which the page has no room", () => {
    const holders = Array.from({ length: 12 }, (_, at) => ({
      copyNumber: at + 1,
      name: `Holder ${at + 1}`,
      position: "Warden",
    }));
    const markup = continuityPlanContent({
      ...cafePlan,
      control: { ...cafePlan.control, holders },
    });
    const shown = tableRows(markup, "Copies held").filter(([copy]) => copy !== "");
    const rest = tableRows(markup, `Document control Copies held (${12 - shown.length})`);
    expect([...shown, ...rest].map(([, holder]) => holder)).toEqual(
      holders.map(({ name }) => `${name}, Warden`),
    );
  });
});
