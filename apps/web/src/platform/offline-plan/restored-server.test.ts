import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it, vi } from "vitest";
import { startSession } from "../session/session";
import { contactServer as contactAll } from "./contact-server";
import { readKeptPlans } from "./kept-plans-database";
import { forget, keepPlan, openKeptPlans } from "./open-kept-plans";

/* A server that was restored from a backup responds with 200 and its data from that time. */

const PIN = "270594";
const [FIRE_KEY, LATER_KEY, OTHER_KEY] = ["A", "B", "C"].map((letter) => btoa(letter.repeat(32)));
const fire = { incidentId: "fire", level: 3, actions: [{ actionId: "alarm" }], log: [] };
const backup = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  installation: null,
  planName: "Plan of the backup",
  teams: [],
  contacts: [],
  sites: [],
  incidents: [],
  entryKeys: [],
  logHeads: [],
  readAt: "2026-11-23T11:00:00.000Z",
  person: { userId: "0199e2a0-0000-7000-8000-000000000001", name: "Ana", teamTypeIds: [1] },
} as unknown as OfflinePlan;
const plan = {
  ...backup,
  planName: "Plan",
  incidents: [fire],
  entryKeys: [{ incidentId: "fire", keys: [FIRE_KEY] }],
  logHeads: [{ incidentId: "fire", number: 7, hash: "a7" }],
} as unknown as OfflinePlan;

const queue = `holdfast.incident_log.${plan.person.userId}.fire`;
const waitForFire = () =>
  localStorage.setItem(queue, JSON.stringify([{ entryId: "entry", sealed: "AAAA" }]));

/** The server responds with a plan, and with 404 for the log of an incident that it does not have. */
const answer = (kept: OfflinePlan) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (address) =>
      Promise.resolve(
        String(address).endsWith("/offline_plan")
          ? Response.json(kept)
          : Response.json({ code: "NOT_FOUND" }, { status: 404 }),
      ),
    );
const opened = async () => {
  const opening = await openKeptPlans(PIN);
  return "plans" in opening ? opening.plans[0] : undefined;
};
/** The device of these tests has one plan. */
const readKeptPlan = async () => (await readKeptPlans())?.plans[0];
const contactServer = async () => Object.values(await contactAll())[0];

beforeEach(async () => {
  localStorage.clear();
  await forget();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  await keepPlan(plan, PIN);
});

it("retains an incident that the server does not have, with its keys, and reports it", async () => {
  answer(backup);
  for (let time = 0; time < 3; time += 1)
    expect(await contactServer()).toEqual({ kind: "incomplete", plan: backup, missing: ["fire"] });
  expect(await opened()).toMatchObject({
    planName: "Plan of the backup",
    incidents: [fire],
    entryKeys: plan.entryKeys,
  });
  expect((await readKeptPlan())?.earlier).toHaveLength(1);
});

it("retains the incidents of two restores, each only until the server has it again", async () => {
  answer(backup);
  await contactServer();
  const flood = { ...fire, incidentId: "flood" };
  const logHeads = [{ incidentId: "flood", number: 1, hash: "b1" }];
  const between = { ...backup, incidents: [flood], logHeads } as unknown as OfflinePlan;
  answer(between);
  await contactServer();
  answer(backup);
  expect(await contactServer()).toMatchObject({ missing: ["fire", "flood"] });
  expect((await opened())?.incidents).toMatchObject([fire, flood]);
  answer(plan);
  expect(await contactServer()).toMatchObject({ kind: "incomplete", missing: ["flood"] });
  expect((await opened())?.incidents).toMatchObject([fire, flood]);
  answer({ ...plan, logHeads: [...plan.logHeads, ...logHeads] });
  expect(await contactServer()).toMatchObject({ kind: "refreshed", missing: [] });
  expect((await opened())?.incidents).toMatchObject([fire]);
  expect((await readKeptPlan())?.earlier).toEqual([]);
});

it("detects a missing incident even behind many others", async () => {
  const logHeads = Array.from({ length: 20 }, (_, at) => ({
    incidentId: `other ${at}`,
    number: 1,
    hash: `b${at}`,
  }));
  answer({ ...backup, logHeads });
  expect(await contactServer()).toMatchObject({ kind: "incomplete", missing: ["fire"] });
  expect((await opened())?.incidents).toMatchObject([fire]);
});

it("retains the keys of waiting entries until they are sent, even if the server has other keys", async () => {
  waitForFire();
  const keys = [LATER_KEY ?? ""];
  answer({ ...plan, entryKeys: [{ incidentId: "fire", keys }] });
  await contactServer();
  answer({ ...plan, entryKeys: [{ incidentId: "other", keys: [OTHER_KEY ?? ""] }] });
  for (let time = 0; time < 3; time += 1)
    expect(await contactServer()).toMatchObject({ kind: "refreshed" });
  expect((await opened())?.entryKeys).toEqual([
    { incidentId: "other", keys: [OTHER_KEY] },
    { incidentId: "fire", keys: [LATER_KEY, FIRE_KEY] },
  ]);
  expect((await readKeptPlan())?.earlier).toHaveLength(2);
  localStorage.setItem(queue, "[]");
  await contactServer();
  expect((await opened())?.entryKeys).toEqual([{ incidentId: "other", keys: [OTHER_KEY] }]);
});

it("stores no earlier copy if no key is lost", async () => {
  waitForFire();
  const keys = [LATER_KEY ?? "", FIRE_KEY ?? ""];
  answer({ ...plan, entryKeys: [{ incidentId: "fire", keys }] });
  await contactServer();
  expect((await readKeptPlan())?.earlier).toEqual([]);
});
