import type { IncidentAction, IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { tick } from "../../../test/tick";
import { createQueryClient } from "../../platform/api/query-client";
import { ActionsSection } from "./actions-section";
import { QueueSection } from "./log/queue-section";

const ID = "0199e2a0-0000-7000-8000-000000000012";

const action = (text: string, overrides: Partial<IncidentAction>): IncidentAction => ({
  actionId: `0199e2a0-0000-7000-8000-0000000001${text.length}`,
  teamTypeId: 3,
  topic: "F.3 Decide: resolved or declared",
  group: null,
  text,
  dueAt: null,
  doneAt: null,
  doneByName: null,
  ...overrides,
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
  meetingPoint: "",
  status: "active",
  closedAt: null,
  openReviewActions: 0,
  escalationMinutes: 10,
  activatedTeams: [1],
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
  safetyCheck: null,
  review: null,
  roles: [],
  canLead: true,
  newestEntry: 0,
  entryKeys: [],
};

const USER = { id: "0199e2a0-0000-7000-8000-000000000001" };
const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  localStorage.clear();
  server.mockReset().mockImplementation(async () => Response.json(USER));
});

const open = (change: Partial<IncidentWithKeys>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QueueSection incident={{ ...INCIDENT, ...change }}>
          <ActionsSection incident={{ ...INCIDENT, ...change }} />
        </QueueSection>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const shown = () =>
  page
    .getByRole("checkbox")
    .elements()
    .map((box) => box.closest("label")?.textContent);

it("shows only the branches that apply, under their headings, and asks the leader to decide", async () => {
  server.mockImplementation(async (address) =>
    Response.json(
      String(address).endsWith("/v1/user") ? USER : { ...INCIDENT, decisions: ["disaster"] },
    ),
  );
  await open({});
  await expect.element(page.getByRole("heading", { name: "Level 2 or 3" })).toBeVisible();
  expect(shown()).toEqual(["Alert the crisis team"]);
  await expectAccessible();
  await page.getByText("Disaster declared").click();
  const bodies = () => server.mock.calls.flatMap(([, request]) => request?.body ?? []);
  await expect.poll(bodies).toEqual(['{"decision":"disaster"}']);
});

it("shows the branch of a decision, and says to others when it is not decided yet", async () => {
  await open({ decisions: ["disaster"], canLead: false });
  await expect.element(page.getByText("Resolved or declared? Disaster declared.")).toBeVisible();
  expect(shown()).toEqual(["Alert the crisis team", "Activate all"]);
});

it("draws the actions of a closed topic once it is opened, and keeps them", async () => {
  const later = action("Book the hall", { topic: "F.4 Move out" });
  await open({ actions: [...INCIDENT.actions, later] });
  const topic = page.getByText("F.4 Move out");
  await expect.element(topic).toBeVisible();
  await expect.element(page.getByText("0 of 1").last()).toBeVisible();
  const box = page.getByText("Book the hall");
  await expect.element(box).not.toBeInTheDocument();
  await topic.click();
  await expect.element(box).toBeVisible();
  await topic.click();
  await expect.element(box).not.toBeVisible();
});

it("keeps a tick without a network as not sent, also after a reload, and sends it once with its time", async () => {
  const ticks: unknown[] = [];
  let hasNetwork = false;
  server.mockImplementation(async (address, request) => {
    if (request?.method !== "PATCH") return Response.json(USER);
    ticks.push(JSON.parse(String(request.body)));
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    return Response.json({ actionId: String(address).split("/").pop() });
  });
  const keys = { entryKeys: [btoa("A".repeat(32))] };
  const { unmount } = await open(keys);
  const box = page.getByRole("checkbox", { name: "Alert the crisis team" });
  await tick(box);
  await expect.element(page.getByText("Not sent", { exact: true })).toBeVisible();
  await expect.element(page.getByText("1 of 1 done, 1 not sent")).toBeVisible();
  await expect.poll(() => ticks.length).toBe(1);
  await unmount();

  await open(keys);
  await expect.element(page.getByText("Not sent", { exact: true })).toBeVisible();
  await expect.element(box).toBeChecked();
  hasNetwork = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Not sent", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("not sent")).not.toBeInTheDocument();
  expect(ticks.at(-1)).toEqual(ticks[0]);
  expect(ticks[0]).toEqual({
    isDone: true,
    entryId: expect.any(String),
    deviceAt: expect.any(String),
  });
});
