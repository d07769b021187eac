import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  createAlternativeSite,
  createBranch,
  deleteAlternativeSite,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import {
  createRecoveryStrategies,
  listRecoveryStrategies,
  updateRecoveryStrategies,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../test/factories/workspace";

const RECOVERY_SITE = 1;
const OTHER_BRANCH = 2;
const FROM_HOME = 3;
const SERVICED_OFFICE = 4;
const OTHER = 11;

let app: TestApp;
let cafe: PlanWorkspace;
let stranger: PlanWorkspace;
let viewer: string;
/** Business units of Head Office. */
let finance: string;
let sales: string;
let wharf: string;
let theirBranch: string;

const unitsOf = async (of: PlanWorkspace, ...names: string[]) => {
  const { body } = await app.call(createDepartments, {
    as: of.token,
    params: { orgId: of.organisationId, branchId: of.branchId },
    body: { names },
  });
  return body.map(({ departmentId }) => departmentId);
};
const branchOf = async (of: PlanWorkspace) => {
  const { body } = await app.call(createBranch, {
    as: of.token,
    params: { orgId: of.organisationId },
    body: { name: "Wharf", address: "1 Wharf Road" },
  });
  return body.branchId;
};
const siteOf = async (of: PlanWorkspace) => {
  const { body } = await app.call(createAlternativeSite, {
    as: of.token,
    params: { orgId: of.organisationId },
    body: { name: "Bowls club", address: "9 Green Street" },
  });
  return body.alternativeSiteId;
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  stranger = await ownerWithPlan(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
  [sales = "", finance = ""] = await unitsOf(cafe, "Sales", "Finance");
  wharf = await branchOf(cafe);
  theirBranch = await branchOf(stranger);
});
beforeEach(async () => {
  await app.services.database.query.execute(sql`delete from recovery_strategies`);
});

type Input = BodyInput<typeof createRecoveryStrategies>[number];
const fromHome = (departmentId: string): Input => ({
  departmentId,
  recoveryStrategyTypeId: FROM_HOME,
});
const create = (body: Input[], as = cafe.token, planId = cafe.planId) =>
  app.call(createRecoveryStrategies, { as, params: { planId }, body });
const update = (
  body: BodyInput<typeof updateRecoveryStrategies>,
  as = cafe.token,
  planId = cafe.planId,
) => app.call(updateRecoveryStrategies, { as, params: { planId }, body });
const listed = async (as = cafe.token) => {
  const { body } = await app.call(listRecoveryStrategies, {
    as,
    params: { planId: cafe.planId },
  });
  return body;
};
const NOTHING_CHOSEN = {
  recoveryStrategyId: null,
  recoveryStrategyTypeId: null,
  recoveryStrategyTypeName: null,
  branchId: null,
  alternativeSiteId: null,
  recoveryStrategyAddress: null,
  otherAddress: null,
  recoveryStrategyComments: null,
};

describe("recovery strategies", () => {
  test("lists a recovery strategy for every business unit, even before one is chosen", async () => {
    expect(await listed(viewer)).toEqual([
      { departmentId: finance, name: "Finance", ...NOTHING_CHOSEN },
      { departmentId: sales, name: "Sales", ...NOTHING_CHOSEN },
    ]);
  });

  test("takes another branch, a site, an address or a way of working as recovery strategy", async () => {
    const site = await siteOf(cafe);
    const { status, body } = await create([
      {
        departmentId: sales,
        name: "Sales",
        recoveryStrategyId: null,
        recoveryStrategyTypeId: OTHER_BRANCH,
        branchId: wharf,
        address: "left over from an earlier choice",
        comments: " Two desks ",
      },
      {
        departmentId: finance,
        recoveryStrategyTypeId: RECOVERY_SITE,
        alternativeSiteId: site,
      },
    ]);
    expect(status).toBe(201);
    expect(body).toEqual(await listed());
    const [ofFinance, ofSales] = body;
    expect(ofFinance).toMatchObject({
      recoveryStrategyTypeName: "Short-term recovery site",
      branchId: null,
      alternativeSiteId: site,
      recoveryStrategyAddress: "Bowls club, 9 Green Street",
      recoveryStrategyComments: null,
    });
    expect(ofSales).toMatchObject({
      branchId: wharf,
      alternativeSiteId: null,
      recoveryStrategyAddress: "Wharf, 1 Wharf Road",
      otherAddress: null,
      recoveryStrategyComments: "Two desks",
    });
    const changed = await update([
      {
        departmentId: sales,
        recoveryStrategyId: ofSales?.recoveryStrategyId ?? "",
        recoveryStrategyTypeId: SERVICED_OFFICE,
        branchId: wharf,
        address: "7 Desk Lane",
      },
      { ...fromHome(finance), recoveryStrategyId: ofFinance?.recoveryStrategyId ?? "" },
    ]);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual([
      {
        ...ofFinance,
        recoveryStrategyTypeId: FROM_HOME,
        recoveryStrategyTypeName: "Work from home",
        alternativeSiteId: null,
        recoveryStrategyAddress: null,
      },
      {
        ...ofSales,
        recoveryStrategyTypeId: SERVICED_OFFICE,
        recoveryStrategyTypeName: "Serviced office or coworking space",
        branchId: null,
        recoveryStrategyAddress: "7 Desk Lane",
        otherAddress: "7 Desk Lane",
        recoveryStrategyComments: null,
      },
    ]);
  });

  test("saves strategies with only address and comments as 'Other' with that address", async () => {
    const created = await create([
      { departmentId: sales, address: " 3 Ferry Lane ", comments: "Call first" },
    ]);
    const other = {
      departmentId: sales,
      recoveryStrategyTypeId: OTHER,
      recoveryStrategyTypeName: "Other",
      recoveryStrategyAddress: "3 Ferry Lane",
      otherAddress: "3 Ferry Lane",
      recoveryStrategyComments: "Call first",
    };
    expect([created.status, created.body[1]]).toEqual([201, expect.objectContaining(other)]);
    const recoveryStrategyId = created.body[1]?.recoveryStrategyId ?? "";
    const byId = await update([
      { departmentId: sales, recoveryStrategyId, address: "4 Ferry Lane", comments: "" },
    ]);
    expect([byId.status, byId.body[1]]).toEqual([
      200,
      {
        ...created.body[1],
        recoveryStrategyAddress: "4 Ferry Lane",
        otherAddress: "4 Ferry Lane",
        recoveryStrategyComments: null,
      },
    ]);
    await update([{ ...fromHome(sales), recoveryStrategyId }]);
    const byUnit = await update([
      { departmentId: sales, address: "3 Ferry Lane", comments: "Call first" },
    ]);
    expect([byUnit.status, byUnit.body[1]]).toEqual([200, created.body[1]]);
  });

  test("rejects strategies without a type and an address, when creating and when changing", async () => {
    const problem = {
      path: "0.recoveryStrategyTypeId",
      message: "Please select the location.",
    };
    for (const location of [
      { address: " " },
      { branchId: wharf },
      { branchId: wharf, address: "x" },
    ]) {
      const created = await create([{ departmentId: sales, comments: "Soon", ...location }]);
      expect([created.status, created.problem.errors]).toEqual([400, [problem]]);
    }
    const updated = await update([{ departmentId: sales, address: "3 Ferry Lane", comments: "" }]);
    expect([updated.status, updated.problem.errors]).toEqual([
      400,
      [{ path: "0.recoveryStrategyId", message: "This recovery strategy could not be found." }],
    ]);
  });

  test("saves a recovery strategy with an address before that is known, as to be arranged", async () => {
    const created = await create([
      { departmentId: sales, recoveryStrategyTypeId: SERVICED_OFFICE, address: "  " },
    ]);
    expect(created.status).toBe(201);
    expect(created.body[1]).toMatchObject({ otherAddress: null, recoveryStrategyAddress: null });
    const { body } = await app.call(listFindings, {
      as: cafe.token,
      params: { planId: cafe.planId },
    });
    expect(body.findings).toContainEqual(
      expect.objectContaining({ place: "Sales", title: "Recovery place to be arranged" }),
    );
  });

  test("keeps a recovery strategy without its site when the site is deleted", async () => {
    const site = await siteOf(cafe);
    await create([
      { departmentId: sales, recoveryStrategyTypeId: RECOVERY_SITE, alternativeSiteId: site },
    ]);
    await app.call(deleteAlternativeSite, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, alternativeSiteId: site },
    });
    expect((await listed())[1]).toMatchObject({
      recoveryStrategyTypeId: RECOVERY_SITE,
      alternativeSiteId: null,
      recoveryStrategyAddress: null,
    });
  });

  test.each([
    [{ recoveryStrategyTypeId: 99 }, "recoveryStrategyTypeId", "Please select the location."],
    [
      { recoveryStrategyTypeId: OTHER_BRANCH },
      "branchId",
      "Please select another business location.",
    ],
    [
      { recoveryStrategyTypeId: RECOVERY_SITE, alternativeSiteId: null },
      "alternativeSiteId",
      "Please select a recovery site.",
    ],
  ])("rejects %o at its row and saves no strategy", async (location, field, message) => {
    const { status, problem } = await create([
      fromHome(finance),
      { departmentId: sales, ...location },
    ]);
    expect([status, problem.errors]).toEqual([400, [{ path: `1.${field}`, message }]]);
    expect((await listed()).map((row) => row.recoveryStrategyId)).toEqual([null, null]);
  });

  test("rejects the plan's own location as a place of recovery", async () => {
    const { problem } = await create([
      {
        departmentId: sales,
        recoveryStrategyTypeId: OTHER_BRANCH,
        branchId: cafe.branchId,
      },
    ]);
    expect(problem.errors).toEqual([
      { path: "0.branchId", message: "Please select another business location." },
    ]);
  });

  test("has a recovery strategy once per unit", async () => {
    const twice = await create([fromHome(sales), fromHome(sales)]);
    expect(twice.problem.errors).toEqual([
      { path: "1.departmentId", message: "This business unit is already in the list." },
    ]);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => create([fromHome(sales)])));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const again = await create([fromHome(finance), fromHome(sales)]);
    expect([again.status, again.problem.code]).toEqual([409, "recovery-strategy-exists"]);
    expect((await listed())[0]?.recoveryStrategyId).toBeNull();
  });
});

