import * as fc from "fast-check";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { describe, expect, it } from "vitest";
import { contentsAnchors } from "./plan-contents";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";
import { cafePlan, emptyPlan, parties } from "./plan-sample";

const whole = (data: ContinuityPlanData) =>
  continuityPlanFrontMatter(data) + continuityPlanContent(data);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** The text of a table, row by row, cell by cell; the table is found by its caption. */
function tableRows(markup: string, caption: string): string[][] {
  const from = markup.indexOf(`<caption>${caption}`);
  expect(from).toBeGreaterThan(0);
  const body = /<tbody>(.*?)<\/tbody>/su.exec(markup.slice(from))?.[1] ?? "";
  return all(body, /<tr[^>]*>(.*?)<\/tr>/gsu).map((row) =>
    all(row, /<td[^>]*>(.*?)<\/td>/gsu).map((cell) =>
      cell.replaceAll(/<[^>]+>/gu, "").replaceAll("\u00a0", ""),
    ),
  );
}

describe("contents and headings", () => {
  const front = continuityPlanFrontMatter(cafePlan);
  const content = continuityPlanContent(cafePlan);
  const headings = all(content, /<h[23] id="([^"]+)"/gu);

  it("lists every numbered heading once, and every line leads to a heading", () => {
    expect(new Set(headings).size).toBe(headings.length);
    expect(contentsAnchors().toSorted()).toEqual(headings.toSorted());
  });

  it("leads no link and no page number into nothing", () => {
    const ids = new Set(all(front + content, / id="([^"]+)"/gu));
    for (const link of all(front + content, /href="#([^"]+)"/gu)) expect(ids).toContain(link);
    for (const slot of all(front + content, /data-page-for="([^"]+)"/gu))
      expect(ids).toContain(slot);
  });

  it("gives no id twice", () => {
    const ids = all(front + content, / id="([^"]+)"/gu);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("has the team anchors of the outline, in the colours of the specification", () => {
    expect(planParts.map(({ letter, id, colour }) => [letter, id, colour])).toEqual([
      ["A", "section-a", "grey"],
      ["B", "emergency-response-team", "red"],
      ["C", "security", "red"],
      ["D", "human-management", "red"],
      ["E", "damage-assessment", "red"],
      ["F", "crisis-management-team", "blue"],
      ["G", "information-technology-team", "green"],
    ]);
  });

  it("counts topics as the outline does", () => {
    expect(planParts.map((part) => part.topics.length)).toEqual([13, 6, 4, 5, 6, 7, 6]);
    for (const part of planParts)
      expect(part.topics.map((topic) => topic.number)).toEqual(
        part.topics.map((_, at) => `${part.letter}.${at + 1}`),
      );
  });
});

describe("tables of the business's own data", () => {
  const team = (count: number): ContinuityPlanData => ({
    ...cafePlan,
    teams: [
      {
        teamTypeName: "Information Technology Team",
        contacts: Array.from({ length: count }, (_, at) => ({
          idLabel: `C${at}`,
          designation: "Alternatives",
          name: `Member ${at}`,
          jobTitle: "",
          mobile: "",
          email: "",
        })),
      },
    ],
  });

  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [6, 6, 6],
    [9, 6, 6],
  ])("a team of %i prints %i rows, %i of them filled", (count, rows, filled) => {
    const markup = continuityPlanContent(team(count));
    for (const caption of ["IT Recovery Team: Section G", "Members of the IT Recovery Team"]) {
      const printed = tableRows(markup, caption);
      expect(printed).toHaveLength(rows);
      expect(printed.filter((row) => row[0] !== "")).toHaveLength(filled);
    }
  });

  it.each([
    [0, 10],
    [12, 12],
    [15, 15],
    [40, 15],
  ])("%i critical areas print %i rows", (count, rows) => {
    const [area] = cafePlan.criticalAreas;
    const criticalAreas = Array.from({ length: count }, (_, at) => ({
      idLabel: `S${at}`,
      name: `Area ${at}`,
      category: area?.category ?? "",
      criticality: 4,
      criticalPeriods: [],
    }));
    const markup = continuityPlanContent({ ...cafePlan, criticalAreas });
    expect(tableRows(markup, "Areas judged critical")).toHaveLength(rows);
  });

  it.each([
    [0, 10, ""],
    [3, 10, "Unit 2"],
    [30, 10, "Unit 29"],
  ])("%i tactical rows print %i rows, the shortest RTO first", (count, rows, first) => {
    const supportingUnits = Array.from({ length: count }, (_, at) => ({
      idLabel: `U${at}`,
      name: `Unit ${at}`,
      rtoDays: count - at,
      rpoDays: 1,
    }));
    const printed = tableRows(
      continuityPlanContent({ ...cafePlan, supportingUnits }),
      "Shortest RTO first",
    );
    expect(printed).toHaveLength(rows);
    expect(printed[0]?.[1]).toBe(first);
  });

  it.each([
    [0, 5],
    [2, 5],
    [8, 5],
  ])("%i alternative sites print %i rows", (count, rows) => {
    const recoverySites = Array.from({ length: count }, (_, at) => ({
      idLabel: `R${at}`,
      name: `Site ${at}`,
      address: "",
      phone: "",
      contact: "",
    }));
    const markup = continuityPlanContent({ ...cafePlan, recoverySites });
    expect(tableRows(markup, "Alternative sites")).toHaveLength(rows);
  });

  it("phones the Primary first and shows the Information Technology Team as IT Recovery Team", () => {
    const markup = whole(cafePlan);
    const rows = tableRows(markup, "Emergency Response Team: Sections B, C, D and E");
    expect(rows.slice(0, 2).map((row) => row[1])).toEqual(["Mira Okafor", "Jon Bell"]);
    expect(markup).not.toContain("Information Technology Team");
  });

  it("says how many rows were left out", () => {
    expect(continuityPlanContent(team(9))).toContain("3 more members are recorded");
  });

  it("prints governance only where it is recorded, a paragraph to a line", () => {
    const heading = "Governance and regulators of this business";
    expect(continuityPlanContent(cafePlan)).toContain(
      "<p>Licence 22031 of the food authority.</p><p>Incidents are told",
    );
    for (const governance of [null, "", " \n "])
      expect(
        continuityPlanContent({ ...cafePlan, business: { ...cafePlan.business, governance } }),
      ).not.toContain(heading);
  });

  it("numbers the actions through a section, so that 'skip two' skips the two of E.3", () => {
    const section = continuityPlanContent(cafePlan).split('id="section-e-2"')[1] ?? "";
    const [initial = "", rest = ""] = section.split('id="section-e-3"');
    const [final = "", salvage = ""] = rest.split('id="section-e-4"');
    const numbers = (text: string) =>
      all(text, /hf-action-number">E(\d+)</gu).map((digits) => Number(digits));
    const last = numbers(initial).at(-1) ?? 0;
    expect(initial).toContain("otherwise skip two actions and go straight to E.4");
    expect(numbers(final)).toEqual([last + 1, last + 2]);
    expect(numbers(salvage)[0]).toBe(last + 3);
  });
});

