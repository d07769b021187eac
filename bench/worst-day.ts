import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  alertResponder,
  closeIncident,
  listIncidents,
  readIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { listOpenIncidents } from "@holdfast/contract/incidents/open-incident-endpoints";
import { startSafetyCheck } from "@holdfast/contract/incidents/safety-check-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { findChromium } from "../apps/api/src/platform/pdf/browser/find-chromium";
import { demoCafe, fillTeams, memberPhones } from "./setup/crowded-cafe";
import { call, requestFor } from "./setup/http-client";
import { freshAddress, type Owner } from "./setup/people";
import { type Refresh, timesAtOnce, timesWhileOpen } from "./setup/refreshing-phones";
import { printBudget, printRow, printSkipped } from "./setup/report";
import { waitFor } from "./setup/scratch";
import { newEmail } from "./setup/sent-emails";
import { type Product, whileServing } from "./setup/served-product";
import { quantile } from "./setup/timings";
import { declareOnPhone, keepPlan, openKeptPlan } from "./setup/worst-day-browser";

/*
 * What people wait for on the worst day: the usual declaration and one with 500 people, the phones that refresh what they
 * show by themselves, and the plan on a phone without a network.
 */

const ROUNDS = 5;
const PEOPLE = 500;
const PHONES = 50;
const WATCHED = 60_000;
/** Ends a wait that hangs (ms). */
const SENT_WITHIN = 120_000;
/** How many times slower than this machine's the phone's processor is. */
const SLOWER = 4;
/** How often the pages refresh by themselves (ms): the workspace, the bar of open incidents, a link's page, the offline page. */
const EVERY = { workspace: 10_000, bar: 30_000, link: 15_000, offline: 15_000 } as const;

const BUDGET = {
  declaration: 500,
  crowd: 2_000,
  queued: 1_000,
  sent: 10_000,
  refresh: 500,
  atOnce: 2_000,
  offline: 3_000,
} as const;
const REVIEW = { happened: "A measure", worked: "All of it", actions: [] };

const inPlan = ({ token, planId }: Owner) => ({ token, params: { planId } });

/** Returns the incident that was declared last. */
async function newestIncident({ url }: Product, owner: Owner): Promise<string> {
  const [incident] = await call(url, listIncidents, inPlan(owner));
  if (!incident) throw new Error("No incident was declared.");
  return incident.incidentId;
}

async function endIncident(product: Product, { token, planId }: Owner, incidentId: string) {
  const params = { planId, incidentId };
  await call(product.url, standDownIncident, { token, params });
  await call(product.url, closeIncident, { token, params, body: REVIEW });
}

const messagesOf = async ({ dataDir }: Product) =>
  (await readdir(path.join(dataDir, "outbox"))).length;

/** Asks everyone whether they are safe: two messages to each. */
async function measureSafetyCheck(product: Product, owner: Owner, incidentId: string) {
  const [organisation] = await call(product.url, listOrganisations, { token: owner.token });
  const branchIds = (organisation?.branches ?? []).map(({ branchId }) => branchId);
  const before = await messagesOf(product);
  const began = performance.now();
  const { people } = await call(product.url, startSafetyCheck, {
    token: owner.token,
    params: { planId: owner.planId, incidentId },
    body: { branchIds, withoutLocation: true },
  });
  const queued = performance.now() - began;
  const messages = people.flatMap(({ email, mobile }) => [email, mobile]).filter(Boolean).length;
  await waitFor("the messages", SENT_WITHIN, async () =>
    (await messagesOf(product)) >= before + messages ? true : undefined,
  );
  const sent = performance.now() - began;
  const what = `ask ${people.length} people whether they are safe`;
  printBudget(`${what}, until the last of ${messages} messages is queued`, [queued], BUDGET.crowd);
  printBudget(`${what}, until the last is written to a folder`, [sent], BUDGET.sent);
}

