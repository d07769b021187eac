import type { Incident } from "@holdfast/contract/incidents/incident";
import type {
  AlertPreview,
  MessagePreview,
} from "@holdfast/contract/incidents/messages/team-message";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { LeadSection } from "./lead-section";

const ANA = { name: "Ana Tan", teamTypeIds: [1], byEmail: true, byText: true };
const BEN = { name: "Ben Oh", teamTypeIds: [2, 3], byEmail: true, byText: false };

const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  isExercise: false,
  level: 1,
  status: "active",
  whatHappened: "A pan is on fire",
  place: "12 Quay Street",
  activatedTeams: [1],
  responders: [{ teamTypeId: 1 }],
  canLead: true,
} as unknown as Incident;

const message: MessagePreview = {
  organisationName: "Harbour Café",
  senderName: "Olivia Marsh",
  senderPhone: "+61 491 570 156",
  recipients: [ANA],
  textsLeft: 100,
};
const alert: AlertPreview = {
  organisationName: "Harbour Café",
  declaredByName: "Mei Silva",
  declaredByPhone: "+61 491 570 006",
  meetingPoint: "The ferry forecourt",
  recipients: [ANA, BEN],
  areRecipientsWithheld: false,
  textsLeft: 100,
  isFirstFree: true,
  link: `https://plans.example/a/${"x".repeat(22)}`,
};

const server = vi.spyOn(globalThis, "fetch");
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  server.mockReset();
  server.mockImplementation(async (address, init) => {
    if (init?.method !== "PATCH")
      return Response.json(String(address).includes("alert_preview") ? alert : message);
    sent.push(JSON.parse(String(init.body)));
    return Response.json(incident);
  });
});

const open = (changes: Partial<Incident> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LeadSection incident={{ ...incident, ...changes }} />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name });

it("shows the messages of a higher level before it is raised, to those who respond and to new teams", async () => {
  await open();
  await button("Raise to level 2: Serious incident").click();
  await expect
    .element(
      page.getByText(
        "Level 2 incident at Harbour Café. Olivia Marsh, +61 491 570 156: Raised from level 1 to level 2: serious incident.",
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByText(/^Sent to 1 person, 1 by text message, 1 by email: Ana Tan\./u))
    .toBeVisible();
  await expect
    .element(page.getByText(/^Alerts 1 person, 0 by text message, 1 by email: Ben Oh\./u))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        "Level 2 incident at Harbour Café. A pan is on fire. Where: 12 Quay Street. You are needed: IT Recovery Team and Crisis Management Team. Meet at: The ferry forecourt. From Mei Silva, +61 491 570 006. Answer: (personal link)",
      ),
    )
    .toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([]);
  await button("Raise to level 2").last().click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(sent).toEqual([{ level: 2, levelBefore: 1 }]);
});

it("shows the message of a lower level, which alerts no one", async () => {
  await open({ level: 3 });
  await button("Lower to level 2").click();
  await expect
    .element(page.getByText(/Lowered from level 3 to level 2: serious incident\.$/u))
    .toBeVisible();
  await expect.element(page.getByText(/^Alerts /u)).not.toBeInTheDocument();
  await button("Lower to level 2").last().click();
  await expect.poll(() => sent).toEqual([{ level: 2, levelBefore: 3 }]);
});

it("raises once for a double press of Enter, and not by the press that opens the question", async () => {
  await open();
  button("Raise to level 2: Serious incident").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Cancel")).toHaveFocus();
  expect(sent).toEqual([]);
  button("Raise to level 2").last().element().focus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(sent).toEqual([{ level: 2, levelBefore: 1 }]);
});

it("can raise the level although the messages could not be loaded", async () => {
  await open();
  const reply = server.getMockImplementation();
  server.mockImplementation(async (address, init) => {
    if (init?.method !== "PATCH") throw new TypeError("Failed to fetch");
    return (await reply?.(address, init)) ?? Response.error();
  });
  await button("Raise to level 2: Serious incident").click();
  await button("Raise to level 2").last().click();
  await expect.poll(() => sent).toEqual([{ level: 2, levelBefore: 1 }]);
});
