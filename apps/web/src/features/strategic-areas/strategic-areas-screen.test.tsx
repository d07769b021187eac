import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readsSuggestions, suggestionsWith } from "../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { UnsavedChangesPrompt } from "../../platform/forms/unsaved-changes-prompt";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { WorkspaceProvider } from "../workspace/public";
import { StrategicAreasScreen } from "./strategic-areas-screen";
import { DataRouter } from "../../../test/data-router";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const category = (id: number, name: string) => ({
  strategicCriticalAreaCategoryId: id,
  name,
  strategicCriticalAreaCategoryPenalties: [],
});
const area = (number: number, name: string, categoryName: string): StrategicCriticalArea => ({
  strategicCriticalAreaId: `0199e2a0-0000-7000-8000-00000000001${number}`,
  name,
  description: null,
  strategicCriticalAreaCategoryId: number,
  category: category(number, categoryName),
  version: 1,
});
const AREAS = [area(1, "Catering", "Contracts"), area(2, "Espresso machine", "Equipment")];

const server = vi.spyOn(globalThis, "fetch");
const posts = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([address, request]) => [
      String(address).split("/").at(-1),
      JSON.parse(String(request?.body)),
    ]);

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(1280, 900);
  server.mockImplementation(async (address, request) => {
    if (request?.method === "POST") return new Response(null, { status: 204 });
    return Response.json(String(address).endsWith("categories") ? [] : AREAS);
  });
});

const organisation = organisationWith({
  organisationId: ORG,
  industryCode: "9412",
  industryName: "Automotive Repair",
});
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DataRouter address="/organization/strategic-areas">
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <UnsavedChangesPrompt>
            <StrategicAreasScreen />
            <ToastRegion />
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </DataRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const idsOf = (areas: readonly StrategicCriticalArea[]) =>
  areas.map(({ strategicCriticalAreaId }) => strategicCriticalAreaId);

it("deletes an area, of which the question says that its ratings go too", async () => {
  await open();
  await button("Delete Catering").click();
  const question = page.getByRole("alertdialog", { name: "Delete Catering?" });
  await expect.element(question).toMatchTextContent(/Its ratings in your plans/);
  await button("Delete strategic area").click();
  await expect.element(button("Edit Catering")).not.toBeInTheDocument();
  await button("Close: Deleting Catering").click();
  await expect
    .element(page.getByText("The strategic area has been successfully deleted"))
    .toBeVisible();
  expect(posts()).toEqual([["delete", { ids: idsOf(AREAS.slice(0, 1)) }]]);
});

it("deletes the selected areas that a filter found", async () => {
  await open();
  await button("Filters and columns").click();
  await page.getByText("All categories").click();
  await page.getByRole("checkbox", { name: "Equipment" }).click();
  await expect.element(button("Edit Catering")).not.toBeInTheDocument();
  await button("Select rows").click();
  await page.getByRole("checkbox", { name: "Select all: Strategic areas" }).click();
  await button("Delete 1 strategic area").click();
  await button("Delete strategic area").click();
  await button(`Close: Deleting ${AREAS[1]?.name}`).click();
  await expect
    .element(page.getByText("The strategic area has been successfully deleted"))
    .toBeVisible();
  expect(posts()).toEqual([["delete", { ids: idsOf(AREAS.slice(1)) }]]);
});

const FULL = { status: 409, code: "list-full", detail: "This list is full." };
const suggest = (name: string, id: number) => ({
  name,
  strategicCriticalAreaCategoryId: id,
  description: `Why ${name} matters.`,
  criticality: 3,
});
/** An area as it is created: without its criticality, which belongs to a plan. */
const created = (name: string, id: number) => {
  const { criticality: _rated, ...area } = suggest(name, id);
  return area;
};

describe("the suggestions for the industry", () => {
  let refused = "";
  let isBorrowed = false;
  beforeEach(() => {
    refused = "";
    isBorrowed = false;
    const rows = [...AREAS];
    server.mockImplementation(async (address, request) => {
      if (readsSuggestions(address)) {
        const strategicAreas = [suggest("catering", 1), suggest("Repairs", 1), suggest("Parts", 2)];
        return Response.json(suggestionsWith({ strategicAreas, isBorrowed }));
      }
      if (request?.method === "POST") {
        const input = JSON.parse(String(request.body));
        if (input.name === refused) return Response.json(FULL, { status: 409 });
        const row = { ...area(rows.length + 1, input.name, "Contracts"), ...input };
        rows.push(row);
        return Response.json(row, { status: 201 });
      }
      return Response.json(String(address).endsWith("categories") ? [] : rows);
    });
  });

  it("adds all suggested areas at once, in their order", async () => {
    await open();
    await button("Show suggestions").click();
    await expect
      .element(page.getByText(/for a business of 6 to 20 people: Cafe or coffee shop\./))
      .toBeVisible();
    await button("Add all 2").click();
    await expect.element(page.getByText("Create successfully")).toBeVisible();
    await expect.element(button("Edit Repairs")).toBeVisible();
    await expect.element(button("Edit Parts")).toBeVisible();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Nothing is added.*Your list contains all suggestions\.$/);
    expect(posts()).toEqual([
      ["strategic_critical_areas", { ...created("Repairs", 1), proposed: true }],
      ["strategic_critical_areas", { ...created("Parts", 2), proposed: true }],
    ]);
  });

  it("adds suggested areas of a similar business one by one only", async () => {
    isBorrowed = true;
    await open();
    await button("Show suggestions").click();
    await expect
      .element(page.getByText(/These are from a similar business: Cafe or coffee shop, 6 to 20/))
      .toBeVisible();
    await expect.element(button("Add strategic area: Parts")).toBeVisible();
    expect(button("Add all 2").elements()).toEqual([]);
  });

  it("keeps suggestions that were added before one is refused in the list, which says why", async () => {
    refused = "Parts";
    await open();
    await button("Show suggestions").click();
    await button("Add all 2").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("This list is full.");
    await expect.element(button("Edit Repairs")).toBeVisible();
    await expect.element(button("Add strategic area: Parts")).toBeVisible();
    await expect.element(button("Add strategic area: Repairs")).not.toBeInTheDocument();
  });
});
