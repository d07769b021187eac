import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  deleteLocalIncident,
  newLocalIncident,
  storeLocalIncident,
} from "../../../platform/offline-plan/local-incidents";
import { forget, keepPlan } from "../../../platform/offline-plan/open-kept-plans";
import { endSession } from "../../../platform/session/session";
import { KeptPlansScreen } from "./kept-plans-screen";

const PIN = "270594";
const plan = {
  planId: "cafe",
  planName: "Plan",
  businessName: "Café",
  version: null,
  installation: null,
  teams: [],
  contacts: [],
  sites: [],
  incidents: [],
  entryKeys: [],
  logHeads: [],
  readAt: "2026-11-23T10:00:00.000Z",
  person: { userId: "ana", name: "Ana", teamTypeIds: [] },
} as unknown as OfflinePlan;
const started = newLocalIncident({
  level: 2,
  isExercise: false,
  isAnother: false,
  whatHappened: "Fire",
  startedAt: "2026-11-28T08:00:00.000Z",
});

/** Opens the plans of this device. */
async function openPlans() {
  await render(<KeptPlansScreen />);
  await page.getByLabelText("PIN").fill(PIN);
  await userEvent.keyboard("{Enter}");
}

async function openIncident() {
  await openPlans();
  await page.getByRole("button", { name: "Show incident" }).click();
}

beforeEach(async () => {
  localStorage.clear();
  endSession("lapsed");
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await forget();
  await keepPlan(plan, PIN);
  await storeLocalIncident("cafe", started);
});

const again = () => window.dispatchEvent(new Event("online"));
const incident = page.getByRole("heading", { name: /^Level 2, serious incident/u });

it("no longer shows an incident that another tab has deleted", async () => {
  await openIncident();
  await expect.element(incident).toBeVisible();
  again();
  await expect.element(incident).toBeVisible();
  await deleteLocalIncident(plan, started.incidentId);
  again();
  await expect.element(incident).not.toBeInTheDocument();
});

it("still shows one in which something was written after that, because it is sent", async () => {
  await openIncident();
  await deleteLocalIncident(plan, started.incidentId);
  await page.getByLabelText("What happened or was decided").fill("The gas is off");
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  again();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  await expect.element(incident).toBeVisible();
});

it("is in sight in the list of plans, and from the other plans of the device", async () => {
  await keepPlan({ ...plan, planId: "kiosk", planName: "Kiosk" }, PIN);
  await openPlans();
  const open = page.getByText(/^A level 2 incident is open since/u);
  await expect.element(open).toBeVisible();
  await page.getByRole("button", { name: "Open Kiosk" }).click();
  await expect.element(page.getByText(/^Plan: A level 2 incident is open since/u)).toBeVisible();
});
