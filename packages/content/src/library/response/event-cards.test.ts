import { expect, it } from "vitest";
import { riskPresetById } from "../risks/risk-presets";
import { EVENT_CARDS } from "./event-cards";
import { FIRST_HOUR } from "./first-hour";
import { MESSAGE_OWNERS } from "./message-owners";
import { ROLE_CARDS } from "./role-cards";

/* Limits so that a card fits on one side of A4 and a step on one line of a phone's list. */
const LINE = 110;
const FIRST_OF_ALL = 130;
const DONE = 190;
const STEPS_OF_CARD = 1600;

const cases = EVENT_CARDS.map((card) => [card.title, card] as const);

it.each(cases)("keeps '%s' short enough for a person under stress", (_, card) => {
  const { whatYouSee, steps, decide, never, done, claimEvidence, firstOfAll } = card;
  const all = Object.values(steps).flat();
  const answers = decide.flatMap(({ question, yes, no }) => [question, yes, no]);
  const lines = [...whatYouSee, ...all, ...answers, ...never, ...claimEvidence];
  expect(lines.filter((text) => text.length > LINE)).toEqual([]);
  expect(all.join("").length).toBeLessThanOrEqual(STEPS_OF_CARD);
  expect(firstOfAll.length).toBeLessThanOrEqual(FIRST_OF_ALL);
  expect(done.length).toBeLessThanOrEqual(DONE);
  for (const list of Object.values(steps)) expect(list.length).toBeLessThanOrEqual(7);
});

it.each(cases)("begins each line under 'Never' of '%s' with that word", (_, { never }) => {
  expect(never.filter((text) => !text.startsWith("Never "))).toEqual([]);
});

it.each(cases)("has at the head of '%s' whom to call", (_, { numbersAtTheHead }) => {
  expect(numbersAtTheHead).toEqual(
    expect.arrayContaining(["emergencyNumber", "leader", "nextInLine"]),
  );
});

it.each(cases)("names risks and audiences of '%s' that exist", (_, card) => {
  expect(card.riskPresetIds.filter((preset) => !riskPresetById(preset))).toEqual([]);
  const audiences = new Set(MESSAGE_OWNERS.map(({ audience }) => audience));
  expect(card.tellWhom.filter((audience) => !audiences.has(audience))).toEqual([]);
});

it("refers only to cards that every plan has", () => {
  const always = new Set(
    EVENT_CARDS.filter(({ showAlways }) => showAlways).map(({ cardId }) => cardId),
  );
  const referred = JSON.stringify(EVENT_CARDS).matchAll(/\{card\.([a-z]+)\}/gu);
  const others = Array.from(referred, ([, cardId]) => cardId).filter(
    (cardId) => !always.has(cardId ?? ""),
  );
  expect(others).toEqual([]);
});

it("leads to every card by what a person sees", () => {
  const led = new Set(FIRST_HOUR.index.entries.map(({ cardId }) => cardId));
  expect(EVENT_CARDS.filter(({ cardId }) => !led.has(cardId))).toEqual([]);
});

it("gives every role to someone, with any number of people", () => {
  for (const people of [1, 2, 3, 4]) {
    const left = ROLE_CARDS.filter(({ mergesInto }) => !(people in mergesInto));
    expect(left).toHaveLength(people);
    const takers = ROLE_CARDS.flatMap(({ mergesInto }) => mergesInto[people] ?? []);
    expect(left.map(({ roleId }) => roleId)).toEqual(expect.arrayContaining(takers));
  }
});
