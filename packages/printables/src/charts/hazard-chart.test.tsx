import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { all } from "../../test/read-table";
import { documentStyle } from "../document-style";
import { visibleBars, HazardChart } from "./hazard-chart";

const printed = (...ratings: readonly number[]) =>
  renderToStaticMarkup(
    <HazardChart
      caption="Hazard index"
      bars={ratings.map((rating) => ({ categoryName: `Loss ${rating}`, rating }))}
    />,
  );

it.each([
  [0, "None"],
  [1, "Low"],
  [30, "Low"],
  [31, "Medium"],
  [60, "Medium"],
  [61, "High"],
  [90, "High"],
  [91, "Extreme"],
  [100, "Extreme"],
])(
  "labels a bar of %d with its rating and the band %s, and fills it with the band's colour",
  (rating, word) => {
    const markup = printed(rating);
    expect(all(markup, /class="hf-svg-value">(.*?)<\/text>/gu)).toEqual([`${rating} ${word}`]);
    expect(markup).toContain(`class="hf-svg-hazard hf-svg-hazard--${word.toLowerCase()}"`);
    expect(markup).toContain(`aria-label="Loss ${rating}: ${rating}, ${word}"`);
  },
);

it("shows the highest first, equal ones in their order, and leaves out product recall", () => {
  const bars = [
    { categoryName: "Fire", rating: 40 },
    { categoryName: "Product Recall / Product Contamination", rating: 95 },
    { categoryName: "Cyber", rating: 80 },
    { categoryName: "Theft", rating: 40 },
  ];
  expect(visibleBars(bars).map(({ categoryName }) => categoryName)).toEqual([
    "Cyber",
    "Fire",
    "Theft",
  ]);
});

/** Returns the relative luminance of '#rrggbb', 0 to 1 (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it("distinguishes ratings in greyscale: each band 1.5:1 darker, the lightest 3:1 on paper", () => {
  const grounds = ["low", "medium", "high", "extreme"].map((word) => {
    const [fill = ""] = all(documentStyle, new RegExp(`--hazard-${word}: (#[0-9a-f]{6});`, "gu"));
    return luminance(fill) + 0.05;
  });
  const [lightest = 0] = grounds;
  expect(1.05 / lightest).toBeGreaterThanOrEqual(3);
  for (const [at, ground] of grounds.slice(1).entries())
    expect((grounds[at] ?? 0) / ground).toBeGreaterThanOrEqual(1.5);
});
