import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { type AccessPeople, accessPeople } from "./access-people";
import { accessWorld, type World } from "./access-world";
import { writesDigest } from "../database/database-digest";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { freshKey } from "../factories/workspace";
import { ACCESS_TABLE, FIXTURE_NAMES } from "./access-table";
import { paramNames, tableCall } from "./table-call";
import type { AccessCase, FixtureId } from "./access-case";

/*
 * Attempts to bypass the access check: a person with full access to their own organisation uses the id of another
 * organisation's record in the path, in the body or in the query. One id at a time is foreign; all others are their
 * own.
 */

/** Ids of records that belong to one plan; the rest belong to the organisation. */
const OF_PLAN: ReadonlySet<string> = new Set([
  "strategicBiaId",
  "tacticalBiaId",
  "assetId",
  "unitDependencyId",
  "recoveryStrategyId",
  "teamId",
  "teamContactId",
  "riskId",
  "proposedRiskId",
  "versionId",
  "insurancePolicyId",
]);

type Case = readonly [name: string, foreign: string, endpoint: Endpoint, accessCase: AccessCase];

/** The ids that a case's request uses. */
async function idsOf(accessCase: AccessCase): Promise<string[]> {
  const names = new Set<string>();
  await accessCase.input?.((name) => Promise.resolve(String(names.add(name).size)), {
    tag: "",
    newImage: () => Promise.resolve(""),
    newAccount: () => Promise.resolve(""),
    savePolicy: () => Promise.resolve(),
    approvePlan: () => Promise.resolve(),
    acceptReport: () => Promise.resolve(),
  });
  return [...names];
}

const cases: readonly Case[] = (
  await Promise.all(
    appRoutes.map(async ({ endpoint }) => {
      const accessCase = ACCESS_TABLE[endpoint.name];
      const names = accessCase ? await idsOf(accessCase) : [];
      return names.flatMap((name) =>
        accessCase ? [[endpoint.name, name, endpoint, accessCase] as const] : [],
      );
    }),
  )
).flat();

let app: TestApp;
let people: AccessPeople;
let victim: World;
/** The victim's second plan. */
let sibling: World;
let own: Readonly<Record<"stranger" | "otherBroker", World>>;

const worldOf = async (caller: "owner" | "stranger") =>
  accessWorld(app, (await people.tokenOf(caller)) ?? "");

beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  people = await accessPeople(app);
  victim = await worldOf("owner");
  await people.join(victim.organisationId);
  for (const name of FIXTURE_NAMES) await victim.fixtureId(name);
  const { body } = await app.call(createPlan, {
    as: await people.tokenOf("owner"),
    body: {
      name: victim.tag,
      branchId: victim.headOfficeId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  sibling = { ...victim, planId: body.planId };
  await app.call(setMtpd, {
    as: await people.tokenOf("owner"),
    params: { planId: sibling.planId },
    body: { mtpdId: 9 },
  });
  own = { stranger: await worldOf("stranger"), otherBroker: await worldOf("stranger") };
  await people.handToOtherBroker(own.otherBroker.organisationId);
});

/** Sends the request and reports its response, and whether anything in the database changed. */
async function callAndCompare(
  [, , endpoint, accessCase]: Case,
  world: World,
  fixtureId: FixtureId,
  token: string | undefined,
) {
  const call = await tableCall(app, endpoint, accessCase, world, fixtureId);
  // Preparing the call may have queued messages.
  await app.outbox.drain();
  const before = await writesDigest(app.services.database);
  const { status, text } = await call(token);
  const after = await writesDigest(app.services.database);
  // A read filtered by a foreign id returns nothing; every other request is refused.
  const isEmpty = endpoint.method === "GET" && status === 200 && text === "[]";
  // The brokerage of `createClient` is in its path, and the specification has a 403 for it.
  const isRefused = [400, 403, 404].includes(status) || isEmpty;
  return { isRefused, status, text, before, after };
}

describe.each(["stranger", "otherBroker"] as const)("a %s in their own organisation", (who) => {
  it.each(cases)("cannot access another's record: %s with a foreign %s", async (...tested) => {
    const [, foreign] = tested;
    for (const name of await idsOf(tested[3])) await own[who].fixtureId(name);
    const fixtureId: FixtureId = (name) => (name === foreign ? victim : own[who]).fixtureId(name);
    const token = await people.tokenOf(who);
    const outcome = await callAndCompare(tested, own[who], fixtureId, token);
    expect(outcome).toMatchObject({ isRefused: true });
    expect(outcome.text).not.toContain(victim.tag);
    expect(outcome.after).toEqual(outcome.before);
  });
});

describe("a plan of an organisation with another plan", () => {
  it.each(cases.filter(([, foreign]) => OF_PLAN.has(foreign)))(
    "gives no access to the other's records: %s with the other's %s",
    async (...tested) => {
      const token = await people.tokenOf("owner");
      const outcome = await callAndCompare(tested, sibling, victim.fixtureId, token);
      expect(outcome).toMatchObject({ isRefused: true });
      expect(outcome.after).toEqual(outcome.before);
    },
  );
});

describe("the table", () => {
  it("uses every id of every path, so that each is tested", async () => {
    const taken = await Promise.all(
      appRoutes.map(async ({ endpoint }) => {
        const accessCase = ACCESS_TABLE[endpoint.name];
        const names = paramNames(endpoint).filter(
          (name) => name !== "orgId" && name !== "planId" && !endpoint.params?.[name],
        );
        return {
          name: endpoint.name,
          names,
          ids: accessCase ? await idsOf(accessCase) : [],
        };
      }),
    );
    expect(taken.filter(({ names, ids }) => ids.length < names.length)).toEqual([]);
  });

  it("tests every kind of id", () => {
    const tried = new Set(cases.map(([, foreign]) => foreign));
    expect([...tried].sort()).toEqual([...FIXTURE_NAMES].sort());
  });
});
