import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import {
  createAssets,
  deleteAssets,
  listAssets,
  updateAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../../test/factories/workspace";

const QUANTITY_RANGE = "Please input a number from 0 to 1,000,000 with at most 3 decimals.";
const EQUIPMENT = 1;
const SKILLSET = 3;

let app: TestApp;
let cafe: PlanWorkspace;
let stranger: PlanWorkspace;
let viewer: string;

const unitsOf = async (of: PlanWorkspace, ...names: string[]) => {
  const { body } = await app.call(createDepartments, {
    as: of.token,
    params: { orgId: of.organisationId, branchId: of.branchId },
    body: { names },
  });
  return body.map(({ departmentId }) => departmentId);
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  stranger = await ownerWithPlan(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
});

let finance: string;
let sales: string;
beforeEach(async () => {
  await app.services.database.query.execute(sql`delete from departments`);
  [sales = "", finance = ""] = await unitsOf(cafe, "Sales", "Finance");
});

type Input = BodyInput<typeof createAssets>[number];
const till = (changes: Partial<Input> = {}): Input => ({
  departmentId: sales,
  assetTypeId: EQUIPMENT,
  name: "Till",
  quantity: 2,
  comments: null,
  ...changes,
});
const create = (body: Input[], as = cafe.token, planId = cafe.planId) =>
  app.call(createAssets, { as, params: { planId }, body });
const update = (body: BodyInput<typeof updateAssets>, as = cafe.token, planId = cafe.planId) =>
  app.call(updateAssets, { as, params: { planId }, body });
const remove = (body: string[], as = cafe.token, planId = cafe.planId) =>
  app.call(deleteAssets, { as, params: { planId }, body });
const listed = async (as = cafe.token) => {
  const { body } = await app.call(listAssets, { as, params: { planId: cafe.planId } });
  return body;
};

describe("assets", () => {
  test("creates assets as a list, and lists them by unit, type and age", async () => {
    const { status, body } = await create([
      till({ name: "  Till  ", comments: " " }),
      till({ assetTypeId: SKILLSET, name: "Barista", quantity: 0, comments: "Certified" }),
      till({ departmentId: finance, name: "Laptop" }),
    ]);
    expect(status).toBe(201);
    expect(body[0]).toEqual({ assetId: body[0]?.assetId, ...till() });
    app.clock.pass(1_000);
    await create([till({ name: "Second till" })]);
    const assets = await listed(viewer);
    expect(assets.map(({ name }) => name)).toEqual(["Laptop", "Till", "Second till", "Barista"]);
    expect(assets).toEqual(expect.arrayContaining(body));
  });

  test("changes assets as a list", async () => {
    const { body } = await create([till(), till({ name: "Laptop" })]);
    const [first, second] = body;
    if (!first || !second) throw new Error("Two assets were created.");
    const changed = { ...second, name: "Tablet", quantity: 7, comments: "New", assetTypeId: 5 };
    const outcome = await update([changed, { ...first, departmentId: finance }]);
    expect([outcome.status, outcome.body]).toEqual([
      200,
      [changed, { ...first, departmentId: finance }],
    ]);
    expect(await listed()).toEqual([{ ...first, departmentId: finance }, changed]);
  });

  test("keeps up to three decimals of an asset's quantity", async () => {
    const quantities = [2.5, 0.125, 0, 999_999.999, 1_000_000];
    const { status, body } = await create(quantities.map((quantity) => till({ quantity })));
    expect(status).toBe(201);
    expect((await listed()).map(({ quantity }) => quantity)).toEqual(quantities);
    const [first] = body;
    if (!first) throw new Error("Assets were created.");
    await update([{ ...first, quantity: 0.25 }]);
    expect((await listed())[0]?.quantity).toBe(0.25);
    const { body: document } = await app.call(readPlanDocument, {
      as: cafe.token,
      params: { planId: cafe.planId },
    });
    expect(document.requirements.map(({ quantity }) => quantity)).toEqual([
      0.25,
      ...quantities.slice(1),
    ]);
  });

  test("deletes assets by a list of ids, all or none, and records the deletion", async () => {
    const { body } = await create([till(), till(), till()]);
    const [first = "", second = "", third = ""] = body.map(({ assetId }) => assetId);
    expect((await remove([first, app.services.newId()])).status).toBe(404);
    expect(await listed()).toHaveLength(3);
    expect((await remove([first, second])).status).toBe(204);
    expect((await listed()).map(({ assetId }) => assetId)).toEqual([third]);
    const events = await app.services.database.query.execute<{ ids: string }>(sql`
      select detail ->> 'assetIds' as ids from audit_events
      where action = 'impact-analysis.assets-deleted'`);
    expect(events.rows).toEqual([{ ids: `${first} ${second}` }]);
  });

  test("deletes assets with their business unit", async () => {
    await create([till(), till({ departmentId: finance })]);
    await app.call(removeDepartments, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, branchId: cafe.branchId },
      body: { departmentIds: [sales] },
    });
    expect((await listed()).map(({ departmentId }) => departmentId)).toEqual([finance]);
  });

  test("requires description and quantity of assets: each invalid row is marked, nothing is saved", async () => {
    const wrong = await app.call(createAssets, {
      as: cafe.token,
      params: { planId: cafe.planId },
      body: [
        till(),
        { departmentId: sales, assetTypeId: EQUIPMENT, name: "  " } as Input,
        till({ quantity: -1 }),
        till({ quantity: 1.0005 }),
        till({ quantity: 1_000_001 }),
      ],
    });
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      [
        { path: "1.name", message: "Please input description" },
        { path: "1.quantity", message: "Please input quantity" },
        { path: "2.quantity", message: QUANTITY_RANGE },
        { path: "3.quantity", message: QUANTITY_RANGE },
        { path: "4.quantity", message: QUANTITY_RANGE },
      ],
    ]);
    expect(await listed()).toEqual([]);
  });

  test("requires an existing unit, type and asset", async () => {
    const { body } = await create([till()]);
    const unknown = app.services.newId();
    const noType = await create([till(), till({ assetTypeId: 99 })]);
    expect(noType.problem.errors).toEqual([
      { path: "1.assetTypeId", message: "Please select the asset type." },
    ]);
    const noUnit = await create([till(), till({ departmentId: unknown })]);
    expect(noUnit.problem.errors).toEqual([
      { path: "1.departmentId", message: "This business unit could not be found." },
    ]);
    const changed = body.map((asset) => ({ ...asset, name: "Changed" }));
    const noAsset = await update([...changed, { ...till(), assetId: unknown }]);
    expect([noAsset.status, noAsset.problem.errors]).toEqual([
      400,
      [{ path: "1.assetId", message: "This asset could not be found." }],
    ]);
    const twice = await update([...changed, ...changed]);
    expect(twice.problem.errors?.[0]?.path).toBe("1.assetId");
    expect(await listed()).toEqual(body);
  });
});

