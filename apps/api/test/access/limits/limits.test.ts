import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "@holdfast/contract/platform/errors";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, addMs, MINUTE } from "../../../src/platform/clock";
import type { Limit } from "../../../src/platform/limits/rate-limits";
import { hashPassword } from "../../../src/platform/password-hash";
import { openSession, registerConfirmed } from "../../../src/features/accounts/public";
import { addBroker, createBrokerage } from "../../../src/features/brokerages/public";
import { addQuota } from "../../../src/features/subscriptions/public";
import { PASSWORD } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { CAFE, freshKey } from "../../factories/workspace";
import type { Attempt } from "./limited-attempts";
import { LIMITED_CALLS, SHARED_LIMITS } from "./limited-calls";

const features = fileURLToPath(new URL("../../../src/features", import.meta.url));

/** Every limit that a feature's `*-limits.ts` exports. */
const limits: readonly Limit[] = (
  await Promise.all(
    (await readdir(features, { recursive: true }))
      .filter((file) => file.endsWith("-limits.ts"))
      .map(
        async (file) =>
          (await import(path.join(features, file))) as Readonly<Record<string, Limit>>,
      ),
  )
).flatMap((module) => Object.values(module));

let app: TestApp;
/** The same database, opened by another process or after a restart. */
let another: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await testApp();
  another = await testApp(undefined, { sharing: app });
  passwordHash = await hashPassword(PASSWORD);
});

let count = 0;
const newAddress = () => `10.${(count += 1) >> 16}.${(count >> 8) & 255}.${count & 255}`;

async function newAccount(): Promise<Attempt["account"]> {
  const { services } = app;
  const email = `person${(count += 1)}@limits.example`;
  const userId =
    (await registerConfirmed(services.database.query, services, {
      email,
      passwordHash,
      firstName: "Ana",
      lastName: "Silva",
    })) ?? "";
  const token = await openSession(services.database.query, services, {
    userId,
    isRemembered: false,
    expiresAt: addMs(services.clock.now(), DAY),
  });
  let workspace: ReturnType<typeof newWorkspace> | undefined;
  let brokerage: Promise<string> | undefined;
  return {
    email,
    userId,
    token,
    workspace: () => (workspace ??= newWorkspace(token)),
    brokerage: () => (brokerage ??= newBrokerage(userId)),
  };
}

const newBrokerage = (userId: string) =>
  app.services.database.transaction(async (tx) => {
    const id = await createBrokerage(tx, app.services, { name: "Anchor Brokers" });
    await addQuota(tx, app.services, id, 5);
    await addBroker(tx, app.services, id, userId);
    return id;
  });

async function newWorkspace(token: string) {
  const { body } = await app.call(createOrganisation, { as: token, body: CAFE });
  const { body: plan } = await app.call(createPlan, {
    as: token,
    body: {
      name: "Head Office plan",
      branchId: body.branches[0]?.branchId ?? "",
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  return { orgId: body.organisationId, planId: plan.planId };
}

const newAttempt = async (overrides: Partial<Attempt> = {}): Promise<Attempt> => ({
  app,
  account: overrides.account ?? (await newAccount()),
  address: newAddress(),
  target: (count += 1),
  ...overrides,
});

const callOf = (name: string) => {
  const found = LIMITED_CALLS[name];
  if (!found) throw new Error(`The limit ${name} has no request.`);
  return found;
};

describe("every limit", () => {
  it("has a request that it counts", () => {
    const names = limits.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Tested in lockout.test.ts and repeated-failures.test.ts.
    const apart = ["credentials-familiar-address", "failures-account"];
    const tried = [...Object.keys(LIMITED_CALLS), ...apart];
    expect(tried.sort()).toEqual(names.sort());
  });

  it.each(limits.filter(({ name }) => name in LIMITED_CALLS).map((limit) => [limit.name, limit]))(
    "applies to its own subject, in every process, until its window ends: %s",
    async (name, limit) => {
      const [countedFor, call] = callOf(name);
      const first = await newAttempt();
      const again = async (at: TestApp) =>
        call(await newAttempt({ app: at, [countedFor]: first[countedFor] }));
      const began = app.clock.now().getTime();
      for (let number = 0; number < limit.max; number += 1)
        expect([number, (await again(number % 2 ? another : app)).status]).not.toEqual([
          number,
          429,
        ]);
      for (const at of [app, another]) {
        const { status, problem, headers } = await again(at);
        expect([status, (problem as Problem).code, (problem as Problem).detail]).toEqual([
          429,
          "too-many-requests",
          // The clock stands still, so the whole window is left.
          limit.message?.(`${limit.window / MINUTE} minutes`) ??
            "Too many attempts. Please wait a moment and try again.",
        ]);
        const wait = Number((headers as Record<string, unknown>)["retry-after"]);
        expect(wait).toBeGreaterThan(0);
        expect(wait * 1_000).toBeLessThanOrEqual(limit.window);
      }
      expect((await call(await newAttempt())).status).not.toBe(429);
      app.clock.moveTo(new Date(began + 2 * limit.window));
      expect((await again(app)).status).not.toBe(429);
    },
  );

  it.each(SHARED_LIMITS)("cannot be bypassed by another request: %s", async (name, other) => {
    const [countedFor, call] = callOf(name);
    const limit = limits.find((candidate) => candidate.name === name);
    const first = await newAttempt();
    const sharedAttempt = () => newAttempt({ [countedFor]: first[countedFor] });
    for (let number = 0; number < (limit?.max ?? 0); number += 1)
      await other(await sharedAttempt());
    expect((await call(await sharedAttempt())).status).toBe(429);
  });
});
