import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { KEPT_PLANS } from "../../../../test/kept-plans";
import { fromBase64 } from "../../../platform/offline-plan/base64-rules";
import { changeKeptPlan, type KeptPlan } from "../../../platform/offline-plan/kept-plan-database";
import { forget, keepPlan } from "../../../platform/offline-plan/open-kept-plan";
import { endSession, startSession } from "../../../platform/session/session";
import { KeptPlanScreen } from "./kept-plan-screen";

const PIN = "270594";

/** Texts that are not base64. */
const TEXTS = new Set(["planId", "userId", "readAt", "incidentId", "hash"]);
const stored = (sample: object): object =>
  JSON.parse(JSON.stringify(sample), (key, value: unknown) =>
    typeof value === "string" && !TEXTS.has(key) ? fromBase64(value) : value,
  ) as object;

const server = vi.spyOn(globalThis, "fetch");

beforeEach(async () => {
  localStorage.clear();
  endSession("lapsed");
  await forget();
  server.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
});

describe("a plan that an earlier version has kept", () => {
  it.each(Object.entries(KEPT_PLANS))(
    "opens, and can be worked with: %s",
    async (_name, sample) => {
      const kept = stored(sample) as KeptPlan;
      await changeKeptPlan(() => kept);
      await render(<KeptPlanScreen />);
      await page.getByLabelText("PIN").fill(PIN);
      await userEvent.keyboard("{Enter}");
      const teams = page.getByRole("list", { name: "B.1 Raise the alarm" });
      await expect.element(teams).toHaveTextContent("Call the fire brigade.");
      await expect
        .element(page.getByRole("link", { name: "Call +61 491 570 006" }))
        .toHaveAttribute("href", "tel:+61491570006");
      await page.getByRole("button", { name: "Show incident" }).click();
      const log = page.getByRole("list", { name: "Log" });
      await expect.element(log.getByText("Level 1 declared")).toBeVisible();
      await expect.element(page.getByText("Actions not done: 1")).toBeVisible();
      await page.getByRole("button", { name: "Contacts" }).click();
      await expect.element(page.getByRole("link", { name: "Call 000" })).toBeVisible();
    },
  );
});

it("still shows an incident that a restored server does not have, and says so", async () => {
  const backup = {
    planId: "plan",
    person: {
      userId: "ana",
      name: "Ana",
      teamTypeIds: [],
    },
    readAt: "2026-11-23T10:00:00.000Z",
    businessName: "Café",
    planName: "Plan",
    version: null,
    installation: null,
    teams: [],
    contacts: [],
    sites: [],
    incidents: [],
    logHeads: [],
    entryKeys: [],
  } as OfflinePlan;
  const fire = {
    incidentId: "fire",
    isExercise: false,
    level: 3,
    status: "active" as const,
    whatHappened: "Fire",
    place: "",
    declaredAt: backup.readAt,
    actions: [],
    decisions: [],
    units: [],
    log: [],
  };
  const logHeads = [{ incidentId: "fire", number: 1, hash: "a1" }];
  const entryKeys = [{ incidentId: "fire", keys: [btoa("A".repeat(32))] }];
  await keepPlan({ ...backup, incidents: [fire], logHeads, entryKeys }, PIN);
  await render(<KeptPlanScreen />);
  await expectAccessible(document.body, { isWholePage: true });
  await page.getByLabelText("PIN").fill(PIN);
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Show incident" }).click();
  await page.getByLabelText("What happened or was decided").fill("Gas is off");
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  server.mockImplementation(async (address) =>
    Promise.resolve(
      String(address).endsWith("/offline_plan")
        ? Response.json(backup)
        : Response.json({ code: "NOT_FOUND", detail: "" }, { status: 404 }),
    ),
  );
  window.dispatchEvent(new Event("online"));
  await expect
    .element(page.getByText("An incident on this device is missing from the Holdfast server"))
    .toBeVisible();
  await expect.element(page.getByText("Gas is off")).toBeVisible();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText("Holdfast cannot be reached.")).toBeVisible();
});

it("says so if the browser does not open its storage", async () => {
  const closed = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await render(<KeptPlanScreen />);
  await expect
    .element(page.getByRole("heading", { name: "The plan could not be read" }))
    .toBeVisible();
  closed.mockRestore();
});
