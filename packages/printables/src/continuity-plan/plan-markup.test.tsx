import { notificationDutiesAt } from "@holdfast/content/library/response/notification-duties";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { describe, expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";
import { noProcedure } from "../../test/empty-plan-sample";
import { cafePlan } from "../../test/plan-sample";
import { all, tableRows } from "../../test/read-table";

const whole = (data: ContinuityPlanData) =>
  continuityPlanFrontMatter(data) + continuityPlanContent(data);

describe("contents and headings", () => {
  const front = continuityPlanFrontMatter(cafePlan);
  const content = continuityPlanContent(cafePlan);
  const headings = all(content, /<h[23] id="([^"]+)"/gu);

  it("lists every numbered heading once, and every entry links to a heading", () => {
    expect(new Set(headings).size).toBe(headings.length);
    const contents = all(front, /<nav class="hf-contents-list"[^>]*>(.*?)<\/nav>/gsu).join("");
    expect(all(contents, /href="#([^"]+)"/gu).toSorted()).toEqual(headings.toSorted());
  });

  it("has no broken link or page reference", () => {
    const ids = new Set(all(front + content, / id="([^"]+)"/gu));
    for (const link of all(front + content, /href="#([^"]+)"/gu)) expect(ids).toContain(link);
    for (const slot of all(front + content, /data-page-for="([^"]+)"/gu))
      expect(ids).toContain(slot);
  });

  it("has unique ids", () => {
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

  it("has as many topics as the outline", () => {
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
          phone: "",
          afterHoursPhone: "",
          confirmedOn: null,
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
      isProposed: false,
      category: area?.category ?? "",
      criticality: 4,
      criticalPeriods: [],
      penalty: null,
      description: "",
      notes: "",
      impacts: [],
    }));
    const markup = continuityPlanContent({ ...cafePlan, criticalAreas });
    expect(tableRows(markup, "Critical areas")).toHaveLength(rows);
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
      ...noProcedure,
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

  it("lists the Primary first and shows the Information Technology Team as IT Recovery Team", () => {
    const markup = whole(cafePlan);
    const rows = tableRows(markup, "Emergency Response Team: Sections B, C, D and E");
    expect(rows.slice(0, 2).map((row) => row[1])).toEqual(["Mira Okafor", "Jon Bell"]);
    expect(markup).not.toContain("Information Technology Team");
  });

  it("prints 15 critical areas, even if each of them takes two lines and more", () => {
    const [area] = cafePlan.criticalAreas;
    const criticalAreas = Array.from({ length: 17 }, (_, at) => ({
      idLabel: `S${at}`,
      name: `Area ${at} `.repeat(6),
      isProposed: false,
      category: "Customer / supplier relationships",
      criticality: 4,
      criticalPeriods: ["End of financial year", "Christmas and New Year"],
      penalty: null,
      description: "",
      notes: "",
      impacts: area?.impacts ?? [],
    }));
    const markup = continuityPlanContent({ ...cafePlan, criticalAreas });
    expect(tableRows(markup, "Critical areas")).toHaveLength(15);
    expect(tableRows(markup, "A.8 Critical areas")).toHaveLength(2);
  });

  it("prints the seventh member of a team and those after in an appendix", () => {
    const markup = continuityPlanContent(team(9));
    expect(markup).toContain("3 more in Appendix P.");
    expect(markup).toContain("3 more in the team\u2019s section or Appendix P.");
    expect(tableRows(markup, "G.1 Members of the IT Recovery Team").map((row) => row[1])).toEqual([
      "Member 6",
      "Member 7",
      "Member 8",
    ]);
  });

  it("hides that appendix until the printer needs it", () => {
    const hidden =
      /<(?:section|li) [^>]*hidden=""[^>]*>(?:<h2 id="appendix-p"|<a [^>]*#appendix-p")/gu;
    expect(whole(team(6)).match(hidden)).toHaveLength(2);
    expect(whole(team(7)).match(hidden)).toBeNull();
  });

  it("prints in the appendix the areas, units and sites beyond the rows of their tables", () => {
    const label = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ idLabel: `L${at}`, name: `Row ${at}.` }));
    const markup = continuityPlanContent({
      ...cafePlan,
      criticalAreas: label(17).map((area) => ({
        ...area,
        isProposed: false,
        category: "Contract",
        criticality: 4,
        criticalPeriods: [],
        penalty: "Fine",
        description: "",
        notes: "",
        impacts: [],
      })),
      supportingUnits: label(12).map((unit) => ({
        ...unit,
        rtoDays: 1,
        rpoDays: 1,
        ...noProcedure,
      })),
      recoverySites: label(7).map((site) => ({
        ...site,
        address: "Address",
        phone: "02 4999 1111",
        contact: "site@tidepool.example",
      })),
    });
    expect(tableRows(markup, "A.8 Critical areas").map((row) => row[0])).toEqual(["L15", "L16"]);
    expect(tableRows(markup, "A.10 Shortest RTO first")).toEqual([
      ["L10", "Row 10.", "1 day", "1 day"],
      ["L11", "Row 11.", "1 day", "1 day"],
    ]);
    expect(tableRows(markup, "A.11 Alternative sites")[1]).toEqual([
      "L6",
      "Row 6.",
      "Address",
      "02 4999 1111site@tidepool.example",
    ]);
    expect(tableRows(markup, "Strategic areas with a penalty to watch")).toHaveLength(17);
    expect(tableRows(markup, "First task of each business unit")).toHaveLength(12);
  });

  it("shows an MTPD in hours next to every recovery time", () => {
    const markup = continuityPlanContent({ ...cafePlan, mtpdDays: 0.1667, mtpdName: "4 hours" });
    expect(markup).toContain("<strong>4 hours</strong>");
    expect(markup).toContain("MTPD 4 hours");
    expect(tableRows(markup, "Shortest RTO first")[0]).toEqual([
      "U02",
      "Kitchen",
      "within the MTPD of 4 hours",
      "within the MTPD of 4 hours",
    ]);
    expect(tableRows(markup, "First task of each business unit")[0]?.[1]).toBe(
      "within the MTPD of 4 hours",
    );
    expect(tableRows(markup, "Systems in order of recovery")[0]?.[2]).toBe(
      "within the MTPD of 4 hours",
    );
    expect(markup).not.toMatch(/0\.1667|MTPD \d+ days?/u);
  });

  it("prints governance only if it is recorded, with a paragraph for each line", () => {
    const heading = "Governance and regulators of this business";
    expect(continuityPlanContent(cafePlan)).toContain(
      "<p>Licence 22031 of the food authority.</p><p>Incidents are reported",
    );
    for (const governance of [null, "", " \n "])
      expect(
        continuityPlanContent({ ...cafePlan, business: { ...cafePlan.business, governance } }),
      ).not.toContain(heading);
  });

  it("numbers the actions through the sections of a colour, each number once", () => {
    const numbers = all(continuityPlanContent(cafePlan), /hf-action-number">([^<]+)/gu);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => number.endsWith("\u00a01"))).toEqual([
      "Red\u00a01",
      "Blue\u00a01",
      "Green\u00a01",
      ...["U02", "U01", "U03"].map((unit) => `${unit}\u00a01`),
    ]);
  });

  it("says in the team tables when a person confirmed the details", () => {
    const texts = continuityPlanContent(cafePlan).replaceAll(/<[^>]+>/gu, "");
    expect(texts).toContain("confirmed 12/10/2026");
  });

  it("points from an action to the table on its page", () => {
    const texts = continuityPlanContent(cafePlan).replaceAll(/<[^>]+>/gu, "");
    expect(texts).toContain("fill in the table above.");
    expect(texts).toContain("Check in the order of the table below, from the top");
    expect(texts).not.toMatch(/\{(?:above|below)\}/u);
  });

  it("numbers the actions of a section without gaps, so that 'skip two' skips the two in E.3", () => {
    const section = continuityPlanContent(cafePlan).split('id="section-e-2"')[1] ?? "";
    const [initial = "", rest = ""] = section.split('id="section-e-3"');
    const [final = "", salvage = ""] = rest.split('id="section-e-4"');
    const numbers = (text: string) =>
      all(text, /hf-action-number">Red\u00a0(\d+)</gu).map((digits) => Number(digits));
    const last = numbers(initial).at(-1) ?? 0;
    expect(initial.replaceAll(/<[^>]+>/gu, "")).toContain(
      "otherwise skip two actions and go straight to E.4",
    );
    expect(numbers(final)).toEqual([last + 1, last + 2]);
    expect(numbers(salvage)[0]).toBe(last + 3);
  });
});

