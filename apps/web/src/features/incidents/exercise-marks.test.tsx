import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { AlertScreen } from "./by-link/alert-screen";
import { IncidentScreen } from "./incident-screen";

const ID = "0199e2a0-0000-7000-8000-000000000012";
const FACTS = {
  level: 2,
  whatHappened: "Water in the cellar",
  place: "Head Office",
  declaredAt: "2026-11-21T00:00:00.000Z",
  declaredByName: "Mei Silva",
  meetingPoint: "",
};
const ALERT: Omit<Alert, "isExercise"> = {
  ...FACTS,
  organisationName: "Harbour Café",
  teamName: "Emergency Response Team",
  answer: null,
  answeredAt: null,
  leader: { name: "Mei Silva", phone: null },
  areRespondersWithheld: false,
  hasAccount: false,
  organisationId: ID,
  planId: ID,
  incidentId: ID,
  work: null,
};
const INCIDENT: Omit<IncidentWithKeys, "isExercise"> = {
  ...FACTS,
  incidentId: ID,
  planId: ID,
  status: "active",
  closedAt: null,
  openReviewActions: 0,
  escalationMinutes: 10,
  activatedTeams: [1],
  responders: [],
  areRespondersWithheld: false,
  actions: [],
  decisions: [],
  units: [],
  safetyCheck: null,
  review: null,
  roles: [],
  canLead: true,
  newestEntry: 0,
  entryKeys: [],
};

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", `#id=${ID}&token=secret`);
});

const openAlert = (isExercise: boolean) => {
  server.mockImplementation(async () => Response.json({ ...ALERT, isExercise }));
  return render(<AlertScreen />);
};
const openWorkspace = (isExercise: boolean) => {
  server.mockImplementation(async () => Response.json({ ...INCIDENT, isExercise }));
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/dashboard/incident?id=${ID}`]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ canChange: true }))}>
          <IncidentScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const title = (name: RegExp) => page.getByRole("heading", { level: 1, name });
const nothingHappened = () => page.getByText(/Nothing has happened\./u);

it.each([
  ["the page of an alert", openAlert],
  ["the workspace", openWorkspace],
])("%s says EXERCISE for a rehearsal", async (_name, open) => {
  await open(true);
  await expect.element(title(/^EXERCISE: level 2/u)).toBeVisible();
  await expect.element(nothingHappened()).toBeVisible();
});

it.each([
  ["the page of an alert", openAlert],
  ["the workspace", openWorkspace],
])("%s does not play down a real incident", async (_name, open) => {
  await open(false);
  await expect.element(title(/^Level 2/u)).toBeVisible();
  await expect.element(nothingHappened()).not.toBeInTheDocument();
});
