import {
  newContent,
  sampleParty,
  samplePerson,
  sampleUnit,
} from "@holdfast/content/test/plan-content-sample";
import { EXERCISE_SCENARIOS } from "@holdfast/content/library/response/exercise-scenarios";
import { describe, expect, it } from "vitest";
import { filledScenario, filledText, scaledText, type ScenarioPlan } from "./scenario-text-rules";

const cafe: ScenarioPlan = {
  ...newContent,
  organisation: { ...newContent.organisation, name: "Harbour Café" },
  location: { ...newContent.location, name: "Pyrmont" },
  units: [
    sampleUnit("b", "Bakery", null),
    sampleUnit("o", "Office", 7),
    sampleUnit("k", "Kitchen", 0.5),
  ],
  parties: [
    sampleParty("customer", "Ferry", "Retail"),
    sampleParty("supplier", "Beans & Co", "Food"),
  ],
  recoverySites: [
    {
      alternativeSiteId: "g",
      name: "Glebe",
      address: "1 Glebe Point Road",
      addressDetails: null,
      phone: null,
      email: null,
    },
  ],
  people: [samplePerson("ben", "Ben", "Tan"), samplePerson("ana", "Ana", "Silva")],
  teams: [
    {
      teamTypeId: 3,
      members: [
        { contactId: "ben", designation: "Alternatives", confirmedOn: null },
        { contactId: "ana", designation: "Primary", confirmedOn: null },
      ],
    },
  ],
};

describe("the text of a scenario", () => {
  it.each([
    ["{unit} stops. {unit} waits at {location}.", "Kitchen stops. Kitchen waits at Pyrmont."],
    ["It is 8:00 am. {supplier}’s van is late.", "It is 8:00 am. Beans & Co’s van is late."],
  ])("fills a scenario's text with the plan’s data: %s", (text, filled) => {
    const values = { unit: "Kitchen", location: "Pyrmont", supplier: "Beans & Co" };
    expect(filledText(text, values)).toBe(filled);
  });

  it.each([
    [
      "{unit} stops. {supplier} waits at {recoverySite}.",
      "Your main business unit stops. Your main supplier waits at the recovery site.",
    ],
    ["A fire at {location} of {business}", "A fire at your premises of the business"],
    ["It is 7 am. {teamLeader} is alerted.", "It is 7 am. The team leader is alerted."],
  ])("has words for what the plan lacks: %s", (text, filled) => {
    expect(filledText(text, {})).toBe(filled);
  });

  it.each(EXERCISE_SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    "has no placeholder left, with data or without: %s",
    (_, scenario) => {
      for (const plan of [newContent, cafe])
        expect(JSON.stringify(filledScenario(scenario, plan))).not.toMatch(/\{[\w:.+]+\}/u);
    },
  );

  it("names the unit with the shortest RTO and the Primary of the team that it is for", () => {
    const texts = EXERCISE_SCENARIOS.flatMap((scenario) => filledScenario(scenario, cafe).injects);
    expect(texts.some(({ text }) => text.includes("Kitchen"))).toBe(true);
    expect(texts.some(({ text }) => text.includes("Bakery"))).toBe(false);
    expect(
      texts.some(({ text, teamTypeId }) => teamTypeId === 3 && text.includes("Ana Silva")),
    ).toBe(true);
    expect(texts.some(({ text }) => text.includes("Ben Tan"))).toBe(false);
  });
});

/** A business with that many people at its location. */
const businessOf = (count: number): ScenarioPlan => ({
  ...cafe,
  people: Array.from({ length: count }, (_, at) => samplePerson(`p${at}`, "Ana", `Silva ${at}`)),
});
const messagesOf = (scenarioId: number, people: number) =>
  EXERCISE_SCENARIOS.filter((scenario) => scenario.scenarioId === scenarioId)
    .flatMap((scenario) => filledScenario(scenario, businessOf(people)).injects)
    .map(({ text }) => text)
    .join(" ");
/** The figures of a message in the order of the pattern's groups. */
const figuresIn = (text: string, pattern: RegExp) =>
  (pattern.exec(text)?.slice(1) ?? []).map((figure) => Number(figure.replaceAll(",", "")));

describe("the figures of a scenario", () => {
  it.each([
    ["{people:0.4} people of {people:1}", 10, "4 people of 10"],
    ["{people:0.7+2} of {people:0.7+3}", 10, "9 of 10"],
    ["{people:300} records", 45, "13,500 records"],
    ["{people:0.2} laptops", 6, "2 laptops"],
    ["{people:0.8} people of {people:1}", 0, "5 people of 6"],
  ])("are scaled to the business: '%s' with %i people", (text, people, scaled) => {
    expect(scaledText(text, people)).toBe(scaled);
  });

  it.each([
    ["A$", "A$3,000 is cheaper"],
    ["CHF", "CHF\u00A03,000 is cheaper"],
  ])("say amounts in the plan's currency: %s", (prefix, words) => {
    const plan = { ...cafe.plan, currency: { ...cafe.plan.currency, prefix } };
    const texts = EXERCISE_SCENARIOS.flatMap(
      (scenario) => filledScenario(scenario, { ...cafe, plan }).injects,
    ).map(({ text }) => text.replace(/[\d,]+ is cheaper/u, "3,000 is cheaper"));
    expect(texts.join(" ")).toContain(words);
  });

  it("counts the people of the plan's location, and those without one", () => {
    const people = businessOf(30).people.map((person, at) => ({
      ...person,
      location: at < 10 ? "Glebe" : at < 20 ? "Pyrmont" : null,
    }));
    const [fire] = EXERCISE_SCENARIOS;
    if (fire === undefined) throw new Error("There is no scenario.");
    const { injects } = filledScenario(fire, { ...cafe, people });
    expect(injects[0]?.text).toContain("8 people from Kitchen are at work");
  });

  it.each(Array.from({ length: 60 }, (_, at) => at))(
    "agree with each other in a business with %i people",
    (people) => {
      const staff = Math.max(people, 6);
      const fire = messagesOf(1, people);
      const [atWork = 0] = figuresIn(fire, /(\d+) people from/u);
      expect(figuresIn(fire, /count at the assembly area is (\d+), not (\d+)/u)).toEqual([
        atWork,
        atWork + 1,
      ]);
      const blast = messagesOf(9, people);
      const [inside = 0] = figuresIn(blast, /(\d+) staff and 3 customers/u);
      expect(inside).toBeLessThanOrEqual(staff);
      expect(figuresIn(blast, /counted (\d+) of (\d+)/u)).toEqual([inside + 2, inside + 3]);
      const smoke = messagesOf(7, people);
      const [onSite = 0] = figuresIn(smoke, /(\d+) people are on site/u);
      const [beyond = 0] = figuresIn(smoke, /(\d+) staff live beyond/u);
      const [home = 0, laptops = 0, licences = 0] = figuresIn(
        smoke,
        /(\d+) more people will be sent home\. (\d+) laptops .* allows (\d+) people/u,
      );
      expect(onSite).toBeLessThanOrEqual(staff);
      expect(beyond + home).toBeLessThanOrEqual(onSite);
      expect(laptops).toBeLessThan(home);
      expect(licences).toBeLessThan(home);
    },
  );
});
