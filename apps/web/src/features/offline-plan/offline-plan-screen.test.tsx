import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { KEPT_PLANS } from "../../../test/kept-plans";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { changeKeptPlan, type KeptPlan } from "../../platform/offline-plan/kept-plan-database";
import { forget } from "../../platform/offline-plan/open-kept-plan";
import { waitingEntriesKey } from "../../platform/offline-plan/waiting-entries";
import { endSession } from "../../platform/session/session";
import { WorkspaceProvider } from "../workspace/public";
import { OfflinePlanScreen } from "./offline-plan-screen";

const OTHER = KEPT_PLANS["the first release"] as unknown as KeptPlan;
const warning = page.getByText("Keeping Wharf plan replaces the plan on this device");

beforeEach(async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  localStorage.clear();
  endSession("lapsed");
  await forget();
  await changeKeptPlan(() => OTHER);
});

const open = async () => {
  const plan = planWith({ planId: "0199e2a0-0000-7000-8000-000000000099", name: "Wharf plan" });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), plan)}>
          <OfflinePlanScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("This device has another plan")).toBeVisible();
};

it("warns before another plan replaces one whose entries were not sent", async () => {
  localStorage.setItem(waitingEntriesKey(OTHER.userId, "incident"), '[{"id":"1"}]');
  await open();
  await expect.element(warning).toBeVisible();
  await expectAccessible();
});

it("does not warn when every entry was sent", async () => {
  localStorage.setItem(waitingEntriesKey(OTHER.userId, "incident"), "[]");
  await open();
  await expect.element(warning).not.toBeInTheDocument();
});
