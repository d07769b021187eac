import { INCIDENT_JUST_DECLARED } from "@holdfast/contract/incidents/errors";
import type { OpenIncident } from "@holdfast/contract/incidents/incident";
import type { AlertPreview } from "@holdfast/contract/incidents/messages/team-message";
import {
  EXERCISE_DECLARED,
  INCIDENT_DECLARED,
} from "@holdfast/contract/incidents/incident-endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { tick } from "../../../test/tick";
import { planWith } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { DeclareDialog } from "./declare-dialog";

const preview: AlertPreview = {
  organisationName: "Harbour Café",
  declaredByName: "Olivia Marsh",
  declaredByPhone: null,
  meetingPoint: "The ferry forecourt",
  recipients: [
    { name: "Ana Tan", teamTypeIds: [1, 2], byEmail: true, byText: true },
    { name: "Ben Oh", teamTypeIds: [3], byEmail: true, byText: false },
  ],
  areRecipientsWithheld: false,
  textsLeft: 0,
  isFirstFree: true,
  link: `https://plans.example/a/${"x".repeat(22)}`,
};
const server = vi.spyOn(globalThis, "fetch");
const onDeclared = vi.fn();
let active: OpenIncident[] = [];
let answered: Promise<void> = Promise.resolve();
beforeEach(() => {
  onDeclared.mockReset();
  server.mockReset();
  active = [];
  answered = Promise.resolve();
  server.mockImplementation(async (request) => {
    if (String(request).includes("/alert_preview")) return Response.json(preview);
    if (!String(request).endsWith("/open_incidents")) return Response.json({ incidentId: "1" });
    await answered;
    return Response.json(active);
  });
});

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

const open = (client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <DeclareDialog plan={planWith()} onClose={vi.fn()} onDeclared={onDeclared} />
    </QueryClientProvider>,
  );
const declare = async (verb = "Declare") => {
  await page.getByRole("button", { name: `${verb} level 2` }).click();
  await expect.poll(() => onDeclared.mock.calls.length).toBe(1);
  const sent = server.mock.calls.find(([, request]) => request?.method === "POST");
  return JSON.parse(String(sent?.[1]?.body)) as Record<string, unknown>;
};

it("alerts Alternatives after the usual ten minutes", async () => {
  await open();
  expect(await declare()).toMatchObject({ level: 2, isExercise: false, escalationMinutes: 10 });
});

it("alerts Alternatives after the chosen minutes", async () => {
  await open();
  await page.getByLabelText("Alert the next Alternative").selectOptions("After 2 minutes");
  expect(await declare()).toMatchObject({ escalationMinutes: 2 });
});

it.each([
  [false, "Declare", INCIDENT_DECLARED],
  [true, "Rehearse", EXERCISE_DECLARED],
])("reports what was declared (exercise: %s)", async (isExercise, verb, message) => {
  await open();
  if (isExercise) await tick(page.getByRole("checkbox"));
  expect(await declare(verb)).toMatchObject({ isExercise });
  expect(currentToasts().map(({ title }) => title)).toContain(message);
});

it("opens the workspace without waiting for the lists", async () => {
  await open();
  await expect.element(page.getByRole("button", { name: "Declare level 2" })).toBeVisible();
  answered = new Promise(() => undefined);
  await declare();
  const lists = () =>
    server.mock.calls.filter(([address]) => String(address).endsWith("/open_incidents"));
  await expect.poll(() => lists().length).toBe(2);
});

const sentBy = (level: number) => page.getByText(/^What is sent to/u).nth(level - 1);

it("shows for each level who is alerted first, with which text message in how many parts", async () => {
  await open();
  await expect.element(sentBy(1)).toMatchTextContent("What is sent to 1 person");
  await expect.element(sentBy(2)).toMatchTextContent("What is sent to 2 people");
  await sentBy(2).click();
  // Level 3 has the same people, in a part that is closed.
  const people = page.getByText(
    /^Alerts 2 people, 1 by text message, 2 by email: Ana Tan, Ben Oh\. Alternatives are alerted/u,
  );
  await expect.element(people.first()).toBeVisible();
  await expect.element(people.last()).not.toBeVisible();
  await page.getByLabelText("What happened").fill("A pan is on fire");
  const words =
    /^Level 2 incident at Harbour Café\. A pan is on fire\. Where: .+ You are needed: Emergency Response Team and IT Recovery Team\. Meet at: The ferry forecourt\. From Olivia Marsh\. Answer: \(personal link\)$/u;
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(/^Sent in 2 parts/u).nth(1)).toBeVisible();
  // The first alerts of a real incident have no limit; those of an exercise have.
  const limit = page.getByText("Only 0 text messages can be sent today");
  await expect.element(limit).not.toBeInTheDocument();
  await expectAccessible();
  await tick(page.getByRole("checkbox"));
  await expect.element(limit.nth(1)).toBeVisible();
});

