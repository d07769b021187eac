import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { findSession } from "../../src/features/accounts/public";
import {
  type AccessPeople,
  accessPeople,
  type CallerName,
  CALLERS,
  FURTHER_BROKERS,
  OUTSIDERS,
} from "./access-people";
import { peopledWorld, type World } from "./access-world";
import { writesDigest } from "../database/database-digest";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { expirePlan } from "../factories/workspace";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";
import { type Expected, WHO_MAY, WHO_MAY_WHEN_EXPIRED } from "./who-may";

const endpoints: readonly Endpoint[] = appRoutes.map(({ endpoint }) => endpoint);

let app: TestApp;
let people: AccessPeople;

beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  people = await accessPeople(app);
});

const newWorld = () => peopledWorld(app, people);

/** Keeps one world for all writers until one of them asks for a new one. */
function worldOfWriters(makeWorld: () => Promise<World>): WriteWorld {
  let used: World | undefined;
  return async (isNew) => {
    if (isNew || !used) used = await makeWorld();
    return used;
  };
}

const caseOf = ({ name }: Endpoint) => {
  const accessCase = ACCESS_TABLE[name];
  if (!accessCase) throw new Error(`${name} has no case in the access table.`);
  return accessCase;
};

/** The callers of a line with what they may expect; last, the brokers who expect what another caller does. */
const everyoneOf = (line: readonly Expected[]): readonly (readonly [CallerName, Expected])[] => {
  const expected = new Map<CallerName, Expected>(
    CALLERS.flatMap((caller, index) => {
      const outcome = line[index];
      return outcome === undefined ? [] : [[caller, outcome] as const];
    }),
  );
  for (const [broker, like] of Object.entries(FURTHER_BROKERS) as [CallerName, CallerName][]) {
    const outcome = expected.get(like);
    if (outcome !== undefined) expected.set(broker, outcome);
  }
  return [...expected];
};

const isOutsider = (caller: CallerName) => OUTSIDERS.some((outsider) => outsider === caller);

/** Returns a world for a caller who may write; a new one, in which no caller has written, if `isNew`. */
type WriteWorld = (isNew: boolean) => Promise<World>;

/**
 * Sends the request as every caller of the line. Those who may not write share a common world, in which nothing may
 * change. Each of the others writes in the world that the writers before left, and once more in a new one if the
 * request does not succeed there, because its record is gone.
 */
async function callAsEveryone(
  endpoint: Endpoint,
  line: readonly Expected[],
  common: World,
  writeWorld: WriteWorld,
) {
  const accessCase = caseOf(endpoint);
  const isRead = endpoint.method === "GET";
  const callCommon = await tableCall(app, endpoint, accessCase, common);
  await app.outbox.drain();
  const before = await writesDigest(app.services.database);
  const answered: Partial<Record<CallerName, Expected | number>> = {};
  const leaks: CallerName[] = [];
  /** Sends the request as that caller; returns whether it succeeded. */
  const send = async (caller: CallerName, call: typeof callCommon, { tag }: World) => {
    const { status, text } = await call(await people.tokenOf(caller));
    // A public endpoint refuses an unknown link with 400.
    const isOk = status < 300 || (accessCase.who === "anyone" && status === 400);
    answered[caller] = isOk ? "ok" : status;
    if (isOutsider(caller) && text.includes(tag)) leaks.push(caller);
    return isOk;
  };
  const isCommon = (expected: Expected) => isRead || expected !== "ok";
  const everyone = everyoneOf(line);
  for (const [caller, expected] of everyone)
    if (isCommon(expected)) await send(caller, callCommon, common);
  const after = await writesDigest(app.services.database);
  for (const [caller, expected] of everyone) {
    if (isCommon(expected)) continue;
    const used = await writeWorld(false);
    // Its record may be gone.
    const callUsed = await tableCall(app, endpoint, accessCase, used).catch(() => undefined);
    if (callUsed && (await send(caller, callUsed, used))) continue;
    const world = await writeWorld(true);
    await send(caller, await tableCall(app, endpoint, accessCase, world), world);
  }
  return { answered, leaks, before, after };
}

