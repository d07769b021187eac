import type { Team } from "@holdfast/contract/teams/team";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { SuggestedRolesCard } from "./suggested-roles-card";

const team = (teamTypeId: number, name: string): Team => ({
  teamId: `team-${teamTypeId}`,
  teamType: { teamTypeId, name, displayName: name },
  teamContacts: [],
});
const TEAMS = [team(1, "Emergency Response Team"), team(3, "Crisis Management Team")];
const contact = (contactId: string, jobTitle: string) => ({
  contactId,
  firstName: "Ana",
  lastName: "Silva",
  jobTitle,
});
const server = vi.spyOn(globalThis, "fetch");
let contacts: readonly object[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  contacts = [
    contact("manager", "Duty manager"),
    contact("owner", "Owner"),
    contact("baker", "Baker"),
  ];
  server.mockImplementation(async (address, request) => {
    const path = String(address);
    if (request?.method === "POST") return Response.json(TEAMS[0], { status: 201 });
    if (path.endsWith("/contacts")) return Response.json(contacts);
    return Response.json([]);
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ planId: "p" }))}>
          <SuggestedRolesCard teams={TEAMS} />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it("adds a suggested contact, and never all at once", async () => {
  await open();
  await page
    .getByRole("button", {
      name: "Add team role: Ana Silva: Primary of the Crisis Management Team",
    })
    .click();
  const posts = () =>
    server.mock.calls
      .filter(([, request]) => request?.method === "POST")
      .map(([address, request]) => [String(address), JSON.parse(String(request?.body))]);
  await expect
    .poll(() => posts())
    .toEqual([
      ["/v1/plans/p/teams/team-3/contacts", [{ contactId: "manager", designation: "Primary" }]],
    ]);
  expect(page.getByRole("button", { name: /^Add all/u }).elements()).toEqual([]);
});

it("says what to do without contacts", async () => {
  contacts = [];
  await open();
  await expect
    .element(page.getByText("Add more people to your contacts to get suggestions."))
    .toBeVisible();
  expect(page.getByRole("button", { name: /^Add/u }).elements()).toEqual([]);
});