describe("any data", () => {
  it("prints with nothing recorded", () => {
    const markup = whole(emptyPlan);
    expect(markup).toContain("No strategic suppliers are recorded.");
    expect(markup).toContain("No recovery times are recorded yet.");
    expect(markup).not.toMatch(/undefined|NaN|\[object/u);
  });

  it("keeps every one of 300 suppliers and names of 500 letters whole", () => {
    const suppliers = parties("supplier", 300).map((one, at) =>
      at === 150 ? { ...one, name: `${one.name}${"x".repeat(500)}` } : one,
    );
    const rows = tableRows(
      continuityPlanContent({ ...cafePlan, suppliers }),
      "Strategic Suppliers",
    );
    expect(rows.map((row) => row[0])).toEqual(suppliers.map((one) => one.name));
  });

  it("draws only a logo that needs no fetching", () => {
    expect(whole(cafePlan)).toContain('src="data:image/png;base64,');
    const business = { ...cafePlan.business, logoUrl: "https://elsewhere.example/logo.png" };
    expect(whole({ ...cafePlan, business })).not.toContain("elsewhere.example");
  });

  it("lets no recorded string become markup", () => {
    const hostile = fc.constantFrom(
      `<script>alert(1)</script>`,
      `"><img src=x onerror=alert(1)>`,
      `</style><svg/onload=alert(1)>`,
      `' onclick='x`,
      `&lt;b&gt;`,
      `{business}**{mtpd}**`,
    );
    const harmless = elementsOf(whole(planFilledWith("harmless")));
    fc.assert(
      fc.property(hostile, (text) => {
        expect(elementsOf(whole(planFilledWith(text))) === harmless).toBe(true);
      }),
      { numRuns: 24 },
    );
  });
});

/** The elements of the markup with the names of their attributes, without values and text. */
function elementsOf(markup: string): string {
  return [...markup.replaceAll(/"[^"]*"/gu, '""').matchAll(/<[^>]*>/gu)].join("");
}

/** The café's plan with that text wherever a person can type. */
function planFilledWith(text: string): ContinuityPlanData {
  const party = {
    name: text,
    category: text,
    contactPerson: text,
    phone: text,
    email: text,
    address: text,
  };
  const member = {
    idLabel: text,
    designation: text,
    name: text,
    jobTitle: text,
    mobile: text,
    email: text,
  };
  return {
    ...cafePlan,
    business: { name: text, tradingName: text, logoUrl: null, governance: text },
    plan: { name: text, location: { name: text, address: text } },
    mtpdName: text,
    teams: cafePlan.teams.map((team) => ({ ...team, contacts: [member] })),
    criticalAreas: [
      {
        idLabel: text,
        name: text,
        category: text,
        criticality: 4,
        criticalPeriods: [text],
        penalty: text,
      },
    ],
    supportingUnits: [{ idLabel: text, name: text, rtoDays: 2, rpoDays: 1 }],
    recoverySites: [{ idLabel: text, name: text, address: text, phone: text, contact: text }],
    recoveryStrategies: [{ unit: text, location: text, comments: text }],
    suppliers: [party],
    customers: [party],
    thirdParties: [party],
    requirements: [
      {
        unit: text,
        assetType: "Application Requirements",
        name: text,
        quantity: 1,
        comments: text,
      },
    ],
  };
}
