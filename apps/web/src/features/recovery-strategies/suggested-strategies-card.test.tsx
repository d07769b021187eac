import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { readsSuggestions, suggestionsWith } from "../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../test/workspace";
import type { LocationChoice } from "./location-choice-rules";
import type { StrategyFields } from "./strategy-rows-rules";
import { SuggestedStrategiesCard } from "./suggested-strategies-card";

const strategy = (businessUnit: string, recoveryStrategyTypeId: number, comments: string) => ({
  businessUnit,
  recoveryStrategyTypeId,
  comments,
  reason: `Why: ${comments}`,
});
const SET = suggestionsWith({
  businessUnits: ["Kitchen", "Office", "Bar"].map((name) => ({ name, why: "It works." })),
  recoveryStrategies: [
    strategy("Kitchen", 6, "Agree with a neighbour."),
    strategy("Kitchen", 3, "Cook at home."),
    strategy("Office", 3, "Work from home."),
    strategy("Office", 2, "Move to the warehouse."),
    strategy("Bar", 3, "Pour at home."),
  ],
});
const choice = (recoveryStrategyTypeId: number, name: string, requiresAddress: boolean) =>
  ({
    id: `${recoveryStrategyTypeId}/`,
    name,
    note: "",
    recoveryStrategyTypeId,
    requiresAddress,
    branchId: null,
    alternativeSiteId: null,
  }) satisfies LocationChoice;
const CHOICES = [choice(6, "Reciprocal arrangement", true), choice(3, "Work from home", false)];
const rowOf = (name: string, locationId: string | null = null) => ({
  departmentId: name.toLowerCase(),
  name,
  recoveryStrategyId: null,
  locationId,
  address: "",
  comments: "",
});

const onUse = vi.fn<(fields: ReadonlyMap<string, Partial<StrategyFields>>) => void>();

beforeEach(() => {
  onUse.mockClear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    Response.json(readsSuggestions(address) ? SET : []),
  );
});

const open = (rows: readonly ReturnType<typeof rowOf>[]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith())}>
          <SuggestedStrategiesCard rows={rows} choices={CHOICES} onUse={onUse} />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const names = () =>
  page
    .getByRole("button", { name: /^Use recovery strategy: / })
    .elements()
    .map((button) => button.getAttribute("aria-label")?.replace("Use recovery strategy: ", ""));

it("suggests for units without a strategy what the plan's places allow, and says what is missing", async () => {
  await open([rowOf("Kitchen"), rowOf("Office"), rowOf("Bar", "3/")]);
  await expect
    .element(page.getByText("Why: Agree with a neighbour. You can enter the address later."))
    .toBeVisible();
  expect(names()).toEqual([
    "Kitchen: Reciprocal arrangement",
    "Kitchen: Work from home",
    "Office: Work from home",
  ]);
  await page
    .getByRole("button", { name: "Use recovery strategy: Kitchen: Work from home" })
    .click();
  expect(onUse).toHaveBeenCalledExactlyOnceWith(
    new Map([["kitchen", { locationId: "3/", comments: "Cook at home.", isProposed: false }]]),
  );
});

it("uses the first suggestion of each unit when all are used", async () => {
  await open([rowOf("Kitchen"), rowOf("Office")]);
  await page.getByRole("button", { name: "Use all 3" }).click();
  expect(onUse).toHaveBeenCalledExactlyOnceWith(
    new Map([
      ["kitchen", { locationId: "6/", comments: "Agree with a neighbour.", isProposed: true }],
      ["office", { locationId: "3/", comments: "Work from home.", isProposed: true }],
    ]),
  );
});
