import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ALERT } from "../../../test/linked-alert";
import { forgetAlert, keepAlert } from "./kept-alerts";
import { forget, keepPlan } from "./open-kept-plans";
import { removeOfflinePage } from "./remove-offline-page";

/* The worker opens kept plans and the alerts of links. It goes with the last of them. */

const LINK = { id: "0199e2a0-0000-7000-8000-000000000012", token: "secret" };
const plan = {
  planId: "cafe",
  planName: "Café plan",
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

const unregister = vi.fn(async () => Promise.resolve(true));
vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue({
  unregister,
} as Partial<ServiceWorkerRegistration> as ServiceWorkerRegistration);

async function forgetAll() {
  await forgetAlert(LINK.id);
  await forget();
}
beforeEach(async () => {
  await forgetAll();
  unregister.mockClear();
});
afterEach(forgetAll);

it("remains after the last plan is deleted while the page of an alert needs it", async () => {
  await keepPlan(plan, "270594");
  await keepAlert(LINK, ALERT);
  await forget();
  expect(unregister).not.toHaveBeenCalled();
  await forgetAlert(LINK.id);
  await removeOfflinePage();
  expect(unregister).toHaveBeenCalledOnce();
});

it("remains after the last alert has ended while a plan is kept", async () => {
  await keepPlan(plan, "270594");
  await keepAlert(LINK, ALERT);
  await forgetAlert(LINK.id);
  await removeOfflinePage();
  expect(unregister).not.toHaveBeenCalled();
  await forget();
  expect(unregister).toHaveBeenCalledOnce();
});
