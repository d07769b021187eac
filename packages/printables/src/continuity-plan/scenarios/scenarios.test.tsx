import { plainText } from "@holdfast/content/plan-text/filled-text";
import { SCENARIO_PAGES } from "@holdfast/content/library/response/scenario-pages";
import { describe, expect, it } from "vitest";
import { emptyPlan, noRecoveryData } from "../../../test/empty-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { all, tableRows } from "../../../test/read-table";
import type { ContinuityPlanData } from "../plan-data";
import { continuityPlanContent } from "../plan-markup";
import { KNOWN_FACTS, scenarioFact } from "./scenario-facts";

const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ([.,;])/gu, "$1");

const pageOf = (data: ContinuityPlanData, scenarioId: string) =>
  continuityPlanContent(data)
    .split(`<section id="scenario-${scenarioId}"`)[1]
    ?.split("</section>")[0] ?? "";

const provider = (category: string, name: string) => ({
  name,
  category,
  contactPerson: "",
  phone: "02 4900 7000",
  email: "",
  address: "",
  website: "",
  comments: "",
});

describe("the scenario pages", () => {
  it.each(SCENARIO_PAGES.map((page) => [page.title, page] as const))(
    "prints the page '%s' with its actions numbered from 1",
    (_, { scenarioId, series, first10Minutes, firstHour, firstDay }) => {
      const numbers = all(pageOf(cafePlan, scenarioId), /hf-action-number">([^<]+)/gu);
      const most = first10Minutes.length + firstHour.length + firstDay.length;
      expect(numbers).toEqual(numbers.map((_number, at) => `${series}\u00a0${at + 1}`));
      expect(numbers.length).toBeGreaterThanOrEqual(most - 1);
    },
  );

  it("has the emergency number of the country in its text, and no placeholder left", () => {
    for (const { scenarioId } of SCENARIO_PAGES)
      expect(pageOf(cafePlan, scenarioId)).not.toMatch(/\{\w+\}/u);
    expect(words(pageOf(cafePlan, "power_internet"))).toContain("call 000");
  });

  it("leaves out the call to a service whose number is not known", () => {
    expect(words(pageOf(cafePlan, "natural_hazard"))).not.toContain("For help with storm");
    const emergencyContacts = cafePlan.emergencyContacts.map((contact) => ({
      ...contact,
      kind: "state_emergency_service",
    }));
    const page = pageOf({ ...cafePlan, emergencyContacts }, "natural_hazard");
    expect(words(page)).toContain("call Triple Zero (police, fire, ambulance), 000.");
  });

  it("prints the facts that the plan has on the page and in the list, their numbers unbroken", () => {
    const data = {
      ...cafePlan,
      ...noRecoveryData,
      thirdParties: [provider("Emergency Electrician", "Spark Bros")],
    };
    expect(words(pageOf(data, "power_internet"))).toContain(
      "Numbers and places. Electrician: Spark Bros, 02 4900 7000",
    );
    const unbroken = `<span data-shorten="">Spark Bros</span>, <span class="hf-phone">02\u00a04900\u00a07000</span>`;
    expect(pageOf(data, "power_internet")).toContain(unbroken);
    const content = continuityPlanContent(data);
    expect(content).toContain(`<td data-head="Recorded, or write it here">${unbroken}</td>`);
    const rows = tableRows(content, "Power or internet fails");
    expect(rows).toContainEqual(["Switchboard", ""]);
  });

  it("prints a long name and a long policy number in full, before the number to call", () => {
    const [policy] = cafePlan.insurancePolicies;
    if (policy === undefined) throw new Error("The café has no insurance.");
    const insurer = "Spark Brothers and Daughters ".repeat(6).trim();
    const policyNumber = "Policy 1 ".repeat(20).trim();
    const cyber = { ...policy, kind: "Cyber", insurer, policyNumber };
    const facts = { ...cafePlan, insurancePolicies: [cyber] };
    expect(plainText(scenarioFact("cyberInsurerIncidentLine", facts))).toBe(
      `${insurer}, ${policyNumber}, 1800\u00a0555\u00a0010`,
    );
  });

  it("marks the systems of a proposed unit", () => {
    const supportingUnits = cafePlan.supportingUnits.map((unit) => ({ ...unit, isProposed: true }));
    const systems = (data: ContinuityPlanData) =>
      plainText(scenarioFact("systemRecoveryOrder", data));
    expect(systems({ ...cafePlan, supportingUnits })).toMatch(/^Point of sale \(proposed\)/u);
    expect(systems(cafePlan)).toBe("Point of sale, Accounting");
  });

  it("says where the facts are for which a page has no room", () => {
    expect(pageOf(cafePlan, "power_internet")).toContain(
      'data-rest="on the first pages of Appendix J"',
    );
  });

  it("takes the cyber insurance from the insurance schedule", () => {
    expect(words(pageOf(cafePlan, "cyber"))).toContain(
      "Cyber insurance incident line: Wharf Underwriting, CY-1044, 1800 555 010",
    );
    const rows = tableRows(continuityPlanContent(cafePlan), "Cyber attack or data breach");
    expect(rows).toContainEqual(["Policy number", "CY-1044"]);
  });

  it("prints for a plan with nothing recorded, with lines to write on", () => {
    const text = words(pageOf(emptyPlan, "power_internet"));
    expect(text).toContain("call the emergency number");
    expect(text).not.toContain("Numbers and places");
  });

  it("names no deputy once the plan has expired", () => {
    const expired = {
      ...cafePlan,
      ...noRecoveryData,
      teams: [],
      plan: { ...cafePlan.plan, isExpired: true },
    };
    expect(pageOf(cafePlan, "people_away")).toContain("Jon Bell");
    expect(pageOf(expired, "people_away")).not.toContain("Jon Bell");
  });

  it("knows only facts that a page asks for", () => {
    const asked = new Set(SCENARIO_PAGES.flatMap(({ facts }) => facts.map(({ fact }) => fact)));
    expect(KNOWN_FACTS.filter((fact) => !asked.has(fact))).toEqual([]);
  });
});

describe("recorded facts", () => {
  const MEET =
    "The seawall opposite 20 Harbour Street, 80 m to the east. Second: the ferry forecourt";
  const data = {
    ...cafePlan,
    site: { ...cafePlan.site, assemblyPoint: `${MEET}.` },
    thirdParties: [
      "Fire and Water Damage Restorer",
      "Cyber Incident Responder",
      "IT Managed Service Provider",
      "Bank or Financier",
    ].map((category) => provider(category, `Firm for ${category}`)),
  };

  it("prints the assembly areas in words among the recorded facts", () => {
    expect(words(pageOf(data, "natural_hazard"))).toContain(`Assembly areas: ${MEET}`);
    expect(continuityPlanContent(data)).toContain(
      `<td data-head="Recorded, or write it here"><span data-shorten="">${MEET}.</span></td>`,
    );
  });

  it.each(SCENARIO_PAGES.map((page) => [page.title, page] as const))(
    "prints all recorded facts on the page '%s', or says how many are elsewhere",
    (_title, page) => {
      const all = page.facts.filter(({ fact }) => scenarioFact(fact, data).length > 0).length;
      const text = words(pageOf(data, page.scenarioId));
      const shown = page.facts.filter(({ label }) => text.includes(`${label}: `)).length;
      const more = Number(/(\d+) more on the first pages of Appendix J/u.exec(text)?.[1] ?? 0);
      expect(shown + more).toBe(all);
      expect(shown).toBeGreaterThanOrEqual(Math.min(1, all));
    },
  );
});
