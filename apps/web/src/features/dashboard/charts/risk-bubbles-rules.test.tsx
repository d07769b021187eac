import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BubbleChart } from "../../../ui/charts/bubble-chart";
import { bubblesOf } from "./risk-bubbles-rules";

const AUD = { code: "AUD", symbol: "$", prefix: "AU$", minorUnits: 2 };

/** The texts below the plot, from left to right. */
const scaleBelow = () => {
  const texts = [...document.querySelectorAll<SVGTextElement>("svg text[text-anchor=middle]")];
  return texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
};

it.each([
  [240, ["1 in 1,000 years", "Weekly"]],
  [320, ["1 in 1,000 years", "Yearly", "Weekly"]],
  [500, ["1 in 1,000 years", "1 in 10 years", "Yearly", "Weekly"]],
  [
    640,
    ["1 in 1,000 years", "1 in 100 years", "1 in 10 years", "Once a year", "Monthly", "Weekly"],
  ],
])("leaves room between the likelihoods of a chart %i pixels wide", async (width, texts) => {
  await page.viewport(1_024, 700);
  const { chart } = bubblesOf([], AUD, width);
  await render(
    <div style={{ width }}>
      <BubbleChart label="Risks." {...chart} />
    </div>,
  );
  const scale = scaleBelow();
  expect(scale.map(({ text }) => text)).toEqual(texts);
  for (const [at, { box }] of scale.entries()) {
    const next = scale[at + 1]?.box.left ?? Infinity;
    expect(next - box.right).toBeGreaterThanOrEqual(5);
  }
});
