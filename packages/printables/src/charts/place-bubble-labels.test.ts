import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LABEL_HEIGHT, placeBubbleLabels } from "./place-bubble-labels";
import { placeBubbles, type BubbleRisk, type PlotArea } from "./place-bubbles";

const FRAME: PlotArea = { left: 104, right: 716, top: 30, bottom: 326 };
const AREA: PlotArea = { left: 148, right: 672, top: 74, bottom: 304 };

type Places = readonly (readonly [likelihoodValue: number, cost: number])[];

const labelsOf = (places: Places) => {
  const risks = places.map(([likelihoodValue, cost], at): BubbleRisk => ({
    number: at + 1,
    name: `Risk ${at + 1}`,
    likelihoodValue,
    cost,
    ratedCost: cost,
  }));
  const bubbles = placeBubbles(risks, AREA, 40);
  return { bubbles, labels: placeBubbleLabels(bubbles, FRAME) };
};
const seen = (places: Places) =>
  labelsOf(places)
    .labels.map(({ bubble, isInside, leader }) => {
      if (isInside) return `${bubble.label} inside`;
      return `${bubble.label} ${leader === null ? "next to it" : "by a line"}`;
    })
    .toSorted();

describe("a label is placed", () => {
  it.each<[where: string, places: Places, labels: readonly string[]]>([
    ["inside a large bubble", [[1, 2_000_000]], ["H1 inside"]],
    ["next to a small one", [[1, 2_000]], ["L1 next to it"]],
    [
      "next to a bubble that a smaller one covers",
      [
        [1, 2_000_000],
        [1, 1_400_000],
      ],
      ["H1 next to it", "H2 inside"],
    ],
    [
      "in a column next to a pile",
      [20_000, 27_000, 36_000, 48_000, 60_000].map((cost) => [0.1, cost]),
      [1, 2, 3, 4, 5].map((number) => `M${number} by a line`),
    ],
  ])("places a label %s", (_, places, expected) => {
    expect(seen(places)).toEqual(expected);
  });
});

it("orders a column's labels like their bubbles, so that no lines cross", () => {
  const { labels } = labelsOf([20_000, 27_000, 36_000, 48_000, 60_000].map((cost) => [0.1, cost]));
  const byHeight = labels.toSorted((a, b) => a.y - b.y);
  expect(byHeight.map(({ bubble }) => bubble.y)).toEqual(
    labels.map(({ bubble }) => bubble.y).toSorted((a, b) => a - b),
  );
});

const place = fc.tuple(
  fc.constantFrom(0.001, 0.01, 0.1, 0.2, 0.5, 1, 2, 12, 52),
  fc.integer({ min: 0, max: 20_000_000 }),
);

it("covers no other label, bubble or part of the frame, for any register", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const { bubbles, labels } = labelsOf(places);
      for (const [at, { bubble, x, y, width, isInside }] of labels.entries()) {
        expect(x - width / 2).toBeGreaterThan(FRAME.left);
        expect(x + width / 2).toBeLessThan(FRAME.right);
        expect(y - LABEL_HEIGHT / 2).toBeGreaterThanOrEqual(FRAME.top);
        expect(y + LABEL_HEIGHT / 2).toBeLessThanOrEqual(FRAME.bottom);
        for (const other of labels.slice(at + 1)) {
          const isApart =
            Math.abs(x - other.x) >= (width + other.width) / 2 ||
            Math.abs(y - other.y) >= LABEL_HEIGHT - 0.001;
          expect(isApart).toBe(true);
        }
        for (const other of bubbles) {
          if (isInside && other.radius >= bubble.radius) continue;
          const aside = Math.max(0, Math.abs(x - other.x) - width / 2);
          const off = Math.max(0, Math.abs(y - other.y) - LABEL_HEIGHT / 2);
          expect(Math.hypot(aside, off)).toBeGreaterThanOrEqual(other.radius);
        }
      }
    }),
  );
});
