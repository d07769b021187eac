import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { AccountableMembersScreen } from "./accountable-members-screen";
import { pick } from "../../../test/pick";

const PLAN = planWith();
const POLICY = `/v1/plans/${PLAN.planId}/policy`;
const MEI = {
  contactId: "0199e2a0-0000-7000-8000-000000000011",
  firstName: "Mei",
  lastName: "Tan",
  jobTitle: "Manager",
};
let saved: PlanPolicy;

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  vi.clearAllMocks();
  saved = {
    businessContinuityResponsible: null,
    lastModifiedDate: null,
    members: [],
    planPolicyMembers: [],
  };
  server.mockImplementation(async (address, sent) => {
    if (sent?.method === "POST") {
      saved = { ...saved, planPolicyMembers: [MEI] };
      return Response.json(saved, { status: 201 });
    }
    return Response.json(String(address).endsWith("/contacts") ? [MEI] : saved);
  });
});

const open = (canChange = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ canChange }))}>
          <AccountableMembersScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it("saves the contacts who are selected, and shows them", async () => {
  await open();
  await expect
    .element(page.getByRole("link", { name: "Create the policy" }))
    .toHaveAttribute("href", "/organization/policy");
  await page.getByRole("button", { name: "Select members" }).click();
  await page.getByRole("combobox", { name: "Contacts" }).fill("Mei");
  await pick(page.getByRole("option", { name: /Mei Tan/ }));
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByRole("heading", { level: 2, name: "Accountable members" }))
    .toBeVisible();
  await expect.element(page.getByText("Mei Tan")).toBeVisible();
  const [address, sent] = server.mock.calls.find(([, init]) => init?.method === "POST") ?? [];
  expect([String(address), JSON.parse(String(sent?.body))]).toEqual([
    POLICY,
    { contacts: [MEI.contactId] },
  ]);
});

it("tells a viewer who can select them", async () => {
  await open(false);
  await expect
    .element(page.getByText("An owner or editor of the organisation can select them."))
    .toBeVisible();
  expect(page.getByRole("button", { name: "Select members" }).query()).toBeNull();
});
