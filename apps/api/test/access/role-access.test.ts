import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { type AccessPeople, accessPeople, type Caller, CALLERS, OUTSIDERS } from "./access-people";
import { peopledWorld, type World } from "./access-world";
import { databaseDigest } from "../database/database-digest";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { expirePlan } from "../factories/workspace";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";
import { type Expected, WHO_MAY, WHO_MAY_WHEN_EXPIRED } from "./who-may";

const endpoints: readonly Endpoint[] = appRoutes.map(({ endpoint }) => endpoint);

let app: TestApp;
let people: AccessPeople;

beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter, hasReadOnlyReads: true });
  people = await accessPeople(app);
});

const newWorld = () => peopledWorld(app, people);

const rowOf = ({ name }: Endpoint) => {
  const row = ACCESS_TABLE[name];
  if (!row) throw new Error(`${name} has no row in the access table.`);
  return row;
};

const isOutsider = (caller: Caller) => OUTSIDERS.some((outsider) => outsider === caller);

/**
 * Calls as everybody the line names: those let through each in a new world (a read in one), those
 * refused in one, of which nothing may change.
 */
async function callByLine(
  endpoint: Endpoint,
  line: readonly Expected[],
  makeWorld: () => Promise<World>,
) {
  const row = rowOf(endpoint);
  const isRead = endpoint.method === "GET";
  const common = await makeWorld();
  const callCommon = await tableCall(app, endpoint, row, common);
  const before = await databaseDigest(app.services.database);
  const answered: Partial<Record<Caller, Expected | number>> = {};
  const leaks: Caller[] = [];
  const make = async (caller: Caller, call: typeof callCommon, { mark }: World) => {
    const { status, text } = await call(await people.tokenOf(caller));
    answered[caller] = status < 300 || (row.who === "anyone" && status === 400) ? "ok" : status;
    if (isOutsider(caller) && text.includes(mark)) leaks.push(caller);
  };
  const isCommon = (at: number) => isRead || line[at] !== "ok";
  for (const [at, caller] of CALLERS.entries())
    if (isCommon(at)) await make(caller, callCommon, common);
  const after = await databaseDigest(app.services.database);
  for (const [at, caller] of CALLERS.entries()) {
    if (isCommon(at)) continue;
    const world = await makeWorld();
    await make(caller, await tableCall(app, endpoint, row, world), world);
  }
  return { answered, leaks, before, after };
}

const answersOf = (line: readonly Expected[]) =>
  Object.fromEntries(CALLERS.map((caller, at) => [caller, line[at]]));

describe("the access table", () => {
  it("has a row for every endpoint of the house, and no other", () => {
    const names = endpoints.map(({ name }) => name).sort();
    expect(Object.keys(ACCESS_TABLE).sort()).toEqual(names);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "lets through whom it should: %s",
    async (_name, endpoint) => {
      const { who } = rowOf(endpoint);
      const needsWorld = who !== "anyone" && (who !== "signedIn" || rowOf(endpoint).input);
      const one = needsWorld ? undefined : await newWorld();
      const outcome = await callByLine(
        endpoint,
        WHO_MAY[who],
        one ? () => Promise.resolve(one) : newWorld,
      );
      expect(outcome.answered).toEqual(answersOf(WHO_MAY[who]));
      expect(outcome.leaks).toEqual([]);
      expect(outcome.after).toEqual(outcome.before);
    },
  );

  it("archives for owner and broker only", async () => {
    for (const [at, caller] of CALLERS.entries()) {
      const world = await newWorld();
      const { status } = await app.call(updateOrganisation, {
        as: await people.tokenOf(caller),
        params: { orgId: world.organisationId },
        body: { isArchived: true },
      });
      expect([caller, status]).toEqual([
        caller,
        WHO_MAY.archive[at] === "ok" ? 200 : WHO_MAY.archive[at],
      ]);
    }
  });
});

const lapses: Readonly<Record<string, (planId: string) => Promise<unknown>>> = {
  "its year is over": (planId) => expirePlan(app, planId),
  "its key was revoked": (planId) =>
    app.services.database.query.execute(
      sql`update subscriptions set revoked_at = now() where plan_id = ${planId}`,
    ),
};
const planEndpoints = endpoints.filter(({ access }) => access.scope === "plan");

describe.each(Object.entries(lapses))("a plan of which %s", (_how, lapse) => {
  it.each(planEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "is readable and renewable only: %s",
    async (_name, endpoint) => {
      const line: readonly Expected[] | undefined = Object.entries(WHO_MAY_WHEN_EXPIRED).find(
        ([who]) => who === rowOf(endpoint).who,
      )?.[1];
      if (!line) throw new Error(`${endpoint.name} has no line for an expired plan.`);
      const outcome = await callByLine(endpoint, line, async () => {
        const world = await newWorld();
        // Its rows are there before it lapses.
        await rowOf(endpoint).input?.(world.take, world);
        await lapse(world.planId);
        return world;
      });
      expect(outcome.answered).toEqual(answersOf(line));
      expect(outcome.leaks).toEqual([]);
      expect(outcome.after).toEqual(outcome.before);
    },
  );
});