it("says what a text message leaves out", async () => {
  await open();
  await sentBy(1).click();
  await page
    .getByLabelText("What happened")
    .fill(`See status.aws.com now. ${"Go to the ferry forecourt. ".repeat(10)}`);
  await expect
    .element(page.getByText(/See status\(dot\)aws\(dot\)com now\. .* \w+\.\.\. Where: /u).first())
    .toBeVisible();
  await expect.element(page.getByText(/It is shortened at ‘\.\.\.’/u).first()).toBeVisible();
  await expect.element(page.getByText(/^Web addresses are written out/u).first()).toBeVisible();
});

it("shows the people of an expired plan only once the incident is declared", async () => {
  const loaded = server.getMockImplementation();
  server.mockImplementation(async (address, init) =>
    String(address).includes("/alert_preview")
      ? Response.json({ ...preview, recipients: [], areRecipientsWithheld: true })
      : ((await loaded?.(address, init)) ?? Response.error()),
  );
  await open();
  await page.getByText("What is sent").first().click();
  await expect.element(page.getByText("The plan has expired").first()).toBeVisible();
});

const fire: OpenIncident = {
  incidentId: "0199e2a0-0000-7000-8000-000000000021",
  planId: planWith().planId,
  isExercise: false,
  level: 3,
  whatHappened: "Fire in the kitchen",
  place: "12 Quay Street",
  status: "active",
  declaredAt: "2026-11-27T12:07:00.000Z",
};

it("offers first to join the active incident of the plan", async () => {
  active = [fire, { ...fire, incidentId: "2", isExercise: true }];
  await open();
  await expect.element(page.getByText(/^Fire in the kitchen\. Declared/u)).toBeVisible();
  await page.getByRole("button", { name: "Join it: level 3, 12 Quay Street" }).click();
  expect(onDeclared).toHaveBeenCalledWith(fire.incidentId);
  expect(server.mock.calls.filter(([, request]) => request?.method === "POST")).toEqual([]);
});

it("declares another incident if it is not the same one", async () => {
  active = [fire];
  await open();
  await page.getByRole("button", { name: "This is a different incident" }).click();
  expect(await declare()).toMatchObject({ level: 2, otherIncidentIds: [fire.incidentId] });
});

it("shows no button to declare before the active incidents are known", async () => {
  const slow = Promise.withResolvers<void>();
  answered = slow.promise;
  active = [fire];
  await open();
  await expect.element(page.getByRole("status")).toMatchTextContent("Checking");
  expect(page.getByRole("button", { name: /^Declare level/u }).elements()).toEqual([]);
  slow.resolve();
  await expect.element(page.getByRole("button", { name: /^Join it/u })).toBeVisible();
  expect(page.getByRole("button", { name: /^Declare level/u }).elements()).toEqual([]);
});

describe("with a fake clock", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Resolves once the element is there; timers without a delay fire meanwhile. */
  const comes = (found: Locator) =>
    expect
      .poll(() => {
        vi.advanceTimersByTime(0);
        return found.query();
      })
      .not.toBeNull();

  it("shows the form after a short wait, and offers to join an incident that is loaded later", async () => {
    const slow = Promise.withResolvers<void>();
    answered = slow.promise;
    active = [fire];
    await open();
    vi.advanceTimersByTime(2_000);
    const declareButton = page.getByRole("button", { name: /^Declare level 2/u });
    await comes(declareButton);
    slow.resolve();
    // The panel moves the other buttons, so presses are ignored for a moment.
    const joinButton = page.getByRole("button", { name: /^Join it/u });
    await comes(joinButton);
    await expect.element(joinButton).toBeDisabled();
    expect(declareButton.element()).toHaveAttribute("disabled");
    vi.advanceTimersByTime(1_000);
    await expect.element(declareButton).toBeEnabled();
  });
});

it("keeps what was typed when another person declares an incident", async () => {
  const client = createQueryClient();
  await open(client);
  await page.getByLabelText("What happened").fill("Smoke in the kitchen");
  active = [fire];
  await client.invalidateQueries();
  await page.getByRole("button", { name: "This is a different incident" }).click();
  await expect.element(page.getByText("Is this the same incident?")).not.toBeInTheDocument();
  expect(await declare()).toMatchObject({ whatHappened: "Smoke in the kitchen" });
});

it("offers to join the incident that someone else declared at the same moment", async () => {
  const loaded = server.getMockImplementation();
  server.mockImplementation(async (address, init) => {
    if (init?.method !== "POST" || active.length > 0)
      return (await loaded?.(address, init)) ?? Response.error();
    active = [fire];
    const { status, ...problem } = INCIDENT_JUST_DECLARED;
    return Response.json({ ...problem, detail: problem.message }, { status });
  });
  await open();
  await page.getByRole("button", { name: "Declare level 2" }).click();
  await expect.element(page.getByText(/^Yours was not declared/u)).toBeVisible();
  await page.getByRole("button", { name: "This is a different incident" }).click();
  await expect.element(page.getByText(/^Yours was not declared/u)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Declare level 2" }).click();
  await expect.poll(() => onDeclared.mock.calls.length).toBe(1);
  const sent = server.mock.calls.flatMap(([, request]) =>
    request?.method === "POST" ? String(request.body) : [],
  );
  expect(sent).toEqual([
    expect.stringContaining('"otherIncidentIds":[]'),
    expect.stringContaining(`"otherIncidentIds":["${fire.incidentId}"]`),
  ]);
});