describe("access", () => {
  const attempts = (as: string, planId: string, assetId: string, departmentId = sales) =>
    Promise.all([
      create([till({ departmentId })], as, planId),
      update([{ ...till({ departmentId, name: "Taken" }), assetId }], as, planId),
      remove([assetId], as, planId),
    ]);
  const statuses = (outcomes: readonly { status: number }[]) =>
    outcomes.map(({ status }) => status);

  test("a viewer cannot change anything", async () => {
    const { body } = await create([till()]);
    const outcomes = await attempts(viewer, cafe.planId, body[0]?.assetId ?? "");
    expect(statuses(outcomes)).toEqual([403, 403, 403]);
    expect(await listed()).toEqual(body);
  });

  test("plans, units and assets of others are not found", async () => {
    const { body } = await create([till()]);
    const assetId = body[0]?.assetId ?? "";
    const as = stranger.token;
    expect(statuses(await attempts(as, cafe.planId, assetId))).toEqual([404, 404, 404]);
    expect(statuses(await attempts(as, stranger.planId, assetId))).toEqual([400, 400, 404]);
    const [unitId = ""] = await unitsOf(stranger, "Sales");
    const own = await attempts(as, stranger.planId, assetId, unitId);
    expect(statuses(own)).toEqual([201, 400, 404]);
    expect(own[1].problem.errors?.[0]?.path).toBe("0.assetId");
    expect((await app.call(listAssets, { as, params: { planId: cafe.planId } })).status).toBe(404);
    expect(await listed()).toEqual(body);
  });

  test("an expired plan can be read, and answers 402 to changes", async () => {
    const lapsed = await ownerWithPlan(app, "lapsed@cafe.example");
    const [unit = ""] = await unitsOf(lapsed, "Sales");
    const { body } = await create([till({ departmentId: unit })], lapsed.token, lapsed.planId);
    await expirePlan(app, lapsed.planId);
    const outcomes = await attempts(lapsed.token, lapsed.planId, body[0]?.assetId ?? "", unit);
    expect(statuses(outcomes)).toEqual([402, 402, 402]);
    const params = { planId: lapsed.planId };
    expect((await app.call(listAssets, { as: lapsed.token, params })).body).toEqual(body);
  });
});
