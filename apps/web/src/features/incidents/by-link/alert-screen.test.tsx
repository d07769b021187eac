import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import {
  ALERT,
  LINK_ID as ID,
  linkedAction as action,
  ON_THE_WAY,
  WORK,
} from "../../../../test/linked-alert";
import { tick } from "../../../../test/tick";
import { forgetAlert } from "../../../platform/offline-plan/kept-alerts";
import { AlertScreen } from "./alert-screen";

const server = vi.spyOn(globalThis, "fetch");
const bodiesTo = (path: string) =>
  server.mock.calls
    .filter(([address]) => address === `/v1/incident_alerts/${path}`)
    .map(([, request]) => JSON.parse(String(request?.body)) as Record<string, unknown>);
const answers = (byPath: Record<string, () => Response>) =>
  server.mockImplementation(
    async (address) =>
      byPath[String(address).replace("/v1/incident_alerts/", "")]?.() ??
      new Response(null, { status: 404 }),
  );
/** The server shows one state until an answer changes it. */
const isAnsweredBy = (before: Alert, after: Alert) => {
  let shown = before;
  answers({
    read: () => Response.json(shown),
    answer: () => {
      shown = after;
      return Response.json(after);
    },
  });
};
const button = (name: string | RegExp) => page.getByRole("button", { name });

beforeEach(async () => {
  server.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  await forgetAlert(ID);
  window.history.replaceState(null, "", `#id=${ID}&token=secret`);
});

it("shows the next five actions of the team after one press, the leader and the meeting point", async () => {
  isAnsweredBy(ALERT, ON_THE_WAY);
  await render(<AlertScreen />);
  await expect
    .element(page.getByRole("link", { name: /^Call .+, Mei Silva/u }))
    .toHaveAttribute("href", "tel:+61491570006");
  await expect.element(page.getByText("The car park in Short Street")).toBeVisible();
  await button("On my way").click();
  const next = page.getByRole("list", { name: "Next actions" });
  await expect.element(next.getByText("Action 1")).toBeVisible();
  expect(next.getByRole("checkbox").elements()).toHaveLength(5);
  await expect.element(page.getByText("What happened: A fire")).toBeVisible();
  await expectAccessible();
});

it("offers the person who leads no call to their own number", async () => {
  isAnsweredBy(ALERT, { ...ON_THE_WAY, leader: null });
  await render(<AlertScreen />);
  await button("On my way").click();
  await expect.element(page.getByText("You lead this incident.")).toBeVisible();
  await expect
    .element(page.getByRole("list", { name: "Call" }).getByRole("listitem"))
    .toMatchTextContent("Ben Tan");
});

it("changes the answer back and forth", async () => {
  const declined: Alert = { ...ON_THE_WAY, answer: "cannot-come", work: null };
  isAnsweredBy(ON_THE_WAY, declined);
  await render(<AlertScreen />);
  await button("Change to ‘Cannot come’").click();
  await expect.element(page.getByText("You answered: Cannot come")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Next actions" })).not.toBeInTheDocument();
  await expect.element(button("Change to ‘On my way’")).toBeVisible();
  expect(bodiesTo("answer")).toMatchObject([{ id: ID, token: "secret", answer: "cannot-come" }]);
});

it("sends ticks and entries once the network is back, each with its id and the device’s time", async () => {
  let isOffline = true;
  const offline = () => {
    if (isOffline) throw new TypeError("Failed to fetch");
  };
  answers({
    read: () => Response.json(ON_THE_WAY),
    actions: () => {
      offline();
      const actionId = WORK.actions[0]?.actionId ?? "";
      return Response.json(action(1, { actionId, doneAt: "2026-11-21T00:06:00.000Z" }));
    },
    log: () => {
      offline();
      return Response.json([]);
    },
  });
  await render(<AlertScreen />);
  await tick(page.getByRole("checkbox", { name: "Action 1" }));
  await page.getByLabelText("What happened or was decided").fill("The gas is off");
  await button("Add entry").click();
  await expect.element(page.getByText(/1 entry is on this device only/u)).toBeVisible();
  const stored = JSON.stringify(localStorage);
  expect(stored).not.toContain("gas");
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText(/on this device only/u)).not.toBeInTheDocument();
  const [sent] = bodiesTo("actions").slice(-1);
  expect(sent).toMatchObject({ id: ID, token: "secret", isDone: true });
  expect(sent).toHaveProperty("entryId");
  expect(sent).toHaveProperty("deviceAt");
  expect(bodiesTo("log").slice(-1)).toMatchObject([{ entries: [{ text: "The gas is off" }] }]);
});

it("leads a person with an account to the workspace", async () => {
  answers({ read: () => Response.json({ ...ON_THE_WAY, hasAccount: true }) });
  await render(<AlertScreen />);
  await expect
    .element(page.getByRole("link", { name: "Open the incident" }))
    .toHaveAttribute(
      "href",
      `/dashboard/incident?id=${ID}&plan=${ALERT.planId}&organisation=${ALERT.organisationId}`,
    );
});

it("says why a link has ended, and whom to call", async () => {
  const detail =
    "Level 2 at Harbour Café, declared 3 h ago, has ended. If you have questions, call Mei.";
  answers({
    read: () =>
      Response.json(
        { title: "Ended", status: 410, code: "alert-ended", detail },
        { status: 410, headers: { "content-type": "application/problem+json" } },
      ),
  });
  await render(<AlertScreen />);
  await expect.element(page.getByText(detail)).toBeVisible();
});
