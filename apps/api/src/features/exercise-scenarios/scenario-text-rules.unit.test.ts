import {
  newContent,
  sampleParty,
  samplePerson,
  sampleUnit,
} from "@holdfast/content/test/plan-content-sample";
import { EXERCISE_SCENARIOS } from "@holdfast/content/library/response/exercise-scenarios";
import { describe, expect, it } from "vitest";
import { filledScenario, filledText, type ScenarioPlan } from "./scenario-text-rules";

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
        expect(JSON.stringify(filledScenario(scenario, plan))).not.toMatch(/\{\w+\}/u);
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
