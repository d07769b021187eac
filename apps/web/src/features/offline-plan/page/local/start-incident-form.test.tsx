import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../../test/accessible";
import type { LocalIncident } from "../../../../platform/offline-plan/local-incidents";
import { StartIncidentForm } from "./start-incident-form";

const starting = () => vi.fn<(started: LocalIncident) => Promise<void>>().mockResolvedValue();
const active = {
  incidentId: "active",
  isExercise: false,
  level: 2,
  status: "active",
  declaredAt: "2026-11-28T08:00:00.000Z",
} as unknown as OfflineIncident;
const openForm = () => page.getByRole("button", { name: "Start an incident" }).click();
const start = page.getByRole("button", { name: "Start", exact: true });

it("starts an incident with its level, what happened and a key of its own", async () => {
  const onStart = starting();
  const { container } = await render(<StartIncidentForm incidents={[]} onStart={onStart} />);
  await openForm();
  await page.getByRole("radio", { name: "Level 3" }).click();
  await page.getByRole("textbox", { name: "What happened" }).fill(" Fire ");
  await page.getByLabelText("Since when, if not now").fill("2026-11-28T08:30");
  await expectAccessible(container);
  await start.click();
  await expect.poll(() => onStart.mock.calls.length).toBe(1);
  const [started] = onStart.mock.calls[0] ?? [];
  expect(started).toMatchObject({
    level: 3,
    isExercise: false,
    isAnother: false,
    whatHappened: "Fire",
    startedAt: new Date("2026-11-28T08:30").toISOString(),
    incidentId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
  });
  expect(atob(started?.key ?? "")).toHaveLength(32);
  await expect.element(start).not.toBeInTheDocument();
});

it("points to an active incident of the plan first, unless it is another one", async () => {
  const onStart = starting();
  await render(<StartIncidentForm incidents={[active]} onStart={onStart} />);
  await openForm();
  await expect.element(page.getByText(/A level 2 incident is open since/u)).toBeVisible();
  await expect.element(start).toBeDisabled();
  await page.getByRole("checkbox", { name: "This is another incident" }).click();
  await start.click();
  await expect.poll(() => onStart.mock.calls[0]?.[0]).toMatchObject({ isAnother: true });
});

it("says that a device without space has not started it", async () => {
  const onStart = starting().mockImplementation(async () => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await render(<StartIncidentForm incidents={[]} onStart={onStart} />);
  await openForm();
  await start.click();
  await expect.poll(() => onStart.mock.calls.length).toBe(1);
  await expect.element(page.getByText(/no space left/u)).toBeVisible();
});

it("starts one incident if the button is pressed twice", async () => {
  const onStart = vi.fn<(started: LocalIncident) => Promise<void>>(
    () => new Promise((resolve) => setTimeout(resolve, 500)),
  );
  await render(<StartIncidentForm incidents={[]} onStart={onStart} />);
  await openForm();
  const field = page.getByRole("textbox", { name: "What happened" });
  await field.fill("Fire");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(field).not.toBeInTheDocument();
  expect(onStart.mock.calls).toHaveLength(1);
});

it("takes the focus, and gives it back to its button when it is cancelled", async () => {
  await render(<StartIncidentForm incidents={[]} onStart={starting()} />);
  await openForm();
  await expect.element(page.getByRole("heading", { name: "Start an incident" })).toHaveFocus();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("button", { name: "Start an incident" })).toHaveFocus();
});
