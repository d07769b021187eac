import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppearanceCard } from "./appearance-card";

const root = document.documentElement;
const background = () => getComputedStyle(document.body).backgroundColor;

afterEach(() => {
  localStorage.clear();
  root.style.removeProperty("color-scheme");
});

it("changes the theme at once, stores it, and returns to the system's", async () => {
  await render(<AppearanceCard />);
  await page.getByText("Light", { exact: true }).click();
  const light = background();
  await page.getByText("Dark", { exact: true }).click();
  expect(root.style.colorScheme).toBe("dark");
  expect(background()).not.toBe(light);
  expect(localStorage.getItem("holdfast.theme")).toBe("dark");
  await page.getByText("System", { exact: true }).click();
  expect(root.style.colorScheme).toBe("");
  expect(localStorage.getItem("holdfast.theme")).toBeNull();
});

it("shows the stored choice", async () => {
  localStorage.setItem("holdfast.theme", "dark");
  await render(<AppearanceCard />);
  await expect.element(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
