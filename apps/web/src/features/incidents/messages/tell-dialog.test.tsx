import type { Incident } from "@holdfast/contract/incidents/incident";
import type {
  MessagePreview,
  SentTeamMessage,
} from "@holdfast/contract/incidents/messages/team-message";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { TellDialog } from "./tell-dialog";

const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  isExercise: true,
  level: 2,
  status: "active",
  place: "12 Quay Street",
  meetingPoint: "The ferry forecourt",
  activatedTeams: [1, 2],
} as unknown as Incident;

const preview: MessagePreview = {
  organisationName: "Harbour Café",
  senderName: "Olivia Marsh",
  senderPhone: "+61 491 570 156",
  recipients: [
    { name: "Ana Tan", teamTypeIds: [1, 2], byEmail: true, byText: true },
    { name: "Ben Oh", teamTypeIds: [1], byEmail: true, byText: false },
  ],
  textsLeft: 0,
};
const sent: SentTeamMessage = {
  text: "EXERCISE: Level 2 incident at Harbour Café. Olivia Marsh, +61 491 570 156: Meet here.",
  people: 1,
  byText: 0,
  byEmail: 1,
  notTexted: 1,
  unreachable: [],
};

const server = vi.spyOn(globalThis, "fetch");
const bodies: unknown[] = [];
beforeEach(() => {
  bodies.length = 0;
  server.mockReset();
  server.mockImplementation(async (_address, init) => {
    if (init?.method !== "POST") return Response.json(preview);
    bodies.push(JSON.parse(String(init.body)));
    return Response.json(sent, { status: 201 });
  });
});

const onClose = vi.fn<() => void>();
const renderDialog = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TellDialog incident={incident} onClose={onClose} />
    </QueryClientProvider>,
  );

it("shows who gets which words in how many parts, before and after it is sent", async () => {
  await renderDialog();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect
    .element(page.getByText(/^Sent to 2 people, 1 by text message, 2 by email:/u))
    .toBeVisible();
  await expect.element(page.getByText(/Ana Tan, Ben Oh/u)).toBeVisible();
  await page.getByRole("button", { name: "Meet here" }).click();
  await expect.element(message).toHaveValue("Meet here: The ferry forecourt.");
  await page.getByRole("button", { name: "Dial in" }).click();
  await userEvent.type(message, "1800 555 100 – don’t wait");
  const words =
    "EXERCISE: Level 2 incident at Harbour Café. Olivia Marsh, +61 491 570 156: Meet here: The ferry forecourt. Dial in: 1800 555 100 - don't wait";
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Sent as 1 text message\./u)).toBeVisible();
  await expect.element(page.getByText("Only 0 text messages can be sent today")).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "To" }).selectOptions("IT Recovery Team");
  await expect
    .element(page.getByText(/^Sent to 1 person, 1 by text message, 1 by email:/u))
    .toBeVisible();
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await expect.element(page.getByText(sent.text)).toBeVisible();
  await expect.element(page.getByText("Text messages that were not sent: 1")).toBeVisible();
  expect(bodies).toEqual([
    { teamTypeId: 2, text: "Meet here: The ferry forecourt. Dial in: 1800 555 100 – don’t wait" },
  ]);
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks for a message before it sends one", async () => {
  await renderDialog();
  await page.getByRole("button", { name: "Send to 2 people" }).click();
  await expect.element(page.getByText("Please write the message.")).toBeVisible();
  expect(bodies).toEqual([]);
});
