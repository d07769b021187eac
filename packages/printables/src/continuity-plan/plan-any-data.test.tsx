import { describe, expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";
import { emptyPlan } from "../../test/empty-plan-sample";
import { planAtLimits } from "../../test/limits-plan-sample";
import { parties } from "../../test/parties-sample";
import { cafePlan } from "../../test/plan-sample";
import { all, tableRows } from "../../test/read-table";

const whole = (data: ContinuityPlanData) =>
  continuityPlanFrontMatter(data) + continuityPlanContent(data);

const expiredPlan = { ...cafePlan, teams: [], plan: { ...cafePlan.plan, isExpired: true } };

/** Returns the ids of the appendices that a text names, such as 'Appendices A and F'. */
const namedAppendices = (text: string) =>
  all(text, /Appendi(?:x|ces)[\s\u00a0]+([A-P](?:(?:, | and | to )[A-P]\b)*)\b/gu)
    .flatMap((letters) => letters.match(/[A-P]/gu) ?? [])
    .map((letter) => `appendix-${letter.toLowerCase()}`);

describe("any data", () => {
  it.each([
    ["of a café", cafePlan],
    ["with nothing recorded", emptyPlan],
    ["after expiry", expiredPlan],
    ["with texts at the limits", planAtLimits("Hunter Valley Coffee Roasters and ")],
  ])("refers only to appendices and topics that are printed, in a plan %s", (_, data) => {
    const markup = whole(data);
    const ids = new Set(all(markup, / id="([^"]+)"/gu));
    const text = markup.replaceAll(/<[^>]+>/gu, " ");
    const named = [
      ...namedAppendices(text),
      ...all(markup, /href="#([^"]+)"/gu),
      ...all(markup, /data-page-for="([^"]+)"/gu),
      ...all(text, /\(\s*([A-G]\.\d+)\s*\)/gu).map(
        (topic) => `section-${topic.toLowerCase().replace(".", "-")}`,
      ),
    ];
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("prints with nothing recorded", () => {
    const markup = whole(emptyPlan);
    expect(markup).toContain("No strategic suppliers are recorded.");
    expect(markup).toContain(
      "No confirmed recovery times had been recorded when this copy was printed.",
    );
    expect(markup).not.toMatch(/undefined|NaN|\[object/u);
  });

  it("has no label without a value on the cover, and rows to write notices on without a country", () => {
    const cover = continuityPlanFrontMatter(emptyPlan).split("</section>", 1).join("");
    expect(all(cover, /<dt>(.*?)<\/dt>/gu)).toEqual(["Date issued", "Confidential"]);
    const rows = tableRows(
      continuityPlanContent(emptyPlan),
      "Notices that law and contracts ask for",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flat().join("").trim()).toBe("");
  });

  it("has rows to write on in each empty list, also below many public numbers", () => {
    const emergencyContacts = cafePlan.emergencyContacts.flatMap((contact) =>
      Array.from({ length: 20 }, () => contact),
    );
    const markup = continuityPlanContent({ ...emptyPlan, emergencyContacts });
    const bodies = all(markup, /<tbody[^>]*>(.*?)<\/tbody>/gu);
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies).not.toContain("");
  });

  it("names each unit of the chart of recovery times in full, after its id", () => {
    const name = "東京珈琲株式会社中央区日本橋支店";
    const supportingUnits = cafePlan.supportingUnits.map((unit) => ({ ...unit, name }));
    const content = continuityPlanContent({ ...cafePlan, supportingUnits });
    const [, labels = ""] = /<ul class="hf-row-labels"[^>]*>(.*?)<\/ul>/u.exec(content) ?? [];
    expect(all(labels, /<li[^>]*>(.*?)<\/li>/gu)).toEqual([`U02 ${name}`, `U01 ${name}`]);
  });

  it("prints all of 300 suppliers, and names of 500 characters in full", () => {
    const suppliers = parties("supplier", 300).map((party, at) =>
      at === 150 ? { ...party, name: `${party.name}${"x".repeat(500)}` } : party,
    );
    const rows = tableRows(
      continuityPlanContent({ ...cafePlan, suppliers }),
      "Strategic Suppliers",
    );
    expect(rows.map((row) => row[0])).toEqual(suppliers.map((supplier) => supplier.name));
  });

  it("sorts suppliers as the screen does, regardless of their order in the data", () => {
    const [supplier] = cafePlan.suppliers;
    if (!supplier) throw new Error("The café has no supplier.");
    const named = (name: string) => ({ ...supplier, name });
    const suppliers = ["Depot 11", "depot 2", "Depot 1", "Anchor"].map(named);
    const text = continuityPlanContent({ ...cafePlan, suppliers });
    const places = ["Anchor", "Depot 1<", "depot 2", "Depot 11"].map((name) =>
      text.indexOf(`>${name}`),
    );
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places).not.toContain(-1);
  });

  it("renders only a logo that needs no fetching", () => {
    expect(whole(cafePlan)).toContain('src="data:image/png;base64,');
    const business = { ...cafePlan.business, logoUrl: "https://elsewhere.example/logo.png" };
    expect(whole({ ...cafePlan, business })).not.toContain("elsewhere.example");
  });

  it.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `</style><svg/onload=alert(1)>`,
    `' onclick='x`,
    `&lt;b&gt;`,
    `{business}**{mtpd}**`,
  ])("escapes %s in every recorded string", (text) => {
    // With words of the same length, because a page has as many facts and rows as fit.
    const harmless = elementsOf(whole(planFilledWith(text.replaceAll(/\S/gu, "h"))));
    expect(elementsOf(whole(planFilledWith(text))) === harmless).toBe(true);
  });
});

