import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import {
  listDeclinedRisks,
  saveDeclinedRisk,
} from "@holdfast/contract/risks/suggestions/declined-risk-endpoints";
import { beforeAll, expect, it } from "vitest";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const inPlan = ({ token, planId }: PlanWorkspace) => ({ as: token, params: { planId } });
const listed = async (plan: PlanWorkspace) =>
  (await app.call(listDeclinedRisks, inPlan(plan))).body;
const save = (plan: PlanWorkspace, riskPresetId: number, isDeclined = true) =>
  app.call(saveDeclinedRisk, { ...inPlan(plan), body: { riskPresetId, isDeclined } });

it("remembers what is not for a plan, and takes it back", async () => {
  const plan = await ownerWithPlan(app, "declined@cafe.example");
  const other = await ownerWithPlan(app, "declined-other@cafe.example");
  await save(plan, 14);
  expect((await save(plan, 3)).body).toEqual([3, 14]);
  await save(plan, 3);
  expect(await listed(plan)).toEqual([3, 14]);
  expect(await listed(other)).toEqual([]);
  expect((await save(plan, 14, false)).body).toEqual([3]);
});

it("rejects a risk that is not in the library, and any in an expired plan", async () => {
  const plan = await ownerWithPlan(app, "declined-refused@cafe.example");
  expect((await save(plan, 9999)).problem.errors).toEqual([
    { path: "riskPresetId", message: "Please select a risk from this category." },
  ]);
  await expirePlan(app, plan.planId);
  expect((await save(plan, 3)).status).toBe(402);
});

it("is carried into a clone with the risks", async () => {
  const plan = await ownerWithPlan(app, "declined-clone@cafe.example");
  await save(plan, 14);
  const { body } = await app.call(clonePlan, {
    as: plan.token,
    body: {
      planId: plan.planId,
      name: "Copy",
      branchId: plan.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
      leave: [],
    },
  });
  expect(await listed({ ...plan, planId: body.planId })).toEqual([14]);
});
