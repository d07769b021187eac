import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ActivationLevelsScreen } from "./activation-levels-screen";

const open = () =>
  render(
    <MemoryRouter>
      <ActivationLevelsScreen />
    </MemoryRouter>,
  );
const diagram = page.getByRole("img", { name: "Three steps that rise with the impact" });

it("describes the impact of each level, and what it asks for", async () => {
  await open();
  for (const heading of ["Level 1: Minor incident", "Level 2: Serious incident", "Level 3: Crisis"])
    await expect.element(page.getByRole("heading", { name: heading })).toBeVisible();
  expect(page.getByText("Physical and operational impact").elements()).toHaveLength(3);
  expect(page.getByText("Reputation impact").elements()).toHaveLength(3);
  await expect
    .element(
      page.getByText("Needs immediate activation of the plan by the Crisis Management Team."),
    )
    .toBeVisible();
  await expect.element(diagram).toBeVisible();
});

it("shows the diagram's steps below one another on a phone, wider with the impact", async () => {
  await page.viewport(320, 700);
  await open();
  await expect.element(diagram).not.toBeInTheDocument();
  const steps = page.getByRole("list", { name: "Incident levels, from lower to higher impact" });
  await expect.element(steps).toBeVisible();
  const items = steps.getByRole("listitem");
  expect(items.first().element().textContent).toMatch(
    /^Level 1: Minor incident.*Managed on site\. Team leaders may act without prior notice/,
  );
  const boxes = items.elements().map((item) => item.getBoundingClientRect());
  expect(boxes).toHaveLength(3);
  expect(boxes.map(({ left }) => left)).toEqual(
    boxes.map(() => steps.element().getBoundingClientRect().left),
  );
  expect(boxes.map(({ width }) => width)).toEqual(
    boxes.map(({ width }) => width).toSorted((a, b) => a - b),
  );
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(3);
  for (const text of steps.element().querySelectorAll("p"))
    expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(14);
  await expect.element(page.getByText(/usually activated only at level 2 or 3/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
