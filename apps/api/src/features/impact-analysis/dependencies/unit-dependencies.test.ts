import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { createSupplier, deleteSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import {
  createUnitDependencies,
  deleteUnitDependencies,
  listUnitDependencies,
} from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createBranch, deleteBranch } from "@holdfast/contract/organisations/place-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { callerOf } from "../../../demo/caller";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
let cafe: PlanWorkspace;
let kitchen: string;
let office: string;
let roaster: string;
let meals: string;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(count += 1)}@needs.example`);
  const call = callerOf(app.server, cafe.token);
  const params = { orgId: cafe.organisationId };
  const units = await call(createDepartments, {
    params: { ...params, branchId: cafe.branchId },
    body: { names: ["Kitchen", "Office"] },
  });
  [kitchen, office] = [units[0]?.departmentId ?? "", units[1]?.departmentId ?? ""];
  const supplier = { name: "Roaster", email: "r@roaster.example" };
  roaster = (await call(createSupplier, { params, body: supplier })).supplierId;
  const area = { name: "Meals", strategicCriticalAreaCategoryId: 1 };
  meals = (await call(createStrategicCriticalArea, { params, body: area })).strategicCriticalAreaId;
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const inOrganisation = () => ({ as: cafe.token, params: { orgId: cafe.organisationId } });
const create = (...body: BodyOf<typeof createUnitDependencies>) =>
  app.call(createUnitDependencies, { ...inPlan(), body });
const listed = async () => (await app.call(listUnitDependencies, inPlan())).body;
const names = async () => (await listed()).map(({ name }) => name);
const all = () =>
  create(
    { departmentId: kitchen, strategicCriticalAreaId: meals },
    { departmentId: kitchen, neededDepartmentId: office },
    { departmentId: kitchen, supplierId: roaster },
    { departmentId: office, systemName: " Till  software " },
  );

it("returns what each unit supports and depends on, with its name", async () => {
  const { status, body } = await all();
  expect(status).toBe(201);
  expect(body.map(({ departmentId, name }) => [departmentId, name])).toEqual([
    [kitchen, "Meals"],
    [kitchen, "Office"],
    [kitchen, "Roaster"],
    [office, "Till  software"],
  ]);
  expect(await listed()).toEqual(body);
});

it("adds a row once, in any case of the system's name", async () => {
  await all();
  const { status } = await create(
    { departmentId: kitchen, supplierId: roaster },
    { departmentId: office, systemName: "till  SOFTWARE" },
  );
  expect(status).toBe(201);
  expect(await names()).toEqual(["Meals", "Office", "Roaster", "Till  software"]);
});

it.each([
  ["none of the four", () => ({}), "0.strategicCriticalAreaId"],
  [
    "two of the four",
    () => ({ supplierId: roaster, systemName: "Till" }),
    "0.strategicCriticalAreaId",
  ],
  ["the unit itself", () => ({ neededDepartmentId: kitchen }), "0.neededDepartmentId"],
  ["an unknown unit", () => ({ neededDepartmentId: cafe.planId }), "0.neededDepartmentId"],
  ["an unknown supplier", () => ({ supplierId: cafe.planId }), "0.supplierId"],
  ["an unknown area", () => ({ strategicCriticalAreaId: roaster }), "0.strategicCriticalAreaId"],
] as const)("rejects a row with %s", async (_, row, path) => {
  const { status, problem } = await create({ departmentId: kitchen, ...row() });
  expect([status, problem?.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  expect(await listed()).toEqual([]);
});

it("deletes rows, all or none", async () => {
  const { body } = await all();
  const [first, second] = body.map(({ unitDependencyId }) => unitDependencyId);
  const remove = (...ids: (string | undefined)[]) =>
    app.call(deleteUnitDependencies, { ...inPlan(), body: ids.map((id) => id ?? "") });
  expect((await remove(first, roaster)).status).toBe(404);
  expect((await remove(first, second)).status).toBe(204);
  expect(await names()).toEqual(["Roaster", "Till  software"]);
});

it("removes the rows of a deleted supplier and area", async () => {
  await all();
  await app.call(deleteSuppliers, { ...inOrganisation(), body: { ids: [roaster] } });
  await app.call(deleteStrategicCriticalAreas, { ...inOrganisation(), body: { ids: [meals] } });
  expect(await names()).toEqual(["Office", "Till  software"]);
});

it("removes the rows of a deleted location's units", async () => {
  const call = callerOf(app.server, cafe.token);
  const orgId = cafe.organisationId;
  const { branchId } = await call(createBranch, {
    params: { orgId },
    body: { name: "Kiosk", address: "1 Wharf Road" },
  });
  await call(updatePlan, { params: { planId: cafe.planId }, body: { branchId } });
  const [bar, store] = await call(createDepartments, {
    params: { orgId, branchId },
    body: { names: ["Bar", "Store"] },
  });
  const departmentId = bar?.departmentId ?? "";
  await create(
    { departmentId, neededDepartmentId: store?.departmentId ?? "" },
    { departmentId, supplierId: roaster },
  );
  expect(await listed()).toHaveLength(2);
  await call(updatePlan, { params: { planId: cafe.planId }, body: { branchId: cafe.branchId } });
  await call(deleteBranch, { params: { orgId, branchId } });
  expect(await listed()).toEqual([]);
});

it("removes what depends on a unit with the unit", async () => {
  await all();
  await app.call(removeDepartments, {
    as: cafe.token,
    params: { orgId: cafe.organisationId, branchId: cafe.branchId },
    body: { departmentIds: [office] },
  });
  expect(await names()).toEqual(["Meals", "Roaster"]);
});

it("refuses a unit's dependency in an expired plan, and the deletion of a supplier that it names", async () => {
  await all();
  await expirePlan(app, cafe.planId);
  expect((await create({ departmentId: office, supplierId: roaster })).status).toBe(402);
  const body = { ids: [roaster] };
  expect((await app.call(deleteSuppliers, { ...inOrganisation(), body })).status).toBe(402);
  expect(await names()).toEqual(["Meals", "Office", "Roaster", "Till  software"]);
});
