import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { endSession, startSession } from "../session/session";
import { contactServer, deleteAfterRefusal } from "./contact-server";
import { readKeptPlan } from "./kept-plan-database";
import { forget, keepPlan, MAX_WRONG_PINS, openKeptPlan, refreshKeptPlan } from "./open-kept-plan";

const PIN = "270594";
const HOUR = 3_600_000;
const NOW = Date.now();
const plan = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  planName: "Café plan",
  readAt: "2026-11-23T10:00:00.000Z",
  person: { userId: "0199e2a0-0000-7000-8000-000000000001", name: "Ana", teamTypeIds: [1] },
} as unknown as OfflinePlan;
const newer = { ...plan, planName: "Newer plan", readAt: "2026-11-23T11:00:00.000Z" };

const server = vi.spyOn(globalThis, "fetch");
const answer = (status: number, body: object = {}, type = "application/problem+json") =>
  server.mockImplementation(async () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { "content-type": type } }),
    ),
  );
const logIn = (hours = 24) => startSession({ access_token: "token", expiry: NOW + hours * HOUR });

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  endSession("lapsed");
  await forget();
  await keepPlan(plan, PIN, NOW);
});

describe("the PIN", () => {
  it("opens the plan, of which nothing is stored in the clear", async () => {
    const kept = await readKeptPlan();
    const stored = [kept?.content.bytes, kept?.privateKey.bytes].map((bytes) =>
      new TextDecoder().decode(bytes),
    );
    expect(stored.join("")).not.toContain("plan");
    expect(kept?.privateKey.iterations).toBe(600_000);
    expect(await openKeptPlan(PIN)).toEqual({ plan });
  });

  it("is counted when it is wrong, until the right one", async () => {
    expect(await openKeptPlan("000000")).toEqual({ wrongPinsLeft: 9 });
    expect(await openKeptPlan("000001")).toEqual({ wrongPinsLeft: 8 });
    expect(await openKeptPlan(PIN)).toEqual({ plan });
    expect(await openKeptPlan("000000")).toEqual({ wrongPinsLeft: 9 });
  });

  it("deletes the plan when it is wrong for the tenth time, also in parallel", async () => {
    const attempts = Array.from({ length: MAX_WRONG_PINS }, () => openKeptPlan("000000"));
    const results = await Promise.all(attempts);
    expect(results).toContainEqual({ isDeleted: true });
    expect(await openKeptPlan(PIN)).toEqual({ isDeleted: true });
    expect(await readKeptPlan()).toBeUndefined();
  });

  it("is not needed to refresh the plan", async () => {
    const kept = await readKeptPlan();
    if (kept) await refreshKeptPlan(kept, newer, NOW);
    expect(await openKeptPlan(PIN)).toEqual({ plan: newer });
  });
});

describe("contact with the server", () => {
  it("refreshes the plan", async () => {
    logIn();
    answer(200, newer, "application/json");
    expect(await contactServer(NOW)).toEqual({ kind: "refreshed", plan: newer });
    expect((await readKeptPlan())?.readAt).toBe(newer.readAt);
  });

  it.each([
    [403, 0],
    [404, 0],
    // Ended by a person: it was used less than two hours ago.
    [401, HOUR],
  ])("deletes the plan after a %i that shows a revoked access", async (status, later) => {
    logIn();
    answer(status);
    expect(await contactServer(NOW + later)).toEqual({ kind: "deleted" });
    expect(await readKeptPlan()).toBeUndefined();
  });

  it.each([
    ["deletes", HOUR, true],
    ["leaves", 15 * 24 * HOUR, false],
  ])("%s the plan after the app's own 401", async (_does, later, isDeleted) => {
    await deleteAfterRefusal(NOW + 30 * 24 * HOUR, NOW + later);
    expect((await readKeptPlan()) === undefined).toBe(isDeleted);
  });

  it("deletes the plan of another person", async () => {
    logIn();
    answer(200, { ...plan, person: { ...plan.person, userId: "other" } }, "application/json");
    expect(await contactServer(NOW)).toEqual({ kind: "deleted" });
  });

  it.each([
    ["an expired plan", 402, 0, "application/problem+json", "expired"],
    ["an error of the server", 500, 0, "application/problem+json", "unreachable"],
    ["a page of a proxy", 404, 0, "text/html", "unreachable"],
    [
      "a session that was not used for days",
      401,
      15 * 24 * HOUR,
      "application/problem+json",
      "logged-out",
    ],
  ] as const)("leaves the plan after %s", async (_case, status, later, type, kind) => {
    logIn(30 * 24);
    answer(status, {}, type);
    expect(await contactServer(NOW + later)).toEqual({ kind });
    expect(await openKeptPlan(PIN)).toEqual({ plan });
  });

  it("leaves the plan without a session or a network", async () => {
    expect(await contactServer(NOW)).toEqual({ kind: "logged-out" });
    logIn();
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await contactServer(NOW)).toEqual({ kind: "unreachable" });
    expect(await openKeptPlan(PIN)).toEqual({ plan });
  });

  it("deletes the plan when the person logs out", async () => {
    logIn();
    endSession("left");
    await expect.poll(readKeptPlan).toBeUndefined();
  });
});
