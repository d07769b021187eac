import { newContent, samplePerson } from "@holdfast/content/test/plan-content-sample";
import { EVENT_CARDS } from "@holdfast/content/library/response/event-cards";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { expect, it } from "vitest";
import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import { cardsOnPaper } from "./cards-on-paper";

const [flood] = bakeryContent.risks;
if (!flood) throw new Error("The bakery has no risk.");

/** Every card, because of one risk each with the given ratings. */
const withRatings = (people: number, ratings: Readonly<Record<string, number>>): PlanContent => ({
  ...newContent,
  people: Array.from({ length: people }, (_, at) => samplePerson(`p${at}`, "Ana", "Tan")),
  risks: Object.entries(ratings).map(([riskId, rating]) => ({ ...flood, riskId, rating })),
  events: EVENT_CARDS.map(({ cardId, showAlways }) => ({
    cardId,
    isAlways: showAlways,
    riskIds: cardId in ratings ? [cardId] : [],
    isExposed: false,
  })),
});
const ratings = { supplier: 30, storm: 64, gas: 20, threat: 12, people: 11 };

it("prints five cards for up to five people: four that everyone needs, then the highest rating", () => {
  expect([...cardsOnPaper(withRatings(5, ratings))].toSorted()).toEqual(
    ["cyber", "fire", "hurt", "power", "storm"].toSorted(),
  );
});

it("prints eight cards for more people, and counts nobody who only works for the business", () => {
  const six = withRatings(6, ratings);
  expect([...cardsOnPaper(six)].toSorted()).toEqual(
    ["cyber", "fire", "gas", "hurt", "power", "storm", "supplier", "threat"].toSorted(),
  );
  const [first, ...others] = six.people;
  const contractor = { ...first, contactTypeId: 3 } as PlanContent["people"][number];
  expect(cardsOnPaper({ ...six, people: [contractor, ...others] }).size).toBe(5);
});

it("prefers a card to which the place is exposed if no risk decides", () => {
  const content = withRatings(1, {});
  const exposed = content.events.map((event) => ({
    ...event,
    isExposed: event.cardId === "earthquake",
  }));
  expect(cardsOnPaper({ ...content, events: exposed })).toContain("earthquake");
});