it("has typographic quotes in its own texts, in Appendix E as well", () => {
  const duties = notificationDutiesAt("AU", "NSW", "4511").map((duty) => ({
    ...duty,
    deadline: duty.deadlineText,
    owner: duty.planOwner,
    isConfirmed: duty.confidence === "high",
  }));
  expect(duties.some(({ how }) => how.includes("'"))).toBe(true);
  const texts = whole({ ...cafePlan, duties })
    .replaceAll(/<[^>]+>/gu, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .split("\n");
  // What the business recorded is printed as it was typed.
  const recorded = cafePlan.criticalAreas.flatMap((area) => Object.values(area)).join("\n");
  expect(texts.filter((text) => /['"]/u.test(text) && !recorded.includes(text))).toEqual([]);
});

it("links the mobiles of the team tables, so that a phone calls them", () => {
  const mobiles = cafePlan.teams.flatMap(({ contacts }) => contacts.map(({ mobile }) => mobile));
  const dialled = all(continuityPlanContent(cafePlan), /Mobile"><a href="tel:([^"]+)"/gu);
  // Each is in the table of all teams and in its team's section.
  expect(dialled).toHaveLength(2 * mobiles.length);
  expect(new Set(dialled)).toEqual(new Set(mobiles.map((mobile) => mobile.replaceAll(" ", ""))));
});

describe("the program of exercises", () => {
  const row = (exercise: string, data: ContinuityPlanData) =>
    (
      new RegExp(`<tr(?:(?!</tr>).)*>${exercise}<(?:(?!</tr>).)*`, "su").exec(whole(data))?.[0] ??
      ""
    )
      .replaceAll(/<[^>]+>/gu, " ")
      .trim();

  it.each([
    ["Tabletop", "12/11/2026", { lastHeld: [] }],
    ["Restore test", "03/08/2026", { backups: { ...cafePlan.backups, lastRestoreTest: null } }],
  ])("has the day of the last %s, and a blank without one", (exercise, day, without) => {
    expect(row(exercise, cafePlan)).toMatch(new RegExp(`Yearly\\s+${day}$`, "u"));
    expect(row(exercise, { ...cafePlan, ...without })).toMatch(/Yearly$/u);
  });

  it("lists the last exercise of each scenario with the teams that answered, and nothing before the first", () => {
    expect(row("Fire on the premises", cafePlan)).toMatch(
      /Emergency Response Team, Crisis Management Team\s+12\/11\/2026$/u,
    );
    expect(row("Ransomware", cafePlan)).toMatch(/None\s+09\/03\/2026$/u);
    expect(whole(cafePlan)).toContain("Exercises held");
    expect(whole({ ...cafePlan, lastHeld: [] })).not.toContain("Exercises held");
  });
});
