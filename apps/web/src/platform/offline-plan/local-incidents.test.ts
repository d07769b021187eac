import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it } from "vitest";
import { readKeptPlans } from "./kept-plans-database";
import {
  deleteLocalIncident,
  isLocalStored,
  newLocalIncident,
  removeLocalIncident,
  storeLocalIncident,
} from "./local-incidents";
import {
  forget,
  forgetAfterLoss,
  keepPlan,
  openKeptPlans,
  refreshKeptPlan,
} from "./open-kept-plans";
import { waitingEntriesKey } from "./waiting-entries";

const PIN = "270594";
const plan = {
  planId: "cafe",
  planName: "cafe",
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

const row = async () => {
  const [kept] = (await readKeptPlans())?.plans ?? [];
  if (!kept) throw new Error("No plan is kept.");
  return kept;
};
const localOf = async () => {
  const opening = await openKeptPlans(PIN);
  return "plans" in opening ? opening.plans.map(({ local }) => local) : opening;
};

beforeEach(async () => {
  localStorage.clear();
  await forget();
  await keepPlan(plan, PIN);
  await storeLocalIncident("cafe", started);
});

it("is stored with its plan, encrypted, until the server has it", async () => {
  expect(await localOf()).toEqual([[started]]);
  expect(JSON.stringify(await row())).not.toMatch(/Fire/u);
  await removeLocalIncident("cafe", started.incidentId);
  expect(await localOf()).toEqual([undefined]);
});

it("remains when the plan is refreshed or kept again", async () => {
  const { publicKey } = (await readKeptPlans()) ?? {};
  if (!publicKey) throw new Error("No plan is kept.");
  const newer = { ...plan, readAt: "2026-11-23T11:00:00.000Z" };
  await refreshKeptPlan(publicKey, newer, { changed: [], gone: [] });
  expect(await localOf()).toEqual([[started]]);
  await keepPlan(newer, PIN);
  expect(await localOf()).toEqual([[started]]);
});

it("remains after a loss of access, also if nothing was written in it", async () => {
  expect(await forgetAfterLoss(await row())).toBe(false);
  expect(await localOf()).toEqual([[started]]);
  await removeLocalIncident("cafe", started.incidentId);
  expect(await forgetAfterLoss(await row())).toBe(true);
});

it("is deleted with what waits in it", async () => {
  const key = waitingEntriesKey("ana", started.incidentId);
  localStorage.setItem(key, JSON.stringify([{ entryId: "entry", sealed: "text" }]));
  expect(await isLocalStored("cafe", started.incidentId)).toBe(true);
  await deleteLocalIncident(plan, started.incidentId);
  expect(await localOf()).toEqual([undefined]);
  expect(await isLocalStored("cafe", started.incidentId)).toBe(false);
  expect(localStorage.getItem(key)).toBeNull();
});
