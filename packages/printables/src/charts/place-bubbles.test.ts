import { expect, it } from "vitest";
import { placeBubbles, type BubbleRisk } from "./place-bubbles";

const AREA = { left: 0, right: 500, top: 0, bottom: 200 };
const risk = (number: number, likelihoodValue: number, cost: number): BubbleRisk => ({
  number,
  name: `Risk ${number}`,
  likelihoodValue,
  cost,
});

it("puts the ends of both scales at the ends of the area, and what is beyond them too", () => {
  const [most, least, free] = placeBubbles(
    [risk(1, 0.001, 1_000), risk(2, 52, 1e12), risk(3, 0.0001, 0)],
    AREA,
    10,
  );
  expect([most?.x, most?.y, most?.radius]).toEqual([500, 0, 40]);
  expect([least?.x, least?.y]).toEqual([0, 200]);
  expect([free?.x, free?.y, free?.radius]).toEqual([0, 200, 5]);
});

it("gives risks at one place one bubble with their numbers", () => {
  const same = [3, 7, 9, 12, 15].map((number) => risk(number, 1, 10_000));
  const bubbles = placeBubbles(same, AREA, 10);
  expect(bubbles.map(({ label, risks }) => [label, risks.length])).toEqual([["L3, 7, 9 +2", 5]]);
});

it("draws the highest rated of too many, large beneath small", () => {
  const many = Array.from({ length: 60 }, (_, at) => risk(at, 1, 1_000 * (at + 1)));
  const bubbles = placeBubbles(many, AREA, 40);
  expect(bubbles).toHaveLength(40);
  expect(bubbles[0]?.risks[0]?.number).toBe(59);
  expect(bubbles.map(({ radius }) => radius)).toEqual(
    bubbles.map(({ radius }) => radius).toSorted((one, other) => other - one),
  );
});

it("keeps labels of neighbours apart", () => {
  const near = [risk(1, 1, 10_000), risk(2, 1, 10_400), risk(3, 1, 10_800)];
  const places = placeBubbles(near, AREA, 10).map(({ labelX, labelY }) => `${labelX} ${labelY}`);
  expect(new Set(places).size).toBe(3);
});
