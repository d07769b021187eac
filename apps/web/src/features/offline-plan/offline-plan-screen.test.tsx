import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { readKeptPlans } from "../../platform/offline-plan/kept-plans-database";
import { forget, keepPlan } from "../../platform/offline-plan/open-kept-plans";
import { waitingEntriesKey } from "../../platform/offline-plan/waiting-entries";
import { startSession } from "../../platform/session/session";
import { WorkspaceProvider } from "../workspace/public";
import { OfflinePlanScreen } from "./offline-plan-screen";

const PIN = "270594";
const WHARF = "0199e2a0-0000-7000-8000-000000000099";
const CAFE = "0199e2a0-0000-7000-8000-000000000003";
const entryKeys = [{ incidentId: "fire", keys: [btoa("A".repeat(32))] }];
const kept = {
  planId: CAFE,
  planName: "Café plan",
  installation: null,
  person: { userId: "ana", name: "Ana", teamTypeIds: [] },
  readAt: "2026-11-23T10:00:00.000Z",
  teams: [],
  contacts: [],
  sites: [],
  incidents: [],
  logHeads: [],
  entryKeys,
} as unknown as OfflinePlan;
const wharf = { ...kept, planId: WHARF, planName: "Wharf plan", entryKeys: [] };

const server = vi.spyOn(globalThis, "fetch");

beforeEach(async () => {
  server
    .mockReset()
    .mockImplementation(async (address) =>
      Promise.resolve(
        String(address).includes("/offline_plan")
          ? Response.json(String(address).includes(WHARF) ? wharf : kept)
          : Response.json({ id: "ana", firstName: "Ana" }),
      ),
    );
  localStorage.clear();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  await forget();
});

const open = async () => {
  const plan = planWith({ planId: WHARF, name: "Wharf plan" });
  const workspace = workspaceOf(organisationWith(), plan);
  const all = [plan, planWith({ planId: CAFE, name: "Café plan" })];
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={{ ...workspace, plan: { ...workspace.plan, all } }}>
          <OfflinePlanScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const plans = page.getByRole("list", { name: "Kept plans" });
const keep = () => page.getByRole("button", { name: "Keep on this device" }).click();

it("keeps a second plan under the PIN of the first, and deletes one of them", async () => {
  await keepPlan(kept, PIN);
  await open();
  const pin = page.getByLabelText("PIN of this device");
  await pin.fill("000000");
  await keep();
  await expect.element(page.getByText("You can try 9 more times.")).toBeVisible();
  await pin.fill(PIN);
  await keep();
  await expect.element(plans.getByText("Wharf plan")).toBeVisible();
  await expect.element(plans.getByText("Café plan")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Delete from this device: Café plan" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Delete from this device" })
    .click();
  await expect.element(plans.getByText("Café plan")).not.toBeInTheDocument();
  await expect.element(plans.getByText("Wharf plan")).toBeVisible();
  expect((await readKeptPlans())?.plans.map(({ planId }) => planId)).toEqual([WHARF]);
});

it("says which plan has entries that were not sent, also before it is deleted", async () => {
  await keepPlan(wharf, PIN);
  await keepPlan(kept, PIN);
  localStorage.setItem(waitingEntriesKey("ana", "fire"), '[{"id":"1"}]');
  await open();
  const rows = plans.getByRole("listitem");
  await expect.element(rows.nth(1).getByText(/wait to be sent/)).toBeVisible();
  await expect.element(rows.nth(0).getByText(/wait to be sent/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete from this device: Wharf plan" }).click();
  await expect.element(page.getByText("You can keep it again later.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete from this device: Café plan" }).click();
  await expect.element(page.getByText(/^Entries that you wrote without a network/)).toBeVisible();
});

it("warns before it replaces the plans of another person, more so if their entries were not sent", async () => {
  await keepPlan({ ...kept, person: { ...kept.person, userId: "ben" } }, PIN);
  localStorage.setItem(waitingEntriesKey("ben", "fire"), '[{"id":"1"}]');
  await open();
  await expect
    .element(page.getByText("Keeping Wharf plan replaces what another person keeps on this device"))
    .toBeVisible();
  await expect.element(page.getByText(/^Entries that you wrote without a network/)).toBeVisible();
  await page.getByLabelText("PIN", { exact: true }).fill("314159");
  await page.getByLabelText("Repeat the PIN").fill("314159");
  await keep();
  await expect.element(plans.getByText("Wharf plan")).toBeVisible();
  expect((await readKeptPlans())?.plans.map(({ userId }) => userId)).toEqual(["ana"]);
});

it.each([
  [true, "Storage: permanent."],
  [false, "Storage: not permanent."],
])("says whether the storage is permanent: %s", async (answer, text) => {
  const asked = vi.spyOn(navigator.storage, "persist").mockResolvedValue(answer);
  vi.spyOn(navigator.storage, "persisted").mockResolvedValue(answer);
  await keepPlan(kept, PIN);
  await open();
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(page.getByText(text)).toBeVisible();
  vi.restoreAllMocks();
});

it("asks to install first in the browser of an iPhone", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1",
  );
  await open();
  await expect
    .element(page.getByText("On an iPhone or iPad, install Holdfast first"))
    .toBeVisible();
  await expectAccessible();
});
