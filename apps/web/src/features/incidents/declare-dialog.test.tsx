import type { OpenIncident } from "@holdfast/contract/incidents/incident";
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

it("shows what the text message will say, and what is left out of it", async () => {
  await open();
  await page
    .getByLabelText("What happened")
    .fill(`See status.aws.com now. ${"Go to the ferry forecourt. ".repeat(10)}`);
  await expect
    .element(page.getByText(/^See status\(dot\)aws\(dot\)com now\. .* \w+\.\.\. Where: /u))
    .toBeVisible();
  await expect
    .element(page.getByText("It is shortened at ‘...’. The email has all of it."))
    .toBeVisible();
  await expect.element(page.getByText(/^Web addresses are written out/u)).toBeVisible();
  await expectAccessible();
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
  expect(await declare()).toMatchObject({ level: 2 });
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