describe("access", () => {
  const attempts = (as: string, planId: string, departmentId: string, recoveryStrategyId: string) =>
    Promise.all([
      create([fromHome(departmentId)], as, planId),
      update([{ ...fromHome(departmentId), recoveryStrategyId }], as, planId),
    ]);
  const idNow = async () => (await listed())[1]?.recoveryStrategyId ?? "";
  const statuses = (outcomes: readonly { status: number }[]) =>
    outcomes.map(({ status }) => status);
  const atWharf = (): Input => ({
    departmentId: sales,
    recoveryStrategyTypeId: OTHER_BRANCH,
    branchId: wharf,
  });

  test("a viewer cannot change anything", async () => {
    const { body } = await create([atWharf()]);
    expect(statuses(await attempts(viewer, cafe.planId, sales, await idNow()))).toEqual([403, 403]);
    expect(await listed()).toEqual(body);
  });

  test("plans, units, strategies and locations of others are not found", async () => {
    const { body } = await create([atWharf()]);
    const id = await idNow();
    const as = stranger.token;
    expect(statuses(await attempts(as, cafe.planId, sales, id))).toEqual([404, 404]);
    const params = { planId: cafe.planId };
    expect((await app.call(listRecoveryStrategies, { as, params })).status).toBe(404);
    const ownPlan = await attempts(as, stranger.planId, sales, id);
    expect(ownPlan.map(({ problem }) => problem.errors?.[0]?.path)).toEqual([
      "0.departmentId",
      "0.departmentId",
    ]);
    const [unitId = ""] = await unitsOf(stranger, "Sales");
    const [, updated] = await attempts(as, stranger.planId, unitId, id);
    expect([updated.status, updated.problem.errors]).toEqual([
      400,
      [{ path: "0.recoveryStrategyId", message: "This recovery strategy could not be found." }],
    ]);
    const strangersSite = await siteOf(stranger);
    const foreign = await create([
      { departmentId: finance, recoveryStrategyTypeId: OTHER_BRANCH, branchId: theirBranch },
      {
        departmentId: sales,
        recoveryStrategyTypeId: RECOVERY_SITE,
        alternativeSiteId: strangersSite,
      },
    ]);
    expect(foreign.problem.errors?.map(({ path }) => path)).toEqual([
      "0.branchId",
      "1.alternativeSiteId",
    ]);
    expect(await listed()).toEqual(body);
  });

  test("an expired plan can be read, and answers 402 to changes", async () => {
    const lapsed = await ownerWithPlan(app, "lapsed@cafe.example");
    const [unit = ""] = await unitsOf(lapsed, "Sales");
    const { body } = await create([fromHome(unit)], lapsed.token, lapsed.planId);
    await expirePlan(app, lapsed.planId);
    const id = body[0]?.recoveryStrategyId ?? "";
    expect(statuses(await attempts(lapsed.token, lapsed.planId, unit, id))).toEqual([402, 402]);
    const params = { planId: lapsed.planId };
    const read = await app.call(listRecoveryStrategies, { as: lapsed.token, params });
    expect(read.body).toEqual(body);
  });
});
