import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import {
  createTacticalBias,
  listTacticalBias,
  updateTacticalBias,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import { createPlan, listPlans, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../../test/factories/workspace";

const FOUR_HOURS = 1;
const TWO_DAYS = 5;
const SEVEN_DAYS = 9;
const DAYS = "Please choose whole days from 0 to the MTPD.";

let app: TestApp;
let cafe: PlanWorkspace;
let stranger: PlanWorkspace;
let viewer: string;
/** Business units of Head Office. */
let finance: string;
let sales: string;

const unitsOf = async (of: PlanWorkspace, branchId: string, ...names: string[]) => {
  const { body } = await app.call(createDepartments, {
    as: of.token,
    params: { orgId: of.organisationId, branchId },
    body: { names },
  });
  return body.map(({ departmentId }) => departmentId);
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  stranger = await ownerWithPlan(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
  [sales = "", finance = ""] = await unitsOf(cafe, cafe.branchId, "Sales", "Finance");
});

/** A new plan for each test, without MTPD. */
let planId: string;
beforeEach(async () => {
  const { body } = await app.call(createPlan, {
    as: cafe.token,
    body: {
      name: "Plan",
      branchId: cafe.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  planId = body.planId;
});

const setTo = (mtpdId: number, as = cafe.token) =>
  app.call(setMtpd, { as, params: { planId }, body: { mtpdId } });
type Times = { departmentId: string; rto: number; rpo: number; name?: string };
const create = (body: Times[], as = cafe.token, plan = planId) =>
  app.call(createTacticalBias, { as, params: { planId: plan }, body });
const update = (body: (Times & { tacticalBiaId: string })[], as = cafe.token, plan = planId) =>
  app.call(updateTacticalBias, { as, params: { planId: plan }, body });
const listed = async (as = cafe.token) => {
  const { body } = await app.call(listTacticalBias, { as, params: { planId } });
  return body;
};
const timesNow = async () =>
  (await listed()).map(({ departmentName, rto, rpo }) => [departmentName, rto, rpo]);

describe("the MTPD", () => {
  test("returns the MTPD, shows it with the plan, and marks the plan as modified", async () => {
    app.clock.pass(60_000);
    const { status, body } = await setTo(SEVEN_DAYS);
    const mtpd = { mtpdId: SEVEN_DAYS, name: "7 days", value: 7 };
    expect([status, body]).toEqual([200, { ...mtpd, cappedUnits: [] }]);
    const plans = await app.call(listPlans, { as: cafe.token });
    expect(plans.body.find((plan) => plan.planId === planId)).toMatchObject({
      mtpd,
      lastModifiedDate: app.clock.now().toISOString(),
    });
  });

  test("accepts only one of the options as MTPD", async () => {
    const message = "Please select the Maximum Tolerable Period of Disruption.";
    const unknown = await setTo(99);
    expect([unknown.status, unknown.problem.errors]).toEqual([400, [{ path: "mtpdId", message }]]);
    expect((await setTo(1.5)).problem.errors).toEqual([{ path: "mtpdId", message }]);
  });

  test("names the units whose times it caps, until their times are saved", async () => {
    await setTo(SEVEN_DAYS);
    await create([
      { departmentId: sales, rto: 7, rpo: 1 },
      { departmentId: finance, rto: 2, rpo: 2 },
    ]);
    expect((await setTo(TWO_DAYS)).body.cappedUnits).toEqual(["Sales"]);
    const rows = await listed();
    expect(rows.map((row) => [row.departmentName, row.isCapped])).toEqual([
      ["Finance", false],
      ["Sales", true],
    ]);
    const tacticalBiaId = rows[1]?.tacticalBiaId ?? "";
    await update([{ tacticalBiaId, departmentId: sales, rto: 2, rpo: 1 }]);
    expect((await listed()).map((row) => row.isCapped)).toEqual([false, false]);
  });

  test("a shorter MTPD replaces proposed times with suggestions below it, but not confirmed times", async () => {
    await setTo(SEVEN_DAYS);
    await app.call(createTacticalBias, {
      as: cafe.token,
      params: { planId },
      body: [
        { departmentId: sales, rto: 6, rpo: 1, proposed: true },
        { departmentId: finance, rto: 2, rpo: 2 },
      ],
    });
    expect((await setTo(TWO_DAYS)).body.cappedUnits).toEqual([]);
    expect(await timesNow()).toEqual([
      ["Finance", 2, 2],
      ["Sales", 1, 1],
    ]);
    const marks = async () => {
      const params = { orgId: cafe.organisationId };
      const { body } = await app.call(listProposals, { as: cafe.token, params });
      return body.filter((mark) => mark.planId === planId).map(({ kind }) => kind);
    };
    expect(await marks()).toEqual(["tactical-bia"]);
    const findings = await app.call(listFindings, { as: cafe.token, params: { planId } });
    expect(findings.body.findings.map(({ title }) => title)).toContain(
      "RTO as long as the MTPD of 2 days",
    );
    await setTo(FOUR_HOURS);
    expect(await timesNow()).toEqual([
      ["Finance", 1, 1],
      ["Sales", 0, 0],
    ]);
    expect(await marks()).toEqual(["tactical-bia"]);
  });

  test("caps the returned times if shorter, and leaves the saved ones", async () => {
    await setTo(SEVEN_DAYS);
    await create([{ departmentId: sales, rto: 7, rpo: 1 }]);
    await setTo(TWO_DAYS);
    expect(await timesNow()).toEqual([["Sales", 2, 1]]);
    await setTo(FOUR_HOURS);
    expect(await timesNow()).toEqual([["Sales", 1, 1]]);
    await setTo(SEVEN_DAYS);
    expect(await timesNow()).toEqual([["Sales", 7, 1]]);
  });
});

describe("recovery times", () => {
  test("creates and updates recovery times as rows, and returns the whole table by unit name", async () => {
    await setTo(SEVEN_DAYS);
    const { status, body } = await create([
      { departmentId: sales, name: "Sales", rto: 5, rpo: 0 },
      { departmentId: finance, rto: 7, rpo: 2 },
    ]);
    expect(status).toBe(201);
    expect(body).toEqual(await listed(viewer));
    expect(await timesNow()).toEqual([
      ["Finance", 7, 2],
      ["Sales", 5, 0],
    ]);
    const ofSales = body[1]?.tacticalBiaId ?? "";
    const changed = await update([{ tacticalBiaId: ofSales, departmentId: sales, rto: 1, rpo: 1 }]);
    expect(changed.status).toBe(200);
    expect(await timesNow()).toEqual([
      ["Finance", 7, 2],
      ["Sales", 1, 1],
    ]);
  });

  test("requires an MTPD before recovery times", async () => {
    const row = { departmentId: sales, rto: 0, rpo: 0 };
    const outcomes = await Promise.all([
      create([row]),
      update([{ ...row, tacticalBiaId: app.services.newId() }]),
    ]);
    expect(outcomes.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, "mtpd-missing"],
      [409, "mtpd-missing"],
    ]);
    expect(await listed()).toEqual([]);
  });

  test("requires recovery times in whole days from 0 to the MTPD: each invalid value is marked, nothing is saved", async () => {
    await setTo(TWO_DAYS);
    const beyond = await create([
      { departmentId: finance, rto: 2, rpo: 0 },
      { departmentId: sales, rto: 3, rpo: 4 },
    ]);
    expect([beyond.status, beyond.problem.errors]).toEqual([
      400,
      [
        { path: "1.rto", message: DAYS },
        { path: "1.rpo", message: DAYS },
      ],
    ]);
    const odd = await create([{ departmentId: sales, rto: 0.5, rpo: -1 }]);
    expect(odd.problem.errors).toEqual([
      { path: "0.rto", message: DAYS },
      { path: "0.rpo", message: DAYS },
    ]);
    expect(await listed()).toEqual([]);
  });

  test("has recovery times once per unit", async () => {
    await setTo(TWO_DAYS);
    const twice = await create([
      { departmentId: sales, rto: 0, rpo: 0 },
      { departmentId: sales, rto: 1, rpo: 1 },
    ]);
    expect(twice.problem.errors).toEqual([
      { path: "1.departmentId", message: "This business unit is already in the list." },
    ]);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => create([{ departmentId: sales, rto: 1, rpo: 0 }])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const again = await create([
      { departmentId: finance, rto: 0, rpo: 0 },
      { departmentId: sales, rto: 0, rpo: 0 },
    ]);
    expect([again.status, again.problem.code]).toEqual([409, "recovery-times-exist"]);
    expect(await timesNow()).toEqual([["Sales", 1, 0]]);
  });

  test("saves all recovery times or none if a row refers to something that the plan does not have", async () => {
    await setTo(TWO_DAYS);
    const { body } = await create([
      { departmentId: finance, rto: 0, rpo: 0 },
      { departmentId: sales, rto: 0, rpo: 0 },
    ]);
    const [ofFinance = "", ofSales = ""] = body.map(({ tacticalBiaId }) => tacticalBiaId);
    const unknown = await update([
      { tacticalBiaId: ofFinance, departmentId: finance, rto: 2, rpo: 2 },
      { tacticalBiaId: app.services.newId(), departmentId: sales, rto: 2, rpo: 2 },
    ]);
    expect([unknown.status, unknown.problem.errors]).toEqual([
      400,
      [{ path: "1.tacticalBiaId", message: "These recovery times could not be found." }],
    ]);
    const crossed = await update([
      { tacticalBiaId: ofFinance, departmentId: sales, rto: 2, rpo: 2 },
      { tacticalBiaId: ofSales, departmentId: finance, rto: 2, rpo: 2 },
    ]);
    expect(crossed.problem.errors).toHaveLength(2);
    expect(await timesNow()).toEqual([
      ["Finance", 0, 0],
      ["Sales", 0, 0],
    ]);
  });

  test("hides and rejects recovery times of units at another location", async () => {
    await setTo(TWO_DAYS);
    await create([{ departmentId: sales, rto: 1, rpo: 0 }]);
    const { body: wharf } = await app.call(createBranch, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
      body: { name: "Wharf", address: "1 Wharf Road" },
    });
    const [kitchen = ""] = await unitsOf(cafe, wharf.branchId, "Kitchen");
    const elsewhere = await create([{ departmentId: kitchen, rto: 1, rpo: 0 }]);
    expect([elsewhere.status, elsewhere.problem.errors]).toEqual([
      400,
      [{ path: "0.departmentId", message: "This business unit could not be found." }],
    ]);
    const body = { branchId: wharf.branchId };
    await app.call(updatePlan, { as: cafe.token, params: { planId }, body });
    expect(await listed()).toEqual([]);
    expect((await create([{ departmentId: kitchen, rto: 1, rpo: 0 }])).status).toBe(201);
  });
});

describe("access", () => {
  const row = () => ({ departmentId: sales, rto: 0, rpo: 0 });
  const attempts = (as: string, plan: string, tacticalBiaId: string) =>
    Promise.all([
      app.call(setMtpd, { as, params: { planId: plan }, body: { mtpdId: TWO_DAYS } }),
      create([row()], as, plan),
      update([{ ...row(), tacticalBiaId }], as, plan),
    ]);
  const statuses = (outcomes: readonly { status: number }[]) =>
    outcomes.map(({ status }) => status);

  test("a viewer cannot change anything", async () => {
    await setTo(SEVEN_DAYS);
    const { body } = await create([{ ...row(), rto: 6 }]);
    const outcomes = await attempts(viewer, planId, body[0]?.tacticalBiaId ?? "");
    expect(statuses(outcomes)).toEqual([403, 403, 403]);
    expect(await listed()).toEqual(body);
  });

  test("plans, units and rows of others are not found", async () => {
    await setTo(SEVEN_DAYS);
    const { body } = await create([{ ...row(), rto: 6 }]);
    const tacticalBiaId = body[0]?.tacticalBiaId ?? "";
    expect(statuses(await attempts(stranger.token, planId, tacticalBiaId))).toEqual([
      404, 404, 404,
    ]);
    expect(
      (await app.call(listTacticalBias, { as: stranger.token, params: { planId } })).status,
    ).toBe(404);
    const own = await attempts(stranger.token, stranger.planId, tacticalBiaId);
    expect(own[0].status).toBe(200);
    const [unitId = ""] = await unitsOf(stranger, stranger.branchId, "Sales");
    const outcomes = await Promise.all([
      create([row()], stranger.token, stranger.planId),
      update([{ ...row(), tacticalBiaId }], stranger.token, stranger.planId),
      update([{ ...row(), departmentId: unitId, tacticalBiaId }], stranger.token, stranger.planId),
    ]);
    expect(outcomes.map(({ problem }) => problem.errors?.[0]?.path)).toEqual([
      "0.departmentId",
      "0.departmentId",
      "0.tacticalBiaId",
    ]);
    // A row of another plan of the same organisation is not found either.
    await app.call(setMtpd, {
      as: cafe.token,
      params: { planId: cafe.planId },
      body: { mtpdId: TWO_DAYS },
    });
    const otherPlan = await update([{ ...row(), tacticalBiaId }], cafe.token, cafe.planId);
    expect(otherPlan.problem.errors?.[0]?.path).toBe("0.tacticalBiaId");
    expect(await listed()).toEqual(body);
  });

  test("an expired plan can be read, and answers 402 to changes", async () => {
    await setTo(SEVEN_DAYS);
    const { body } = await create([row()]);
    await expirePlan(app, planId);
    const outcomes = await attempts(cafe.token, planId, body[0]?.tacticalBiaId ?? "");
    expect(statuses(outcomes)).toEqual([402, 402, 402]);
    expect(await listed()).toEqual(body);
  });
});