/**
 * Returns the elements of the markup with the names of their attributes, without values and text, and without
 * line-break opportunities, which depend on the text.
 */
function elementsOf(markup: string): string {
  const unbroken = markup
    .replaceAll(/<span class="hf-piece">([^<]*)<\/span>/gu, "$1")
    .replaceAll("<wbr/>", "");
  return [...unbroken.replaceAll(/"[^"]*"/gu, '""').matchAll(/<[^>]*>/gu)].join("");
}

/** Returns the café's plan with that text in every field a user can type in. */
function planFilledWith(text: string): ContinuityPlanData {
  const party = {
    name: text,
    category: text,
    contactPerson: text,
    phone: text,
    email: text,
    address: text,
    website: text,
    comments: text,
  };
  const person = {
    idLabel: text,
    name: text,
    jobTitle: text,
    mobile: text,
    phone: text,
    afterHoursPhone: text,
    email: text,
  };
  const member = { ...person, designation: text, confirmedOn: "2026-10-12" };
  return {
    ...cafePlan,
    business: {
      name: text,
      tradingName: text,
      logoUrl: null,
      governance: text,
      registrationNumber: text,
      industry: text,
    },
    plan: {
      ...cafePlan.plan,
      name: text,
      location: { name: text, address: text, country: text, phone: text, email: text },
      owners: [person],
    },
    mtpdName: text,
    teams: cafePlan.teams.map((team) => ({ ...team, contacts: [member] })),
    criticalAreas: [
      {
        idLabel: text,
        name: text,
        isProposed: true,
        category: text,
        criticality: 4,
        criticalPeriods: [text],
        penalty: text,
        description: text,
        notes: text,
        impacts: [{ category: text, value: 3 }],
      },
    ],
    people: [{ ...person, work: text, department: text, location: text }],
    supportingUnits: [
      {
        idLabel: text,
        name: text,
        rtoDays: 2,
        rpoDays: 1,
        leader: text,
        leaderPhone: text,
        minimumService: text,
        firstSteps: [text],
        workaround: text,
        calls: [{ name: text, why: text, number: text }],
      },
    ],
    recoverySites: [{ idLabel: text, name: text, address: text, phone: text, contact: text }],
    recoveryStrategies: [
      {
        unit: text,
        location: text,
        isProposed: true,
        floor: text,
        phone: text,
        email: text,
        comments: text,
      },
    ],
    unitDependencies: [
      { unit: text, kind: "area", name: text },
      { unit: text, kind: "unit", name: text },
    ],
    highRisks: [
      {
        name: text,
        isProposed: true,
        category: text,
        description: text,
        rating: 72,
        likelihood: text,
        loss: text,
        yearlyLoss: text,
        strategies: [text],
        isInsured: true,
        process: text,
        status: text,
        responsible: text,
        followUpDate: null,
        comments: text,
      },
    ],
    insurancePolicies: [
      {
        kind: text,
        insurer: text,
        policyNumber: text,
        claimsPhone: text,
        sumInsured: text,
        indemnityPeriod: text,
        comments: text,
      },
    ],
    events: cafePlan.events.map((card) => ({
      ...card,
      firstOfAll: [{ recorded: text }, { phone: text }],
    })),
    suppliers: [party],
    customers: [party],
    thirdParties: [party],
    requirements: [
      {
        unit: text,
        assetType: "Application Requirements",
        name: text,
        isProposed: true,
        quantity: 1,
        comments: text,
      },
    ],
  };
}
