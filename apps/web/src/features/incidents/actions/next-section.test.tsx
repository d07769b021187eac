import type { IncidentAction, IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { tick } from "../../../../test/tick";
import { createQueryClient } from "../../../platform/api/query-client";
import { QueueSection } from "../log/queue-section";
import { NextSection } from "./next-section";

const ID = "0199e2a0-0000-7000-8000-0000000000";
const action = (number: number, teamTypeId: number): IncidentAction => ({
  actionId: `${ID}${10 + number}`,
  teamTypeId,
  topic: "B.1 Raise the alarm",
  group: null,
  text: `Action ${number}`,
  dueAt: null,
  doneAt: null,
  doneByName: null,
});
const person = (number: number, name: string, email: string): Responder =>
  ({
    responderId: `${ID}${50 + number}`,
    teamTypeId: 2,
    name,
    email,
    answer: "on-my-way",
    answeredAt: "2026-11-23T00:04:00.000Z",
  }) as Responder;

const INCIDENT = {
  planId: `${ID}03`,
  incidentId: `${ID}04`,
  status: "active",
  level: 1,
  decisions: [],
  responders: [person(1, "Mei Tan", "Mei@cafe.example"), person(2, "Ben Tan", "ben@cafe.example")],
  actions: [
    ...[1, 2].map((number) => action(number, 1)),
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => action(number, 2)),
  ],
  entryKeys: [btoa("A".repeat(32))],
} as unknown as IncidentWithKeys;

const server = vi.spyOn(globalThis, "fetch");
let email: string;
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  email = "mei@cafe.example";
  sent = [];
  server.mockReset().mockImplementation(async (_address, request) => {
    if (request?.method !== "PATCH") return Response.json({ id: `${ID}01`, email });
    sent.push(JSON.parse(String(request.body)));
    return Response.json({ ...action(4, 2), actionId: `${ID}14` });
  });
});

const open = (change: Partial<IncidentWithKeys> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QueueSection incident={{ ...INCIDENT, ...change }}>
        <NextSection incident={{ ...INCIDENT, ...change }} />
      </QueueSection>
    </QueryClientProvider>,
  );
const shown = () =>
  page
    .getByRole("checkbox")
    .elements()
    .map((box) => box.closest("label")?.textContent);

it("shows a responder's answer and the next five actions of the own team", async () => {
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Next for you: IT Recovery Team" }))
    .toBeVisible();
  await expect.element(page.getByText(/^Your answer: On my way, 23\/11\/2026/u)).toBeVisible();
  expect(shown()).toEqual([3, 4, 5, 6, 7].map((number) => `Action ${number}`));
  await expectAccessible();
});

it("moves on when an action is ticked, also without a network", async () => {
  server.mockImplementation(async (_address, request) => {
    if (request?.method === "PATCH") throw new TypeError("Failed to fetch");
    return Response.json({ id: `${ID}01`, email });
  });
  await open();
  await tick(page.getByRole("checkbox", { name: "Action 3" }));
  await expect.poll(shown).toEqual([4, 5, 6, 7, 8].map((number) => `Action ${number}`));
});

it("shows those of all teams to a person without a team, and nothing once the incident is closed", async () => {
  email = "owner@cafe.example";
  const { unmount } = await open();
  await expect
    .element(page.getByRole("heading", { name: "Next actions of all teams" }))
    .toBeVisible();
  expect(shown()).toEqual([1, 2, 3, 4, 5].map((number) => `Action ${number}`));
  await unmount();
  await open({ status: "closed" });
  await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
});

it("assigns an action to a person of the teams, with a note", async () => {
  await open();
  await page.getByRole("button", { name: "Assign: Action 4" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign the action" });
  await dialog
    .getByRole("combobox", { name: "Who does it" })
    .selectOptions("Ben Tan, IT Recovery Team, on my way");
  await dialog.getByRole("textbox", { name: "Note" }).fill("The keys are in the office");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ responderId: `${ID}52`, note: "The keys are in the office" }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it("hands an assigned action over", async () => {
  const [first] = INCIDENT.responders;
  const assignedTo = { responderId: first?.responderId ?? "", name: "Mei Tan" };
  await open({ actions: INCIDENT.actions.map((action) => ({ ...action, assignedTo })) });
  await expect.element(page.getByText("Assigned to Mei Tan").first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Hand over: Action 1" })).toBeVisible();
});
