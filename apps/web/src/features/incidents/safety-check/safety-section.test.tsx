import type { Incident } from "@holdfast/contract/incidents/incident";
import type { SafetyPerson, SafetyPreview } from "@holdfast/contract/incidents/safety-check";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { SafetyBanner } from "./safety-banner";
import { SafetySection } from "./safety-section";

const BRANCH = "0199e2a0-0000-7000-8000-000000000009";
const EARLIER = "2026-11-21T00:00:00.000Z";

const PERSON: SafetyPerson = {
  personId: "0199e2a0-0000-7000-8000-000000000006",
  name: "Ana Tan",
  location: "Head Office",
  email: "ana@cafe.example",
  mobile: "+61 491 570 110",
  phone: "+61 2 5550 1234",
  afterHoursPhone: null,
  askedAt: EARLIER,
  sentAt: EARLIER,
  reminders: 0,
  emailDelivery: "sent",
  smsDelivery: "sent",
  answer: null,
  answeredAt: null,
  saidBy: null,
  helpAt: null,
  helpPlace: "",
  helpText: "",
};
const preview: SafetyPreview = {
  locations: [
    {
      branchId: BRANCH,
      name: "Head Office",
      people: 3,
      byText: 2,
      byEmail: 2,
      asked: 0,
      unreachable: ["Kim Oh"],
    },
    {
      branchId: null,
      name: "No location",
      people: 2,
      byText: 1,
      byEmail: 1,
      asked: 0,
      unreachable: [],
    },
    {
      branchId: PERSON.personId,
      name: "Harbour",
      people: 7,
      byText: 7,
      byEmail: 7,
      asked: 0,
      unreachable: [],
    },
  ],
  text: "EXERCISE: Level 1 incident at Harbour Café. Are you safe, Ana Tan? Answer: (personal link)",
  segments: 2,
  textsLeft: 2,
  email: { subject: "EXERCISE: are you safe?", paragraphs: ["This is an exercise."] },
};

const server = vi.spyOn(globalThis, "fetch");
let people: Partial<SafetyPerson>[];
beforeEach(() => {
  server.mockReset();
  people = [];
  server.mockImplementation(async (address, init) => {
    if (String(address).endsWith("/preview")) return Response.json(preview);
    if (init?.method === "PATCH") return Response.json(PERSON);
    const rows = people.map((person, at) => ({
      ...PERSON,
      personId: `${PERSON.personId}${at}`,
      ...person,
    }));
    return Response.json({ people: rows }, { status: init?.method === "POST" ? 201 : 200 });
  });
});
const sentBodies = (method: string) =>
  server.mock.calls
    .filter(([, init]) => init?.method === method)
    .map(([, init]) => (init?.body === undefined ? null : JSON.parse(String(init.body))));

const open = (incident: Partial<Incident> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SafetySection
        incident={
          {
            planId: BRANCH,
            incidentId: PERSON.personId,
            status: "active",
            canLead: true,
            isExercise: false,
            areRespondersWithheld: false,
            escalationMinutes: 10,
            safetyCheck: { asked: 1, safe: 0, needHelp: 0, silent: 1, helpNames: [] },
            ...incident,
          } as unknown as Incident
        }
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });

it("shows whom it asks, by what and with which words, before it asks", async () => {
  await open({ safetyCheck: null, isExercise: true });
  await button("Ask if everyone is safe").click();
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByText("5 people are asked: 3 by text message, 3 by email."))
    .toBeVisible();
  await expect.element(dialog.getByText("No message can be sent to Kim Oh")).toBeVisible();
  await expect.element(dialog.getByText(preview.text)).toBeVisible();
  await expect.element(dialog.getByText("Only 2 text messages can be sent today")).toBeVisible();
  await expect.element(dialog.getByText(/^Sent in 2 parts/u)).toBeVisible();
  await expect.element(dialog.getByText("EXERCISE", { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByText("Harbour (7)").click();
  await button("Ask 12 people").click();
  await expect.element(page.getByText("People are being asked: 12")).toBeVisible();
  expect(sentBodies("POST")).toEqual([
    { branchIds: [BRANCH, PERSON.personId], withoutLocation: true },
  ]);
});

it("lists the highest need first, with a call button for each, and filters by answer and location", async () => {
  people = [
    { name: "Mei Tan", answer: "safe", answeredAt: EARLIER },
    { name: "Ben Ito" },
    {
      name: "Kim Oh",
      email: null,
      mobile: null,
      emailDelivery: null,
      smsDelivery: null,
      location: "Harbour",
    },
    {
      answer: "help",
      answeredAt: EARLIER,
      helpAt: EARLIER,
      helpPlace: "The cellar",
      helpText: "My leg",
    },
  ];
  await open();
  const rows = page.getByRole("list", { name: "People" }).getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent("Ana Tan");
  await expect.element(rows.nth(0)).toMatchTextContent("Where: The cellar. ‘My leg’");
  await expect.element(rows.nth(1)).toMatchTextContent("No email address or mobile number");
  await expect.element(rows.nth(2)).toMatchTextContent("No answer. Asked");
  await expect.element(rows.nth(3)).toMatchTextContent("Safe, ");
  const call = page.getByRole("link", { name: /^Call \+61 491 570 110.*Ben Ito$/u });
  await expect.element(call).toHaveAttribute("href", "tel:+61491570110");
  await expectAccessible();
  await button("1 No answer").click();
  await expect.element(rows.nth(0)).toMatchTextContent("Ben Ito");
  expect(rows.elements()).toHaveLength(1);
  await button("1 No answer").click();
  await page.getByRole("combobox", { name: "Location" }).selectOptions("Harbour");
  await expect.element(rows.nth(0)).toMatchTextContent("Kim Oh");
  expect(rows.elements()).toHaveLength(1);
});

it("marks a person as safe with who said so, by keyboard", async () => {
  people = [{}];
  await open();
  const mark = button("Mark as safe: Ana Tan");
  await expect.element(mark).toBeVisible();
  mark.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: /^Who said so/u })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Please say who said so.")).toBeVisible();
  await userEvent.keyboard("Ben, by phone{Enter}");
  await expect.element(page.getByText("Ana Tan is marked as safe")).toBeVisible();
  expect(sentBodies("PATCH")).toEqual([{ saidBy: "Ben, by phone" }]);
});

it("reminds only those who have had no message for minutes", async () => {
  people = [{}, { name: "Ben Ito", sentAt: new Date().toISOString() }, { answer: "safe" }];
  await open();
  await button("Remind 1 who has not answered").click();
  await expect.element(page.getByText("Reminders are being sent: 1")).toBeVisible();
  expect(sentBodies("POST")).toHaveLength(1);
});

it("offers nothing to change to those who may not lead, and after the incident", async () => {
  people = [{}];
  const { unmount } = await open({ canLead: false });
  await expect.element(page.getByText("Ana Tan", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: /^(?:Mark as|Remind|Ask) /u }).elements()).toHaveLength(
    0,
  );
  await unmount();
  await open({ status: "closed" });
  await expect.element(page.getByText("Ana Tan", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: /^(?:Mark as|Remind|Ask) /u }).elements()).toHaveLength(
    0,
  );
});

it("names those who need help above all tabs", async () => {
  const safetyCheck = {
    asked: 9,
    safe: 0,
    needHelp: 7,
    silent: 2,
    helpNames: ["A", "B", "C", "D", "E"],
  };
  await render(<SafetyBanner incident={{ safetyCheck, status: "active" }} />);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Need help: A, B, C, D, E and 2 more");
});
