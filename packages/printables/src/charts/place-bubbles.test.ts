import { expect, it } from "vitest";
import { placeBubbles, type BubbleRisk } from "./place-bubbles";

const AREA = { left: 0, right: 500, top: 0, bottom: 200 };
const risk = (number: number, likelihoodValue: number, cost: number): BubbleRisk => ({
  number,
  name: `Risk ${number}`,
  likelihoodValue,
  cost,
  ratedCost: cost,
});
const numbered = (count: number, likelihoodValue: number, cost: number) =>
  Array.from({ length: count }, (_, at) => risk(at + 1, likelihoodValue, cost));

it("places the ends of both scales, and values beyond them, at the edges of the area", () => {
  const [most, least, free] = placeBubbles(
    [risk(1, 0.001, 1_000), risk(2, 52, 1e12), risk(3, 0.0001, 0)],
    AREA,
    10,
  );
  expect([most?.x, most?.y, most?.radius]).toEqual([500, 0, 40]);
  expect([least?.x, least?.y]).toEqual([0, 200]);
  expect([free?.x, free?.y, free?.radius]).toEqual([0, 200, 5]);
});

it.each([
  ["1 risk", numbered(1, 1, 10_000), ["M1"]],
  ["3 risks", numbered(3, 1, 10_000), ["M1, 2, 3"]],
  ["5 risks", [3, 7, 9, 12, 15].map((at) => risk(at, 1, 10_000)), ["M3, 7, 9 +2"]],
  ["a crowd", numbered(30, 1, 10_000), ["M1 +29"]],
])("merges %s at one position into a bubble with their numbers", (_, risks, labels) => {
  const bubbles = placeBubbles(risks, AREA, 10);
  expect(bubbles.map(({ label }) => label)).toEqual(labels);
  expect(bubbles.flatMap((bubble) => bubble.risks)).toEqual(risks);
});

it("merges indistinguishable risks into one bubble, as large as the costliest", () => {
  const [bubble, ...others] = placeBubbles([risk(1, 0.1, 19_000), risk(2, 0.1, 20_000)], AREA, 10);
  expect([bubble?.label, bubble?.radius, others]).toEqual(["M1, 2", 7.5, []]);
});

it.each([
  ["likelihoods", [risk(1, 1, 10_000), risk(2, 1.001, 10_000)]],
  ["loss values", [risk(1, 1, 10_000), risk(2, 1, 13_000)]],
  ["colours", [risk(1, 1, 5_600), risk(2, 1, 5_720)]],
])("separates risks with different %s", (_, risks) => {
  const bubbles = placeBubbles(risks, AREA, 10);
  expect(bubbles.length).toBeGreaterThan(1);
  expect(bubbles.flatMap((bubble) => bubble.risks)).toHaveLength(risks.length);
});

it("keeps the highest rated of too many, large ones below small ones", () => {
  const many = Array.from({ length: 60 }, (_, at) => risk(at, 1 + at / 100, 1_000 * (at + 1)));
  const bubbles = placeBubbles(many, AREA, 40);
  expect(bubbles).toHaveLength(40);
  expect(bubbles[0]?.risks[0]?.number).toBe(59);
  expect(bubbles.map(({ radius }) => radius)).toEqual(
    bubbles.map(({ radius }) => radius).toSorted((a, b) => b - a),
  );
});
