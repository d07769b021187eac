import type { Incident } from "@holdfast/contract/incidents/incident";
import type { MessagePreview } from "@holdfast/contract/incidents/messages/team-message";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { DescribeDialog } from "./describe-dialog";

const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  isExercise: false,
  level: 2,
  status: "active",
  whatHappened: "",
  place: "Head Office",
} as unknown as Incident;
const preview: MessagePreview = {
  organisationName: "Harbour Café",
  senderName: "Olivia Marsh",
  senderPhone: null,
  recipients: [{ name: "Ana Tan", teamTypeIds: [1], byEmail: true, byText: true }],
  textsLeft: 100,
};

const server = vi.spyOn(globalThis, "fetch");
const onClose = vi.fn();
beforeEach(() => {
  server.mockReset();
  onClose.mockReset();
});

/** Answers a save, and shows the preview. */
const saves = (reply: () => Response) =>
  server.mockImplementation(async (_address, init) =>
    init?.method === "PATCH" ? reply() : Response.json(preview),
  );
const saved = () =>
  server.mock.calls.flatMap(([, init]) =>
    init?.method === "PATCH" ? [JSON.parse(String(init.body)) as unknown] : [],
  );

const open = (changes: Partial<Incident> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DescribeDialog incident={{ ...incident, ...changes }} onClose={onClose} />
    </QueryClientProvider>,
  );
const what = () => page.getByLabelText("What happened");

it("saves what happened by keyboard, and closes", async () => {
  saves(() => Response.json(incident));
  await open();
  await expect.element(what()).toHaveFocus();
  await expect.element(page.getByLabelText("Where")).toHaveValue("Head Office");
  await userEvent.keyboard("A pan is on fire{Enter}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(saved()).toEqual([{ whatHappened: "A pan is on fire", place: "Head Office" }]);
});

it("asks for what happened next to the field, and sends nothing without it", async () => {
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Please say what happened.")).toBeVisible();
  await expectAccessible();
  expect(saved()).toEqual([]);
});

it("shows who gets which message in how many parts, before it is sent", async () => {
  saves(() => Response.json(incident));
  await open();
  await what().fill(`See status.aws.com now. ${"Go to the ferry forecourt. ".repeat(10)}`);
  await expect
    .element(page.getByText(/^Sent to 1 person, 1 by text message, 1 by email: Ana Tan\./u))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        /^Level 2 incident at Harbour Café\. Olivia Marsh: See status\(dot\)aws\(dot\)com now\. .* \w+\.\.\.$/u,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^Sent in 2 parts.+ It is shortened at/u)).toBeVisible();
  await expect.element(page.getByText(/^Web addresses are written out/u)).toBeVisible();
  await expectAccessible();
});

it("sends nothing once the teams are stood down", async () => {
  saves(() => Response.json(incident));
  await open({ status: "stood-down" });
  await what().fill("A pan was on fire");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.mock.calls.map(([, init]) => init?.method)).toEqual(["PATCH"]);
});

it("keeps what was typed if the incident was closed meanwhile, and says why", async () => {
  saves(() => Response.json({ title: "This incident is closed.", status: 409 }, { status: 409 }));
  await open();
  await what().fill("A pan is on fire");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This incident is closed.")).toBeVisible();
  await expect.element(what()).toHaveValue("A pan is on fire");
  expect(onClose).not.toHaveBeenCalled();
});
