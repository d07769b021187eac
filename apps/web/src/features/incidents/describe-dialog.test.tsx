import type { Incident } from "@holdfast/contract/incidents/incident";
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
  whatHappened: "",
  place: "Head Office",
} as unknown as Incident;

const server = vi.spyOn(globalThis, "fetch");
const onClose = vi.fn();
beforeEach(() => {
  server.mockReset();
  onClose.mockReset();
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DescribeDialog incident={incident} onClose={onClose} />
    </QueryClientProvider>,
  );
const what = () => page.getByLabelText("What happened");

it("saves what happened by keyboard, and closes", async () => {
  server.mockImplementation(async () => Response.json(incident));
  await open();
  await expect.element(what()).toHaveFocus();
  await expect.element(page.getByLabelText("Where")).toHaveValue("Head Office");
  await userEvent.keyboard("A pan is on fire{Enter}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const { method, body } = server.mock.calls[0]?.[1] ?? {};
  expect([method, JSON.parse(String(body))]).toEqual([
    "PATCH",
    { whatHappened: "A pan is on fire", place: "Head Office" },
  ]);
});

it("asks for what happened next to the field, and sends nothing without it", async () => {
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Please say what happened.")).toBeVisible();
  await expectAccessible();
  expect(server).not.toHaveBeenCalled();
});

it("keeps what was typed if the incident was closed meanwhile, and says why", async () => {
  server.mockImplementation(async () =>
    Response.json({ title: "This incident is closed.", status: 409 }, { status: 409 }),
  );
  await open();
  await what().fill("A pan is on fire");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This incident is closed.")).toBeVisible();
  await expect.element(what()).toHaveValue("A pan is on fire");
  expect(onClose).not.toHaveBeenCalled();
});
