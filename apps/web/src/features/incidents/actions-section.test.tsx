import type { IncidentAction, IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ActionsSection } from "./actions-section";

const ID = "0199e2a0-0000-7000-8000-000000000012";

const action = (text: string, given: Partial<IncidentAction>): IncidentAction => ({
  actionId: `0199e2a0-0000-7000-8000-0000000001${text.length}`,
  teamTypeId: 3,
  topic: "F.3 Decide: resolved or declared",
  group: null,
  text,
  dueAt: null,
  doneAt: null,
  doneByName: null,
  ...given,
});

const INCIDENT: IncidentWithKeys = {
  incidentId: ID,
  planId: ID,
  isExercise: false,
  level: 3,
  whatHappened: "Fire",
  place: "Head Office",
  declaredAt: "2026-11-21T00:00:00.000Z",
  declaredByName: "Mei Silva",
  status: "active",
  closedAt: null,
  openReviewActions: 0,
  escalationMinutes: 10,
  responders: [],
  areRespondersWithheld: false,
  actions: [
    action("Manage it on site", { group: { heading: "Level 1", when: { levels: [1] } } }),
    action("Alert the crisis team", {
      group: { heading: "Level 2 or 3", when: { levels: [2, 3] } },
    }),
    action("Stand down", { group: { heading: "Resolved", when: { decision: "resolved" } } }),
    action("Activate all", { group: { heading: "Disaster", when: { decision: "disaster" } } }),
  ],
  decisions: [],
  units: [],
  review: null,
  canLead: true,
  newestEntry: 0,
  entryKeys: [],
};

const open = (change: Partial<IncidentWithKeys>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ActionsSection incident={{ ...INCIDENT, ...change }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const shown = () =>
  page
    .getByRole("checkbox")
    .elements()
    .map((box) => box.closest("label")?.textContent);

it("shows only the branches that apply, under their headings, and asks the leader to decide", async () => {
  const server = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ ...INCIDENT, decisions: ["disaster"] }));
  await open({});
  await expect.element(page.getByRole("heading", { name: "Level 2 or 3" })).toBeVisible();
  expect(shown()).toEqual(["Alert the crisis team"]);
  await page.getByText("Disaster declared").click();
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  const [, request] = server.mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({ decision: "disaster" });
  server.mockRestore();
});

it("shows the branch of a decision, and says to others when it is not decided yet", async () => {
  await open({ decisions: ["disaster"], canLead: false });
  await expect.element(page.getByText("Resolved or declared? Disaster declared.")).toBeVisible();
  expect(shown()).toEqual(["Alert the crisis team", "Activate all"]);
});