/** Alerts people until that many have a link, and answers for each of them. Returns what their pages read. */
async function linkReads({ url, ...product }: Product, owner: Owner, incidentId: string) {
  const params = { planId: owner.planId, incidentId };
  const { responders } = await call(url, readIncident, { token: owner.token, params });
  const people = responders.filter(({ email }) => email?.endsWith("@bench.example"));
  const reads: Refresh[] = [];
  for (const { responderId, email } of people.slice(0, PHONES)) {
    await call(url, alertResponder, { token: owner.token, params: { ...params, responderId } });
    const link = await newEmail({ url, ...product }, email ?? "", /(http\S+incident-alert#\S+)/);
    const fields = new URLSearchParams(new URL(link).hash.slice(1));
    const body = { id: fields.get("id") ?? "", token: fields.get("token") ?? "" };
    const address = freshAddress();
    await call(url, answerAlert, { body: { ...body, answer: "on-my-way" }, address });
    reads.push({ ...requestFor(url, readAlert, { body, address }), every: EVERY.link });
  }
  return reads;
}

/** The pages of many phones, each of which refreshes what it shows. */
async function measurePhones(product: Product, owner: Owner, incidentId: string) {
  const { url } = product;
  const byLink = await linkReads(product, owner, incidentId);
  const phones = await memberPhones(product, owner, PHONES);
  const { organisationId: orgId, planId } = owner;
  const kinds: Readonly<Record<string, readonly Refresh[]>> = {
    "the workspace": phones.map((phone) => ({
      ...requestFor(url, readIncident, { ...phone, params: { planId, incidentId } }),
      every: EVERY.workspace,
    })),
    "an alert's page": byLink,
    "the offline plan": phones.map((phone) => ({
      ...requestFor(url, readOfflinePlan, { ...phone, params: { planId } }),
      every: EVERY.offline,
    })),
    "the bar of open incidents": phones.map((phone) => ({
      ...requestFor(url, listOpenIncidents, { ...phone, params: { orgId } }),
      every: EVERY.bar,
    })),
  };
  const times = await Promise.all(
    Object.values(kinds).map((requests) => timesWhileOpen(requests, WATCHED)),
  );
  for (const [at, name] of Object.keys(kinds).entries())
    printP95(
      `${PHONES} phones refresh ${name} by themselves`,
      times[at]?.flat() ?? [],
      BUDGET.refresh,
    );
  for (const [name, requests] of Object.entries(kinds))
    printP95(
      `${PHONES} phones read ${name} at the same moment`,
      await timesAtOnce(requests),
      BUDGET.atOnce,
    );
}

const printP95 = (measure: string, times: readonly number[], budget: number) =>
  printRow({
    measure: `${measure}, p95`,
    ours: `${quantile(times, 0.95).toFixed(0)} ms`,
    baseline: `${budget} ms`,
    ratio: quantile(times, 0.95) / budget,
    against: "budget",
  });

/** The usual café: a declaration, and the plan on a phone. */
async function measureCafe(executablePath: string, product: Product): Promise<void> {
  const owner = await demoCafe(product);
  const declared: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    declared.push((await declareOnPhone(executablePath, product, owner)).shown);
    await endIncident(product, owner, await newestIncident(product, owner));
  }
  printBudget("declare at the demo's café, to the workspace", declared, BUDGET.declaration);
  const folder = await keepPlan(executablePath, product, owner);
  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    opened.push(await openKeptPlan(executablePath, product, folder, SLOWER));
  printBudget("offline plan without a network on a slow phone", opened, BUDGET.offline);
}

/** The same café with many people. Its first incident has messages to all of them, which count towards no limit. */
async function measureCrowd(executablePath: string, product: Product): Promise<void> {
  const owner = await demoCafe(product);
  await fillTeams(product, owner, PEOPLE);
  const shown: number[] = [];
  const queued: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const declared = await declareOnPhone(executablePath, product, owner);
    shown.push(declared.shown);
    queued.push(declared.queued);
    const incidentId = await newestIncident(product, owner);
    if (round === 0) {
      await measureSafetyCheck(product, owner, incidentId);
      await measurePhones(product, owner, incidentId);
    }
    await endIncident(product, owner, incidentId);
  }
  const what = `declare with ${PEOPLE} people in the teams`;
  printBudget(`${what}, to the workspace`, shown, BUDGET.crowd);
  printBudget(`${what}, until the last message is queued`, queued, BUDGET.queued);
}

const executablePath = findChromium();
if (executablePath) {
  await whileServing({ demo: true }, (product) => measureCafe(executablePath, product));
  await whileServing({ demo: true }, (product) => measureCrowd(executablePath, product));
} else printSkipped("the worst day", "no Chromium is installed");
