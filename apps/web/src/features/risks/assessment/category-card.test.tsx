import type { Risk } from "@holdfast/contract/risks/register/risk";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { AssessedRisk } from "./assessment-rules";
import { CategoryCard } from "./category-card";

const CURRENCY = {
  code: "AUD",
  name: "Australian Dollar",
  symbol: "$",
  prefix: "A$",
  minorUnits: 2,
};
const NONE_PROPOSED = {
  isProposed: () => false,
  mayConfirm: false,
  isByPage: false,
  confirm: async () => undefined,
};
const ACTS = {
  answer: () => undefined,
  edit: () => undefined,
  read: () => undefined,
  add: () => undefined,
};

const risks = (count: number): readonly AssessedRisk[] =>
  Array.from({ length: count }, (_, place) => ({
    key: String(place),
    name: `Risk ${place + 1}`,
    description: null,
    preset: null,
    // Only the fields the card shows.
    saved: { likelihoodText: "Once a year", cost: 100, annualisedValue: 100 } as Risk,
  }));

const open = async (count: number) => {
  await render(
    <CategoryCard
      assessed={{
        category: { riskCategoryId: 1, name: "Natural Hazards", description: "Weather." },
        risks: risks(count),
        selected: count,
      }}
      currency={CURRENCY}
      proposals={NONE_PROPOSED}
      mayChange
      acts={ACTS}
    />,
  );
};
const drawn = () => page.getByRole("radiogroup").elements().length;

it("renders all risks of a short category", async () => {
  await open(40);
  await expect.poll(drawn).toBe(40);
});

it("renders a long category as it scrolls, and can be walked to the end by keyboard", async () => {
  await open(200);
  await expect.element(page.getByRole("heading", { level: 2 })).toMatchTextContent("200");
  expect(drawn()).toBeLessThan(60);
  await page.getByRole("radio", { name: "Yes" }).first().click();
  const focused = () => document.activeElement?.closest("[role=radiogroup]")?.ariaLabel;
  for (let place = 2; place <= 200; place += 1) {
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(focused).toBe(`Risk ${place}`);
  }
  expect(drawn()).toBeLessThan(60);
});
