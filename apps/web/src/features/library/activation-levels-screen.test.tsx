import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ActivationLevelsScreen } from "./activation-levels-screen";

afterEach(() => page.viewport(1280, 800));

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

it("says the same in words where the diagram would be too small", async () => {
  await page.viewport(320, 700);
  await open();
  await expect.element(diagram).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Levels 2 and 3 are activated by the Crisis Management Team."))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
