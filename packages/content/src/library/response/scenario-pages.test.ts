import { expect, it } from "vitest";
import { MESSAGE_OWNERS } from "./message-owners";
import { SCENARIO_PAGES } from "./scenario-pages";

it("has six pages, each with its own word for the numbers of its actions", () => {
  expect(SCENARIO_PAGES).toHaveLength(6);
  expect(new Set(SCENARIO_PAGES.map(({ series }) => series)).size).toBe(6);
  expect(new Set(SCENARIO_PAGES.map(({ scenarioId }) => scenarioId)).size).toBe(6);
});

it.each(SCENARIO_PAGES.map((page) => [page.title, page] as const))(
  "has for '%s' signs, actions for each time, decisions, facts and sources",
  (_, page) => {
    const { signs, first10Minutes, firstHour, firstDay, decide, dontDo, facts, sources } = page;
    for (const list of [signs, first10Minutes, firstHour, firstDay, decide, dontDo, facts, sources])
      expect(list.length).toBeGreaterThan(1);
    expect(page.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const texts = [...signs, ...first10Minutes, ...firstHour, ...firstDay, ...dontDo];
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(facts.map(({ fact }) => fact)).size).toBe(facts.length);
  },
);

it("gives decisions to people who have a part in the plan", () => {
  const owners = new Set(MESSAGE_OWNERS.flatMap(({ owner, deputy }) => [owner, deputy]));
  const deciders = SCENARIO_PAGES.flatMap(({ decide }) =>
    decide.map((decision) => decision.decidedBy),
  );
  expect(deciders.filter((decider) => !owners.has(decider))).toEqual([]);
});
