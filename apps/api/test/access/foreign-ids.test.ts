import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { type AccessPeople, accessPeople } from "./access-people";
import { ID_NAMES, type IdName } from "./access-rows";
import { accessWorld, type World } from "./access-world";
import { databaseDigest } from "../database/database-digest";
import { testApp, type TestApp } from "../setup/test-app";
import { freshKey } from "../factories/workspace";
import { ACCESS_TABLE } from "./access-table";
import { paramNames, tableCall } from "./table-call";
import type { Row, Take } from "./table-row";

/*
 * The way around the gate: a person stands in an organisation of their own, where they may do
 * everything, and names a row of somebody else's: in the path beside their own ids, in the body, in
 * the query. One id at a time is foreign, all others are their own.
 */

/** Ids of what belongs to one plan; the rest is the whole organisation's. */
const OF_PLAN: ReadonlySet<IdName> = new Set([
  "strategicBiaId",
  "tacticalBiaId",
  "assetId",
  "recoveryStrategyId",
  "teamId",
  "teamContactId",
  "riskId",
]);

type Case = readonly [name: string, foreign: IdName, endpoint: Endpoint, row: Row];

/** The ids that a row's call takes. */
async function idsOf(row: Row): Promise<IdName[]> {
  const names = new Set<IdName>();
  await row.input?.((name) => Promise.resolve(String(names.add(name).size)), {
    mark: "",
    newImage: () => Promise.resolve(""),
  });
  return [...names];
}

const cases: readonly Case[] = (
  await Promise.all(
    appRoutes.map(async ({ endpoint }) => {
      const row = ACCESS_TABLE[endpoint.name];
      const names = row ? await idsOf(row) : [];
      return names.flatMap((name) => (row ? [[endpoint.name, name, endpoint, row] as const] : []));
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
  app = await testApp();
  people = await accessPeople(app);
  victim = await worldOf("owner");
  await people.join(victim.organisationId);
  for (const name of ID_NAMES) await victim.take(name);
  const { answer } = await app.call(createPlan, {
    as: await people.tokenOf("owner"),
    body: {
      name: victim.mark,
      branchId: victim.headOfficeId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  sibling = { ...victim, planId: answer.planId };
  await app.call(setMtpd, {
    as: await people.tokenOf("owner"),
    params: { planId: sibling.planId },
    body: { mtpdId: 9 },
  });
  own = { stranger: await worldOf("stranger"), otherBroker: await worldOf("stranger") };
  await people.handToOtherBroker(own.otherBroker.organisationId);
});

/** Makes the call and tells what it was answered, and whether anything in the database changed. */
async function callAndCompare(
  [, , endpoint, row]: Case,
  world: World,
  take: Take,
  token: string | undefined,
) {
  const call = await tableCall(app, endpoint, row, world, take);
  const before = await databaseDigest(app.services.database);
  const { status, text } = await call(token);
  const after = await databaseDigest(app.services.database);
  // A read that is narrowed by a foreign id finds nothing; everything else is refused.
  const isEmpty = endpoint.method === "GET" && status === 200 && text === "[]";
  return { isRefused: status === 400 || status === 404 || isEmpty, status, text, before, after };
}

describe.each(["stranger", "otherBroker"] as const)(
  "a %s in an organisation of their own",
  (who) => {
    it.each(cases)("reaches nobody else's row: %s with a foreign %s", async (...one) => {
      const [, foreign] = one;
      for (const name of await idsOf(one[3])) await own[who].take(name);
      const take: Take = (name) => (name === foreign ? victim : own[who]).take(name);
      const token = await people.tokenOf(who);
      const outcome = await callAndCompare(one, own[who], take, token);
      expect(outcome).toMatchObject({ isRefused: true });
      expect(outcome.text).not.toContain(victim.mark);
      expect(outcome.after).toEqual(outcome.before);
    });
  },
);

describe("a plan of an organisation that has another", () => {
  it.each(cases.filter(([, foreign]) => OF_PLAN.has(foreign)))(
    "does not reach its rows: %s with the other's %s",
    async (...one) => {
      const token = await people.tokenOf("owner");
      const outcome = await callAndCompare(one, sibling, victim.take, token);
      expect(outcome).toMatchObject({ isRefused: true });
      expect(outcome.after).toEqual(outcome.before);
    },
  );
});

describe("the table", () => {
  it("takes every id of every path, so that each is tried", async () => {
    const taken = await Promise.all(
      appRoutes.map(async ({ endpoint }) => {
        const row = ACCESS_TABLE[endpoint.name];
        const wanted = paramNames(endpoint).filter(
          (name) => name !== "orgId" && name !== "planId" && !endpoint.params?.[name],
        );
        return { name: endpoint.name, wanted, ids: row ? await idsOf(row) : [] };
      }),
    );
    expect(taken.filter(({ wanted, ids }) => ids.length < wanted.length)).toEqual([]);
  });

  it("tries every kind of id that there is", () => {
    const tried = new Set(cases.map(([, foreign]) => foreign));
    expect([...tried].sort()).toEqual([...ID_NAMES].sort());
  });
});
