import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { RespondersSection } from "./responders-section";
import { UnreachedBanner } from "./unreached-banner";

const PERSON: Responder = {
  responderId: "0199e2a0-0000-7000-8000-000000000006",
  teamTypeId: 1,
  designation: "Primary",
  name: "Ana Tan",
  email: "ana@cafe.example",
  mobile: "+61 491 570 110",
  phone: null,
  alertedAt: "2026-11-21T00:00:00.000Z",
  emailDelivery: "sent",
  smsDelivery: "sent",
  isLastMessageLost: false,
  answer: null,
  answeredAt: null,
  presentAt: null,
};
vi.spyOn(globalThis, "fetch");

const open = (
  people: readonly Partial<Responder>[],
  status = "active",
  canLead = false,
  activatedTeams = [1],
) => {
  const incident = {
    status,
    escalationMinutes: 15,
    canLead,
    areRespondersWithheld: false,
    activatedTeams,
    responders: people.map((person, at) => ({ ...PERSON, responderId: `${at}`, ...person })),
  } as unknown as IncidentWithKeys;
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UnreachedBanner incident={incident} />
        <RespondersSection incident={incident} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const person = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const banner = () => page.getByRole("alert");

it("says by what a person was alerted, and after how many minutes the Alternative is", async () => {
  await open([{}]);
  await expect
    .element(person("Ana Tan"))
    .toMatchTextContent("Primary, alerted by email and text message, ");
  await expect.element(person("Ana Tan")).toMatchTextContent("No answer yet");
  await expect.element(page.getByText(/answers within 15 minutes/u)).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
});

it("says that a message could not be delivered, although another was", async () => {
  await open([{ smsDelivery: "failed" }, { name: "Ben Ito", emailDelivery: "delayed" }]);
  const [ana, ben] = [person("Ana Tan"), person("Ben Ito")];
  await expect.element(ana).toMatchTextContent("Primary, alerted by email, ");
  await expect.element(ana).toMatchTextContent("The text message could not be delivered.");
  await expect.element(ana).toMatchTextContent("No answer yet");
  await expect.element(ben).toMatchTextContent("alerted by text message, ");
  await expect.element(ben).toMatchTextContent("The email has not been delivered yet");
  await expect.element(banner()).not.toBeInTheDocument();
});

it("names whom nothing has reached, above all tabs, until the teams are stood down", async () => {
  const unreached = { emailDelivery: "failed", smsDelivery: "delayed" } as const;
  const people = [unreached, { ...unreached, teamTypeId: 3 }, { name: "Ben Ito" }];
  const { unmount } = await open(people);
  await expect
    .element(person("Ana Tan").first())
    .toMatchTextContent("Not reached. Call this person");
  // Once, although the person is in two teams.
  await expect.element(banner()).toMatchTextContent("Not reached: Ana TanNo email");
  await unmount();
  await open(people, "stood-down");
  await expect.element(person("Ben Ito")).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
});

it("names whom the newest message has not reached", async () => {
  const lost = { isLastMessageLost: true, answer: "on-my-way" } as const;
  await open([lost, { ...lost, teamTypeId: 3 }, { name: "Ben Ito" }]);
  await expect
    .element(banner())
    .toMatchTextContent("The newest message has not reached: Ana TanCall");
  await expect
    .element(person("Ana Tan").first())
    .toMatchTextContent("The newest message could not be delivered. Call this person.");
});

it("does not call a person alerted whose messages are still being sent", async () => {
  await open([{ emailDelivery: "waiting", smsDelivery: "waiting" }]);
  await expect.element(person("Ana Tan")).toMatchTextContent("Primary, being alerted, ");
});

it("names the person in each button's accessible name, after what it shows", async () => {
  await open([{}, { name: "Ben Ito", alertedAt: null }], "active", true);
  const again = page.getByRole("button", { name: "Alert again: Ana Tan" });
  await expect.element(again).toMatchTextContent("Alert again");
  await expect.element(page.getByRole("button", { name: "Alert Ben Ito" })).toBeVisible();
  await expectAccessible();
});

it("names an activated team without members", async () => {
  await open([{ answer: "on-my-way" }], "active", false, [1, 2]);
  await expect.element(page.getByRole("heading", { name: "IT Recovery Team" })).toBeVisible();
  await expect.element(page.getByText("This team has no members")).toBeVisible();
});

it.each([
  ["waiting", "Ana Tan is being alerted"],
  ["limited", "The text message was not sent: the limit of text messages is reached."],
] as const)("says after another alert whose text message is %s: %s", async (smsDelivery, said) => {
  const alerted = { ...PERSON, responderId: "0", emailDelivery: "waiting", smsDelivery };
  vi.mocked(fetch).mockImplementation(async () => Response.json({ responders: [alerted] }));
  await open([{}], "active", true);
  await render(<ToastRegion />);
  await page.getByRole("button", { name: "Alert again: Ana Tan" }).click();
  await expect.element(page.getByText(said)).toBeVisible();
});

it("changes the answer of a person for a leader, and the reader's own", async () => {
  const sent: unknown[] = [];
  vi.mocked(fetch).mockImplementation(async (_address, init) => {
    if (init?.method !== "PATCH") return Response.json({ email: "ANA@cafe.example" });
    sent.push(JSON.parse(String(init.body)));
    return Response.json({});
  });
  const people = [{ answer: "on-my-way" }, { name: "Ben Ito", email: null }] as const;
  const { unmount } = await open(people, "active", true);
  await page.getByRole("button", { name: "Record answer: Ben Ito" }).click();
  await expect.element(page.getByRole("dialog", { name: "Answer of Ben Ito" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Cannot come" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await unmount();
  await open(people);
  await page.getByRole("button", { name: "Change answer: Ana Tan" }).click();
  await page.getByRole("button", { name: "Change to ‘Cannot come’" }).click();
  await expect.poll(() => sent).toEqual([{ answer: "cannot-come" }, { answer: "cannot-come" }]);
  await expect
    .element(page.getByRole("button", { name: "Record answer: Ben Ito" }))
    .not.toBeInTheDocument();
});
