import { GLOSSARY } from "@holdfast/content/library/glossary";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { GlossaryScreen } from "./glossary-screen";

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async () => Response.json(GLOSSARY));
});

const open = (address = "/dashboard/glossary") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <GlossaryScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const filter = page.getByRole("textbox", { name: "Filter terms" });
const letters = page.getByRole("navigation", { name: "Letters" });

it("groups the terms by letter and links to each letter", async () => {
  await open();
  await expect.element(page.getByText("135 terms")).toBeVisible();
  const group = page.getByRole("region", { name: "A", exact: true });
  await expect.element(group.getByText("Activation", { exact: true })).toBeVisible();
  await expect
    .element(letters.getByRole("link", { name: "M", exact: true }))
    .toHaveAttribute("href", "#M");
});

it("ignores the case when filtering, and says so when nothing matches", async () => {
  await open();
  await filter.fill("HOT SITE");
  await expect.element(page.getByText("1 term of 135")).toBeVisible();
  expect(letters.getByRole("link").elements()).toHaveLength(1);
  await filter.fill("nothing like this");
  await expect.element(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Show all terms" }).click();
  await expect.element(page.getByText("135 terms")).toBeVisible();
});

it("scrolls to the term in the address", async () => {
  await open("/dashboard/glossary#zone-warden");
  await expect.element(page.getByText("Zone Warden")).toBeInViewport();
});

it("offers to try again when the terms cannot be loaded", async () => {
  server.mockImplementation(async () => new Response(null, { status: 404 }));
  await open();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
