import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession } from "../../../platform/session/session";
import { WorkspaceProvider } from "../../workspace/public";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { ExposuresScreen } from "./exposures-screen";

const INDEX = "/v1/industries/4511/hazard_index";
const EXPOSURES = "/v1/industries/4511/significant_exposures/au";
const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, unknown> = {};

beforeEach(() => {
  vi.clearAllMocks();
  replies = {
    [INDEX]: [
      { categoryName: "Theft", rating: 28, comment: "<p>Cash is kept.</p>" },
      { categoryName: "Fire", rating: 64, comment: "<p>Kitchens burn.</p><p>Clean the hood.</p>" },
      { categoryName: "Transit", rating: 0, comment: "<p>Nothing is carried.</p>" },
    ],
    [EXPOSURES]: [{ id: 1, name: "Cooking oil fires" }],
  };
  server.mockImplementation(async (address) => {
    const reply = replies[String(address)];
    return Response.json(reply ?? {}, { status: reply === undefined ? 404 : 200 });
  });
});
afterEach(() => endSession());

const open = (industryCode = "4511", hash = "") => {
  const organisation = organisationWith({ industryCode, industryName: "Cafes" });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/dashboard/risk/exposures${hash}`]}>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <ExposuresScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("charts the hazard index and lists each rating with its reasons, highest first", async () => {
  await open();
  const list = page.getByRole("list", { name: "Ratings, reasons and advice" });
  await expect.element(list).toBeVisible();
  const lines = list.getByRole("listitem").elements();
  expect(lines.map((line) => line.querySelector("summary")?.textContent)).toEqual([
    "Fire64High",
    "Theft28Low",
    "Transit0None",
  ]);
  const chart = page.getByRole("table", { name: "Hazard index for Cafes, 0 to 100" });
  await expect.element(chart.getByRole("row", { name: /Fire.*64 High/u })).toBeVisible();
  await expect.element(page.getByText("Clean the hood.")).not.toBeVisible();
  await page.getByText("Fire", { exact: true }).last().click();
  await expect.element(page.getByText("Clean the hood.")).toBeVisible();
  await expect.element(page.getByText("Cooking oil fires")).toBeVisible();
  const chain = page.getByRole("navigation", { name: "Previous and next page" });
  expect(chain.getByRole("link").elements()).toHaveLength(1);
  await expect
    .element(chain.getByRole("link", { name: /^Next/u }))
    .toHaveAttribute("href", "/dashboard/risk/assessment");
});

it("names the hazard that the chart leaves out, which the list has", async () => {
  const recall = "Product Recall / Product Contamination";
  replies[INDEX] = [
    { categoryName: recall, rating: 90, comment: "<p>Food is eaten.</p>" },
    { categoryName: "Fire", rating: 64, comment: "<p>Kitchens burn.</p>" },
  ];
  await open();
  const chart = page.getByRole("table", {
    name: `Hazard index for Cafes, 0 to 100. Not shown: ${recall}, rated 90.`,
  });
  await expect.element(chart.getByRole("row", { name: /Fire.*64 High/u })).toBeVisible();
  expect(chart.getByRole("rowheader", { name: /Recall/u }).query()).toBeNull();
  await expect.element(page.getByRole("listitem").getByText(recall)).toBeVisible();
});

it("opens the row that the address names, and that of a bar, and leaves the others", async () => {
  await open("4511", "#hazard-fire");
  await expect.element(page.getByText("Clean the hood.")).toBeVisible();
  await expect.element(page.getByText("Cash is kept.")).not.toBeVisible();
  await page.getByRole("link", { name: "Theft" }).click();
  await expect.element(page.getByText("Cash is kept.")).toBeVisible();
  await expect.element(page.getByText("Clean the hood.")).toBeVisible();
});

it("says when nothing is recorded for the industry", async () => {
  replies = { [INDEX]: [], [EXPOSURES]: [] };
  await open();
  await expect.element(page.getByText("Nothing is recorded for Cafes.")).toBeVisible();
  expect(page.getByRole("table").query()).toBeNull();
});

it("links to the business information when no industry is chosen", async () => {
  await open("");
  await expect.element(page.getByText("No Industry")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go To Organization" }))
    .toHaveAttribute("href", "/organization");
  expect(server).not.toHaveBeenCalled();
});