const answersOf = (line: readonly Expected[]) => Object.fromEntries(everyoneOf(line));

describe("the access table", () => {
  let common: { readonly world: World; readonly token: string } | undefined;
  /** Returns the world for what changes nothing: a new one once a request has ended its owner's session. */
  const commonWorld = async () => {
    if (!common || !(await findSession(app.services, common.token))) {
      const token = (await people.tokenOf("owner")) ?? "";
      common = { world: await peopledWorld(app, people, token), token };
    }
    return common.world;
  };

  const writeWorld = worldOfWriters(newWorld);

  it("has a case for every endpoint of the app, and no other", () => {
    const names = endpoints.map(({ name }) => name).sort();
    expect(Object.keys(ACCESS_TABLE).sort()).toEqual(names);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "allows exactly the permitted callers: %s",
    async (_name, endpoint) => {
      const { who, input } = caseOf(endpoint);
      const needsWorld = who !== "anyone" && (who !== "signedIn" || input);
      const common = await commonWorld();
      const outcome = await callAsEveryone(
        endpoint,
        WHO_MAY[who],
        common,
        needsWorld ? writeWorld : () => Promise.resolve(common),
      );
      expect(outcome.answered).toEqual(answersOf(WHO_MAY[who]));
      expect(outcome.leaks).toEqual([]);
      expect(outcome.after).toEqual(outcome.before);
    },
  );

  it("allows only owner and broker to archive", async () => {
    for (const [caller, expected] of everyoneOf(WHO_MAY.archive)) {
      const world = await newWorld();
      const { status } = await app.call(updateOrganisation, {
        as: await people.tokenOf(caller),
        params: { orgId: world.organisationId },
        body: { isArchived: true },
      });
      expect([caller, status]).toEqual([caller, expected === "ok" ? 200 : expected]);
    }
  });
});

const planEndpoints = endpoints.filter(({ access }) => access.scope === "plan");

describe("an expired plan", () => {
  /** Returns a new world with the records of these endpoints, which are created before its plan expires. */
  const expiredWorld = async (of: readonly Endpoint[]) => {
    const world = await newWorld();
    for (const endpoint of of) await caseOf(endpoint).input?.(world.fixtureId, world);
    await expirePlan(app, world.planId);
    return world;
  };
  let common: World;
  beforeAll(async () => {
    common = await expiredWorld(planEndpoints);
  });

  it.each(planEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "lets an expired plan only be read and renewed: %s",
    async (_name, endpoint) => {
      const line: readonly Expected[] | undefined = Object.entries(WHO_MAY_WHEN_EXPIRED).find(
        ([who]) => who === caseOf(endpoint).who,
      )?.[1];
      if (!line) throw new Error(`${endpoint.name} has no entry for an expired plan.`);
      const writeWorld = worldOfWriters(() => expiredWorld([endpoint]));
      const outcome = await callAsEveryone(endpoint, line, common, writeWorld);
      expect(outcome.answered).toEqual(answersOf(line));
      expect(outcome.leaks).toEqual([]);
      expect(outcome.after).toEqual(outcome.before);
    },
  );

  it("treats a plan whose key was revoked like an expired one", async () => {
    const { planId } = await newWorld();
    const params = { planId };
    const as = await people.tokenOf("owner");
    const body = { mtpdId: 9 };
    expect((await app.call(setMtpd, { as, params, body })).status).toBe(200);
    await app.services.database.query.execute(
      sql`update subscriptions set revoked_at = now() where plan_id = ${planId}`,
    );
    expect((await app.call(setMtpd, { as, params, body })).status).toBe(402);
    expect((await app.call(listRisks, { as, params })).status).toBe(200);
  });
});
