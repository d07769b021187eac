import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it, vi } from "vitest";
import { startSession } from "../session/session";
import { toBase64 } from "./base64-rules";
import { contactServer } from "./contact-server";
import { readKeptPlans } from "./kept-plans-database";
import { forget, forgetPlan, keepPlan, openKeptPlans } from "./open-kept-plans";
import { waitingEntriesKey } from "./waiting-entries";

/* A device that keeps several plans. */

const PIN = "270594";
const curve = { name: "ECDSA", namedCurve: "P-256" };
const pair = await crypto.subtle.generateKey(curve, true, ["sign"]);
const spki = await crypto.subtle.exportKey("spki", pair.publicKey);
const installation = { installationId: "home", publicKey: toBase64(new Uint8Array(spki)) };

const planOf = (planId: string, userId = "ana") =>
  ({
    planId,
    planName: planId,
    installation,
    teams: [],
    contacts: [],
    sites: [],
    incidents: [],
    entryKeys: [{ incidentId: `fire of ${planId}`, keys: [btoa("A".repeat(32))] }],
    logHeads: [],
    readAt: "2026-11-23T10:00:00.000Z",
    person: { userId, name: "Ana", teamTypeIds: [] },
  }) as unknown as OfflinePlan;

const server = vi.spyOn(globalThis, "fetch");
const idsOf = async () => (await readKeptPlans())?.plans.map(({ planId }) => planId);
const waitFor = (planId: string) =>
  localStorage.setItem(waitingEntriesKey("ana", `fire of ${planId}`), '[{"entryId":"1"}]');

/** The server confirms, signed, that the person has lost access to the café's plan. */
async function proveLoss(): Promise<void> {
  const lostAt = "2026-11-23T10:30:00.000Z";
  const statement = JSON.stringify(["holdfast lost access", "home", "cafe", "ana", lostAt]);
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    pair.privateKey,
    new TextEncoder().encode(statement),
  );
  const proof = { statement, signature: toBase64(new Uint8Array(signature)) };
  server.mockImplementation(async (address) => {
    if (String(address).endsWith("/lost_access")) return Promise.resolve(Response.json({ proof }));
    return Promise.resolve(
      String(address).includes("/cafe/")
        ? Response.json({}, { status: 403 })
        : Response.json(planOf("wharf")),
    );
  });
}

beforeEach(async () => {
  server.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  localStorage.clear();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  await forget();
  await keepPlan(planOf("cafe"), PIN);
  await keepPlan(planOf("wharf"), PIN);
});

it("opens all with one PIN, and keeps another under no other PIN", async () => {
  expect(await keepPlan(planOf("kiosk"), "111222")).toEqual({ wrongPinsLeft: 9 });
  expect(await idsOf()).toEqual(["cafe", "wharf"]);
  expect(await keepPlan(planOf("kiosk"), PIN)).toEqual({
    plans: [planOf("cafe"), planOf("wharf"), planOf("kiosk")],
  });
});

it("deletes one alone, and the last with everything", async () => {
  await forgetPlan("cafe");
  expect(await openKeptPlans(PIN)).toEqual({ plans: [planOf("wharf")] });
  await forgetPlan("wharf");
  expect(await readKeptPlans()).toBeUndefined();
});

it("replaces the plans of another person", async () => {
  await keepPlan(planOf("kiosk", "ben"), "314159");
  expect(await idsOf()).toEqual(["kiosk"]);
  expect(await openKeptPlans(PIN)).toEqual({ wrongPinsLeft: 9 });
});

it("deletes the plan of a proof alone, although entries to another wait", async () => {
  waitFor("wharf");
  await proveLoss();
  expect(await contactServer()).toMatchObject({
    cafe: { kind: "deleted" },
    wharf: { kind: "refreshed" },
  });
  expect(await idsOf()).toEqual(["wharf"]);
});

it("leaves the keys of the entries that wait for a plan of a proof", async () => {
  waitFor("cafe");
  await proveLoss();
  expect(await contactServer()).toMatchObject({ cafe: { kind: "emptied" } });
  expect(await openKeptPlans(PIN)).toMatchObject({
    plans: [{ planId: "cafe", entryKeys: planOf("cafe").entryKeys }, { planId: "wharf" }],
  });
});

it("asks a server that cannot be reached once for all", async () => {
  expect(await contactServer()).toEqual({
    cafe: { kind: "unreachable" },
    wharf: { kind: "unreachable" },
  });
  expect(server).toHaveBeenCalledTimes(1);
});
