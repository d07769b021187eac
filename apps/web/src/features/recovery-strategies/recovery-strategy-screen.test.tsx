import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { forgetDrafts } from "../../platform/session/stored-drafts";
import { WorkspaceProvider } from "../workspace/public";
import { RecoveryStrategyScreen } from "./recovery-strategy-screen";

const PLAN = planWith();
const KITCHEN = "0199e2a0-0000-7000-8000-000000000011";
const OFFICE = "0199e2a0-0000-7000-8000-000000000012";
const SAVED = "0199e2a0-0000-7000-8000-000000000021";
const TYPES = [
  { recoveryStrategyTypeId: 3, name: "Work from home", source: "none", requiresAddress: false },
  { recoveryStrategyTypeId: 11, name: "Other", source: "none", requiresAddress: true },
].map((type) => ({ ...type, description: "For a while." }));
const strategyOf = (departmentId: string, name: string, recoveryStrategyId: string | null) => ({
  departmentId,
  name,
  recoveryStrategyId,
  recoveryStrategyTypeId: recoveryStrategyId === null ? null : 3,
  recoveryStrategyTypeName: recoveryStrategyId === null ? null : "Work from home",
  branchId: null,
  alternativeSiteId: null,
  recoveryStrategyAddress: null,
  otherAddress: null,
  recoveryStrategyComments: null,
});
const STRATEGIES = [strategyOf(KITCHEN, "Kitchen", null), strategyOf(OFFICE, "Office", SAVED)];

const server = vi.spyOn(globalThis, "fetch");
/** The changes sent, as 'METHOD address' with the body. */
const changes = () =>
  server.mock.calls
    .filter(([, sent]) => (sent?.method ?? "GET") !== "GET")
    .map(([address, sent]) => [String(address), JSON.parse(String(sent?.body))]);

beforeEach(() => {
  vi.clearAllMocks();
  forgetDrafts();
  server.mockImplementation(async (address) => {
    const path = String(address);
    if (path.includes("/recovery_strategies")) return Response.json(STRATEGIES);
    if (path.endsWith("/recovery_strategy_types")) return Response.json(TYPES);
    if (path.endsWith("/findings")) return Response.json({ findings: [] });
    return Response.json([]);
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), PLAN)}>
          <RecoveryStrategyScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const locationOf = (unit: string) => page.getByRole("combobox", { name: `Location of ${unit}` });

it("creates the strategies without an id and updates those with one, in one save", async () => {
  await open();
  await locationOf("Kitchen").selectOptions("Work from home");
  await page.getByRole("textbox", { name: "Comments on Office" }).fill("Laptops are at home.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(changes).toHaveLength(2);
  const address = `/v1/plans/${PLAN.planId}/recovery_strategies`;
  expect(changes()).toEqual([
    [
      `${address}/create`,
      [expect.objectContaining({ departmentId: KITCHEN, recoveryStrategyTypeId: 3 })],
    ],
    [
      `${address}/update`,
      [
        expect.objectContaining({
          departmentId: OFFICE,
          recoveryStrategyId: SAVED,
          comments: "Laptops are at home.",
        }),
      ],
    ],
  ]);
  await expect.element(page.getByRole("button", { name: "Save" })).not.toBeInTheDocument();
});

it("saves complete rows, without an address too, and asks for the location of the others", async () => {
  await open();
  await locationOf("Office").selectOptions("Other");
  await page.getByRole("textbox", { name: "Comments on Kitchen" }).fill("Soon.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(locationOf("Kitchen")).toHaveFocus();
  await expect
    .element(locationOf("Kitchen"))
    .toHaveAccessibleDescription(/Please select the location\./);
  expect(changes().map(([, rows]) => rows)).toEqual([
    [expect.objectContaining({ departmentId: OFFICE, recoveryStrategyTypeId: 11 })],
  ]);
  await expect.element(page.getByText("1 unsaved change")).toBeVisible();
  await expect
    .element(page.getByRole("textbox", { name: "Comments on Kitchen" }))
    .toHaveValue("Soon.");
});
