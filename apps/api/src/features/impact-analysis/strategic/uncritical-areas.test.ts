import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import {
  createStrategicBia,
  deleteStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import {
  listUncriticalAreas,
  saveUncriticalArea,
} from "@holdfast/contract/impact-analysis/strategic/uncritical-area-endpoints";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
let plan: PlanWorkspace;
let number = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  plan = await ownerWithPlan(app, `owner${(number += 1)}@uncritical.example`);
});

const inPlan = () => ({ as: plan.token, params: { planId: plan.planId } });
const addArea = async (name: string) => {
  const { body } = await app.call(createStrategicCriticalArea, {
    as: plan.token,
    params: { orgId: plan.organisationId },
    body: { name, strategicCriticalAreaCategoryId: 1 },
  });
  return body.strategicCriticalAreaId;
};
const sayNo = (strategicCriticalAreaId: string, planId = plan.planId) =>
  app.call(saveUncriticalArea, { as: plan.token, params: { planId, strategicCriticalAreaId } });
const rate = (strategicCriticalAreaId: string) =>
  app.call(createStrategicBia, {
    ...inPlan(),
    body: { strategicCriticalAreaId, criticality: 4 },
  });
const listed = async () => (await app.call(listUncriticalAreas, inPlan())).body;
const lookedAt = async () =>
  (await app.call(readDashboard, inPlan())).body.facts.strategicAreasRated;

test("an area without an answer counts as not reviewed, even if another area is rated", async () => {
  const [sales] = [await addArea("Sales"), await addArea("Accounting")];
  await rate(sales);
  expect(await lookedAt()).toEqual({ done: 1, total: 2 });
});

test("stores No once, and counts the area as reviewed", async () => {
  const [sales, accounting] = [await addArea("Sales"), await addArea("Accounting")];
  await rate(sales);
  expect((await sayNo(accounting)).status).toBe(204);
  expect((await sayNo(accounting)).status).toBe(204);
  expect(await listed()).toEqual([accounting]);
  expect(await lookedAt()).toEqual({ done: 2, total: 2 });
});

test("replaces No by Yes, and stores No when the rating is deleted", async () => {
  const sales = await addArea("Sales");
  await sayNo(sales);
  const { strategicBiaId } = (await rate(sales)).body;
  expect(await listed()).toEqual([]);
  await app.call(deleteStrategicBia, {
    as: plan.token,
    params: { planId: plan.planId, strategicBiaId },
  });
  expect(await listed()).toEqual([sales]);
  expect(await lookedAt()).toEqual({ done: 1, total: 1 });
});

test("refuses No for a rated area and for an unknown area", async () => {
  const sales = await addArea("Sales");
  await rate(sales);
  const refused = await sayNo(sales);
  expect([refused.status, refused.problem.code]).toEqual([409, "strategic-area-is-judged"]);
  const other = await ownerWithPlan(app, `other${number}@uncritical.example`);
  const { body } = await app.call(createStrategicCriticalArea, {
    as: other.token,
    params: { orgId: other.organisationId },
    body: { name: "Sales", strategicCriticalAreaCategoryId: 1 },
  });
  expect((await sayNo(body.strategicCriticalAreaId)).status).toBe(404);
});

test("deletes a No together with its area", async () => {
  const sales = await addArea("Sales");
  await sayNo(sales);
  await app.call(deleteStrategicCriticalArea, {
    as: plan.token,
    params: { orgId: plan.organisationId, strategicCriticalAreaId: sales },
  });
  expect(await listed()).toEqual([]);
});
