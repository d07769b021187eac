import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { all } from "../../test/read-table";
import { documentStyle } from "../document-style";
import { RiskBubbleChart } from "./risk-bubble-chart";

/** One risk of each rating, with its fill and letter. */
const RATED = [
  ["red", "H", 12, 5_000_000],
  ["amber", "M", 0.2, 100_000],
  ["green", "L", 0.001, 2_000],
] as const;

const printed = renderToStaticMarkup(
  <RiskBubbleChart
    caption="All categories"
    currency={{ prefix: "A$", code: "AUD" }}
    risks={RATED.map(([, , likelihoodValue, cost], at) => ({
      number: at + 1,
      name: `Risk ${at + 1}`,
      likelihoodValue,
      cost,
      ratedCost: cost,
    }))}
  />,
);

it("fills each bubble by its rating, as in the legend", () => {
  const colours = RATED.map(([colour]) => colour);
  expect(all(printed, /<circle [^>]*class="hf-svg-bubble hf-svg-bubble--(\w+)"/gu)).toEqual([
    ...colours,
    ...colours,
  ]);
});

it.each(RATED.map(([colour, letter], at) => [colour, `${letter}${at + 1}`]))(
  "shows the rating of a %s bubble as a letter before its number, %s",
  (_, label) => {
    expect(printed).toContain(`>${label}</text>`);
  },
);

/** Returns the style of bubbles of a colour, applied over that of all bubbles. */
const drawing = (colour: string) => {
  const rules = [".hf-svg-bubble", `.hf-svg-bubble--${colour}`].flatMap((name) =>
    all(documentStyle, new RegExp(`\\${name} \\{(.*?)\\}`, "gsu")),
  );
  return Object.fromEntries(
    rules.flatMap((rule) =>
      [...rule.matchAll(/([\w-]+): ([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
};

it("has a fill for each rating, and an outline that shows it in greyscale: heavy, plain, dashed", () => {
  const [high, medium, low] = RATED.map(([colour]) => drawing(colour));
  const fills = [high, medium, low].map((rating) => rating?.["fill"]);
  expect(new Set(fills.filter((fill) => /^var\(--[a-z-]+\)$/u.test(fill ?? ""))).size).toBe(3);
  expect(Number(high?.["stroke-width"])).toBeGreaterThanOrEqual(
    2 * Number(medium?.["stroke-width"]),
  );
  expect([high, medium, low].map((rating) => rating?.["stroke-dasharray"])).toEqual([
    undefined,
    undefined,
    "3 2",
  ]);
});

it("labels the loss scale in the units of the currency", () => {
  const inYen = renderToStaticMarkup(
    <RiskBubbleChart caption="All" currency={{ prefix: "¥", code: "JPY" }} risks={[]} />,
  );
  expect(all(inYen, />(¥[\d,]+)<\/text>/gu)).toEqual([
    "¥100,000",
    "¥1,000,000",
    "¥10,000,000",
    "¥100,000,000",
    "¥1,000,000,000",
  ]);
});
