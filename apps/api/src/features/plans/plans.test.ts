import { createBranch, listBranches } from "@holdfast/contract/organisations/place-endpoints";
import {
  createPlan,
  deletePlan,
  listPlans,
  listPlanSubscriptions,
  renewPlan,
  updatePlan,
} from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { statementsOf } from "../../../test/database/statements";
import {
  expirePlan,
  freshKey,
  ownerWithOrganisation,
  ownerWithPlan,
  signedInBroker,
  signedInMember,
} from "../../../test/factories/workspace";
import { reservePromoCode } from "../subscriptions/public";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const newPlan = (branchId: string, key: string) => ({
  name: "Plan",
  branchId,
  key,
  currency: "AUD",
  contacts: [],
});

describe("creating a plan", () => {
  test("activates a plan by its key for one year, with the progress of every section", async () => {
    const { plan, organisationId } = await ownerWithPlan(app, "key@cafe.example");
    expect(plan).toMatchObject({
      organisationId,
      name: "Head Office plan",
      branch: { name: "Head Office", address: "12 Quay Street, Sydney NSW 2000" },
      currency: { code: "AUD", prefix: "AU$", minorUnits: 2 },
      mtpd: null,
      expiryDate: "2027-11-21T00:00:00.000Z",
      expiryStatus: "not-expired",
      progress: {
        risk_analysis: 0,
        policy_programme: 0,
        analysis_planning: 0,
        planning_design: 0,
        implementation: 0,
        validation: 0,
      },
    });
  });

  test("returns its subscriptions and expiry, both in the plan and in their list", async () => {
    const owner = await ownerWithPlan(app, "subscriptions@cafe.example");
    const { brokerageId } = await signedInBroker(app, "subscriptions-broker@anchor.example");
    const { database } = app.services;
    await database.transaction((tx) =>
      reservePromoCode(tx, app.services, { brokerageId, code: "Autumn-26", quantity: 1 }),
    );
    const params = { planId: owner.planId };
    const renewed = await app.call(renewPlan, {
      as: owner.token,
      params,
      body: { key: "Autumn-26" },
    });
    const { body: subscriptions } = await app.call(listPlanSubscriptions, {
      as: owner.token,
      params,
    });
    expect(
      subscriptions.map(({ promoCodeCode, expiryDate }) => [promoCodeCode, expiryDate]),
    ).toEqual(
      expect.arrayContaining([
        ["Autumn-26", "2028-11-21T00:00:00.000Z"],
        [null, "2027-11-21T00:00:00.000Z"],
      ]),
    );
    const { body: plans } = await app.call(listPlans, { as: owner.token });
    const expected = { expiry: "2028-11-21T00:00:00.000Z", subscriptions };
    expect(renewed.body).toMatchObject(expected);
    expect(plans).toMatchObject([expected]);
  });

  test("lists subscriptions with the same number of statements for any number of plans", async () => {
    const owner = await ownerWithPlan(app, "statements@cafe.example");
    const statements = async () => {
      const seen = await statementsOf(() => app.call(listPlans, { as: owner.token }));
      return seen.length;
    };
    const ofOne = await statements();
    const body = newPlan(owner.branchId, await freshKey(app));
    await app.call(createPlan, { as: owner.token, body });
    expect(await statements()).toBe(ofOne);
  });

  test("uses one of a promo code's uses for a new plan, ignoring case", async () => {
    const owner = await ownerWithOrganisation(app, "promo@cafe.example");
    const { brokerageId } = await signedInBroker(app, "promo-broker@anchor.example");
    const { database } = app.services;
    await database.transaction((tx) =>
      reservePromoCode(tx, app.services, { brokerageId, code: "Spring-26", quantity: 1 }),
    );
    const body = newPlan(owner.branchId, " spring-26 ");
    const first = await app.call(createPlan, { as: owner.token, body });
    expect(first.status).toBe(201);
    const second = await app.call(createPlan, { as: owner.token, body });
    expect(second.status).toBe(400);
    const { body: answer } = await app.call(listPlanSubscriptions, {
      as: owner.token,
      params: { planId: first.body.planId },
    });
    expect(answer).toMatchObject([{ promoCodeCode: "Spring-26", isRevoked: false }]);
    const viewer = await signedInMember(app, owner.organisationId, "viewer", "see@cafe.example");
    const { body: shown } = await app.call(listPlanSubscriptions, {
      as: viewer,
      params: { planId: first.body.planId },
    });
    expect(shown).toMatchObject([{ promoCodeCode: null, isRevoked: false }]);
  });

  test.each([
    ["unknown", () => Promise.resolve("ABCD-EFGH-JKMN-PQRS")],
    [
      "used",
      async () => {
        const owner = await ownerWithOrganisation(app, "used-key@cafe.example");
        const key = await freshKey(app);
        await app.call(createPlan, { as: owner.token, body: newPlan(owner.branchId, key) });
        return key;
      },
    ],
  ])("rejects an %s key at its field and creates nothing", async (kind, key) => {
    const owner = await ownerWithOrganisation(app, `${kind}@cafe.example`);
    const { status, problem } = await app.call(createPlan, {
      as: owner.token,
      body: newPlan(owner.branchId, await key()),
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: "key", message: "Please input a valid Subscription Key or Promo Code." },
    ]);
    expect((await app.call(listPlans, { as: owner.token })).body).toEqual([]);
  });

  test("accepts a key once if used 50 times concurrently", async () => {
    const owner = await ownerWithOrganisation(app, "race@cafe.example");
    const body = newPlan(owner.branchId, await freshKey(app));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => app.call(createPlan, { as: owner.token, body })),
    );
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await app.call(listPlans, { as: owner.token })).body).toHaveLength(1);
  });

  test("reports every missing field", async () => {
    const owner = await ownerWithOrganisation(app, "missing@cafe.example");
    const { problem } = await app.call(createPlan, {
      as: owner.token,
      body: { name: " ", branchId: "", key: "", currency: "" },
    });
    expect(problem.errors).toEqual([
      { path: "name", message: "Please input the name." },
      { path: "branchId", message: "Please select the business location." },
      { path: "key", message: "Please input a valid Subscription Key or Promo Code." },
      { path: "currency", message: "Please select currency." },
    ]);
  });

  test("rejects another organisation's location at its field", async () => {
    const owner = await ownerWithOrganisation(app, "mine@cafe.example");
    const other = await ownerWithOrganisation(app, "theirs@cafe.example");
    const { status, problem } = await app.call(createPlan, {
      as: owner.token,
      body: newPlan(other.branchId, await freshKey(app)),
    });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, "branchId"]);
  });

  test("creates one plan if retried with the same Idempotency-Key", async () => {
    const owner = await ownerWithOrganisation(app, "repeat@cafe.example");
    const body = newPlan(owner.branchId, await freshKey(app));
    const headers = { "idempotency-key": "save-1" };
    const first = await app.call(createPlan, { as: owner.token, body, headers });
    const again = await app.call(createPlan, { as: owner.token, body, headers });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const changed = { ...body, name: "Another" };
    const reused = await app.call(createPlan, { as: owner.token, body: changed, headers });
    expect(reused.status).toBe(422);
  });

  test("creates one plan for eight concurrent calls with one Idempotency-Key, and returns it to all", async () => {
    const owner = await ownerWithOrganisation(app, "at-once@cafe.example");
    const body = newPlan(owner.branchId, await freshKey(app));
    const headers = { "idempotency-key": "save-at-once" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call(createPlan, { as: owner.token, body, headers })),
    );
    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    for (const { body: answer } of answers) expect(answer).toEqual(first?.body);
  });

  test("changes nothing if the response cannot be stored, and can be retried", async () => {
    const { query } = app.services.database;
    await query.execute(sql`
      create function store_nothing() returns trigger language plpgsql as
        $$ begin raise exception 'The answer is not stored.'; end $$`);
    await query.execute(sql`
      create trigger store_nothing before update on idempotency_keys for each row
        when (new.key = 'save-unstored') execute function store_nothing()`);
    const owner = await ownerWithOrganisation(app, "unstored@cafe.example");
    const body = newPlan(owner.branchId, await freshKey(app));
    const call = { as: owner.token, body, headers: { "idempotency-key": "save-unstored" } };
    expect((await app.call(createPlan, call)).status).toBe(500);
    expect((await app.call(listPlans, { as: owner.token })).body).toEqual([]);
    await query.execute(sql`drop trigger store_nothing on idempotency_keys`);
    // The subscription key was not used up either.
    const repeated = await app.call(createPlan, call);
    expect(repeated.status).toBe(201);
    expect((await app.call(createPlan, call)).body).toEqual(repeated.body);
    expect((await app.call(listPlans, { as: owner.token })).body).toHaveLength(1);
  });

  test("leaves the Idempotency-Key of a rejected call free for the next", async () => {
    const owner = await ownerWithOrganisation(app, "refused@cafe.example");
    const headers = { "idempotency-key": "save-refused" };
    const wrong = newPlan(owner.branchId, "XXXX-XXXX-XXXX-XXXX");
    const calls = Array.from({ length: 4 }, () =>
      app.call(createPlan, { as: owner.token, body: wrong, headers }),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(400);
    const body = newPlan(owner.branchId, await freshKey(app));
    const right = await app.call(createPlan, { as: owner.token, body, headers });
    expect(right.status).toBe(201);
  });
});

