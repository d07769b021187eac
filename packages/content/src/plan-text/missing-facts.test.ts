import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { describe, expect, it } from "vitest";
import { newContent, sampleParty } from "../../test/plan-content-sample";
import { EVENT_CARDS } from "../library/response/event-cards";
import { ENTERED_FACTS } from "./card-entered-facts";
import { missingFacts } from "./missing-facts";
import { planCards } from "./plan-cards";

/** Lines to write on that no finding asks for, each with its reason. */
const ASKED_ELSEWHERE: Readonly<Record<string, string>> = {
  leader: "the progress asks for a Primary of each team",
  nextInLine: "the progress asks for an Alternative of each team",
  emergencyNumber: "follows from the country of the location, which has a finding of its own",
  workSafetyRegulator: "follows from the country of the location",
  foodAuthority: "follows from the country of the location",
  keySuppliers: "entered with what each unit needs",
  otherSuppliers: "there is nowhere to enter it",
};

const ALL_CARDS = EVENT_CARDS.map(({ cardId }) => cardId);
const withAllCards: PlanContent = {
  ...newContent,
  events: ALL_CARDS.map((cardId) => ({ cardId, isAlways: true, riskIds: [], isExposed: false })),
};

/** Returns the facts of the lines to write on, wherever they are in the cards. */
const factsToFillIn = (value: unknown): readonly string[] => {
  if (value === null || typeof value !== "object") return [];
  if ("toFillIn" in value && typeof value.toFillIn === "string") return [value.toFillIn];
  return Object.values(value).flatMap(factsToFillIn);
};
const unique = (facts: readonly string[]) => [...new Set(facts)].toSorted();

describe("the facts that cards need", () => {
  it("are all lines to write on that a person can fill in", () => {
    const lines = unique(factsToFillIn(planCards(withAllCards).events));
    expect(lines.filter((fact) => !(fact in ASKED_ELSEWHERE))).toEqual(
      unique(Object.keys(ENTERED_FACTS)),
    );
    const asked = missingFacts(newContent, ALL_CARDS);
    expect(asked).toHaveLength(Object.keys(ENTERED_FACTS).length);
  });

  it("are those of the cards that the plan has, with the titles of these", () => {
    expect(missingFacts(newContent, ["fire", "cyber"])).toEqual([
      { name: "meeting point", on: "site-and-finances", cards: ["Fire or smoke"] },
      { name: "bank", on: "site-and-finances", cards: [expect.stringContaining("yber")] },
      {
        name: "IT managed service provider",
        on: "third-parties",
        cards: [expect.stringContaining("yber")],
      },
      { name: "insurer’s claims line", on: "insurance", cards: ["Fire or smoke"] },
    ]);
  });

  it("name a card as people call its event in the location's country", () => {
    const country = { code: "NZ", name: "New Zealand" };
    const inNewZealand = { ...newContent, location: { ...newContent.location, country } };
    const titles = missingFacts(inNewZealand, ["bushfire"]).flatMap(({ cards }) => cards);
    expect(new Set(titles)).toEqual(new Set(["Wildfire or smoke outside"]));
  });

  it("are not missing once they are recorded, in either of two places", () => {
    const site = { ...newContent.site, assemblyPoint: "The seawall" };
    const finances = { ...newContent.finances, bank: "Foreshore Bank" };
    const parties = [
      sampleParty("third-party", "Quay IT", "IT Managed Service Provider"),
      sampleParty("third-party", "Anchor", "Insurance Broker"),
    ];
    expect(missingFacts({ ...newContent, site, finances, parties }, ["fire", "cyber"])).toEqual([]);
  });
});
