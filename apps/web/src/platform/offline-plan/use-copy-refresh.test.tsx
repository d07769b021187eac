import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { startSession } from "../session/session";
import { leadersOf } from "./kept-leaders";
import { forget, keepPlan } from "./open-kept-plans";
import { refreshCopyAfterWriting } from "./refresh-copy";
import { useCopyRefresh } from "./use-copy-refresh";

const plan = {
  planId: "plan",
  person: { userId: "ana", name: "Ana", teamTypeIds: [] },
  readAt: "2026-11-23T10:00:00.000Z",
  teams: [
    {
      teamTypeId: 1,
      name: "Emergency Response Team",
      members: [{ name: "Ana Tan", mobile: "", phone: "0491 570 006" }, { name: "Ben Ito" }],
    },
    { teamTypeId: 2, name: "IT Recovery Team", members: [] },
  ],
  contacts: [],
  sites: [],
  incidents: [],
  entryKeys: [],
  logHeads: [],
} as unknown as OfflinePlan;
const MINUTE = 60_000;

let now = Date.now();
const server = vi.spyOn(globalThis, "fetch");
const reads = () =>
  server.mock.calls.filter(([address]) => String(address).endsWith("/offline_plan")).length;
const later = (ms: number) => {
  now += ms;
};
const returnToApp = () => window.dispatchEvent(new Event("focus"));

beforeEach(async () => {
  server.mockReset().mockImplementation(async () => Promise.resolve(Response.json(plan)));
  vi.spyOn(Date, "now").mockImplementation(() => now);
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue({
    unregister: async () => Promise.resolve(true),
  } as ServiceWorkerRegistration);
  await forget();
  await keepPlan(plan, "270594");
  startSession({ access_token: "token", expiry: now + 24 * 60 * MINUTE });
  later(2 * MINUTE);
});

it("refreshes the copy when the app is opened and returned to, at most once a minute", async () => {
  await renderHook(() => useCopyRefresh());
  await expect.poll(reads, { timeout: 10_000 }).toBe(1);
  returnToApp();
  later(MINUTE);
  returnToApp();
  await expect.poll(reads).toBe(2);
  returnToApp();
  returnToApp();
  later(MINUTE);
  returnToApp();
  await expect.poll(reads).toBe(3);
});

it("refreshes it at once when the workspace of another incident is opened", async () => {
  await renderHook(() => useCopyRefresh());
  await expect.poll(reads, { timeout: 10_000 }).toBe(1);
  let incidentId = "fire";
  const { rerender } = await renderHook(() => useCopyRefresh(incidentId));
  await expect.poll(reads, { timeout: 10_000 }).toBe(2);
  incidentId = "flood";
  await rerender();
  await expect.poll(reads, { timeout: 10_000 }).toBe(3);
});

it("tries again when the app is returned to after it did not reach the server", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await renderHook(() => useCopyRefresh());
  await expect.poll(reads, { timeout: 10_000 }).toBe(1);
  await expect
    .poll(() => {
      returnToApp();
      return reads();
    })
    .toBe(2);
});

it("refreshes it soon after the person has written in an incident", async () => {
  refreshCopyAfterWriting();
  refreshCopyAfterWriting();
  await expect.poll(reads).toBe(1);
});

it("also refreshes it after the browser has deleted the worker that opens it", async () => {
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(undefined);
  await renderHook(() => useCopyRefresh());
  await expect.poll(reads, { timeout: 10_000 }).toBe(1);
});

it("remembers whom to call first in each team, in the memory of the tab", async () => {
  await renderHook(() => useCopyRefresh("another incident"));
  await expect
    .poll(() => leadersOf("plan"), { timeout: 10_000 })
    .toEqual([
      { teamTypeId: 1, team: "Emergency Response Team", name: "Ana Tan", phone: "0491 570 006" },
    ]);
});