describe("a plan", () => {
  test("lists a plan for members and the managing broker only", async () => {
    const { organisationId, planId } = await ownerWithPlan(app, "list@cafe.example");
    const viewer = await signedInMember(app, organisationId, "viewer", "list-v@cafe.example");
    const broker = await signedInBroker(app, "list-b@anchor.example", organisationId);
    const stranger = await signedInPerson(app, "list-s@cafe.example");
    const idsFor = async (token: string) =>
      (await app.call(listPlans, { as: token })).body.map((plan) => plan.planId);
    expect(await idsFor(viewer)).toEqual([planId]);
    expect(await idsFor(broker.token)).toEqual([planId]);
    expect(await idsFor(stranger)).toEqual([]);
  });

  test("changes a plan field by field", async () => {
    const owner = await ownerWithPlan(app, "change@cafe.example");
    const branch = await app.call(createBranch, {
      as: owner.token,
      params: { orgId: owner.organisationId },
      body: { name: "Depot", address: "1 Yard Road" },
    });
    const params = { planId: owner.planId };
    const { body: answer } = await app.call(updatePlan, {
      as: owner.token,
      params,
      body: { name: "Depot plan", branchId: branch.body.branchId },
    });
    expect(answer).toMatchObject({
      name: "Depot plan",
      branch: { name: "Depot" },
      currency: { code: "AUD" },
    });
    const { body: branches } = await app.call(listBranches, {
      as: owner.token,
      params: { orgId: owner.organisationId },
    });
    expect(branches.map(({ name }) => name)).toEqual(["Head Office", "Depot"]);
  });

  test("answers changes with 402 once expired, and can be renewed", async () => {
    const owner = await ownerWithPlan(app, "lapse@cafe.example");
    await expirePlan(app, owner.planId);
    const params = { planId: owner.planId };
    const refused = await app.call(updatePlan, { as: owner.token, params, body: { name: "X" } });
    expect([refused.status, refused.problem.detail]).toEqual([402, "Payment required."]);
    const renewed = await app.call(renewPlan, {
      as: owner.token,
      params,
      body: { key: await freshKey(app) },
    });
    expect(renewed.body).toMatchObject({
      expiryDate: "2027-11-21T00:00:00.000Z",
      expiryStatus: "not-expired",
    });
    const early = await app.call(renewPlan, {
      as: owner.token,
      params,
      body: { key: await freshKey(app) },
    });
    expect(early.body.expiryDate).toBe("2028-11-21T00:00:00.000Z");
  });

  test("lets an owner delete a plan, but not an editor", async () => {
    const owner = await ownerWithPlan(app, "delete@cafe.example");
    const params = { planId: owner.planId };
    const editor = await signedInMember(
      app,
      owner.organisationId,
      "editor",
      "delete-e@cafe.example",
    );
    expect((await app.call(deletePlan, { as: editor, params })).status).toBe(403);
    expect((await app.call(deletePlan, { as: owner.token, params })).status).toBe(204);
    expect((await app.call(listPlans, { as: owner.token })).body).toEqual([]);
  });
});
