import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  listRuledOutCategories,
  saveRuledOutCategory,
} from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import { CATEGORY_HAS_RISKS } from "@holdfast/contract/risks/errors";
import {
  createRisk,
  deleteRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import {
  acceptRiskReport,
  readRiskReport,
} from "@holdfast/contract/risks/report/risk-report-endpoints";
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
  (await app.call(listRuledOutCategories, inPlan(plan))).body;
const save = (plan: PlanWorkspace, riskCategoryId: number, isRuledOut = true) =>
  app.call(saveRuledOutCategory, { ...inPlan(plan), body: { riskCategoryId, isRuledOut } });
const RISK = {
  riskCategoryId: 4,
  name: "Phones fail",
  likelihoodPresetId: 4,
  cost: 1,
  mitigationStrategyIds: [6],
  mitigationProcess: "Wait and see.",
};
const addRisk = async (plan: PlanWorkspace, riskCategoryId: number) =>
  (await app.call(createRisk, { ...inPlan(plan), body: { ...RISK, riskCategoryId } })).body;
const lookedAt = async (plan: PlanWorkspace) =>
  (await app.call(readDashboard, inPlan(plan))).body.facts.riskCategoriesReviewed;
const progress = async (plan: PlanWorkspace) =>
  (await app.call(listPlans, { as: plan.token })).body.find(({ planId }) => planId === plan.planId)
    ?.progress.risk_analysis;

it("counts a category as looked at once none of its risks applies", async () => {
  const plan = await ownerWithPlan(app, "ruled-out@cafe.example");
  expect(await listed(plan)).toEqual([]);
  await save(plan, 9);
  const { status, body } = await save(plan, 4);
  expect([status, body]).toEqual([200, [4, 9]]);
  await save(plan, 4);
  expect(await listed(plan)).toEqual([4, 9]);
  expect(await lookedAt(plan)).toEqual({ done: 2, total: 12 });
  await addRisk(plan, 1);
  expect(await lookedAt(plan)).toEqual({ done: 3, total: 12 });
  expect(await progress(plan)).toBe(10);
});

it("counts a category as not looked at once it is no longer ruled out", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-undo@cafe.example");
  await save(plan, 4);
  expect((await save(plan, 4, false)).body).toEqual([]);
  expect((await save(plan, 4, false)).body).toEqual([]);
  expect(await lookedAt(plan)).toEqual({ done: 0, total: 12 });
});

it("no longer rules a category out once one of its risks applies, also after that risk is deleted", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-yes@cafe.example");
  await save(plan, 4);
  await save(plan, 5);
  const risk = await addRisk(plan, 4);
  expect(await listed(plan)).toEqual([5]);
  await app.call(updateRisk, {
    ...inPlan(plan),
    body: { ...RISK, riskId: risk.riskId, riskCategoryId: 5 },
  });
  expect(await listed(plan)).toEqual([]);
  await app.call(deleteRisks, { ...inPlan(plan), body: [risk.riskId] });
  expect(await listed(plan)).toEqual([]);
  expect(await lookedAt(plan)).toEqual({ done: 0, total: 12 });
});

it("rejects a category that has risks, and one that does not exist", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-refused@cafe.example");
  await addRisk(plan, 4);
  const refused = await save(plan, 4);
  expect([refused.status, refused.problem.detail]).toEqual([409, CATEGORY_HAS_RISKS.message]);
  const unknown = await save(plan, 99);
  expect([unknown.status, unknown.problem.errors]).toEqual([
    400,
    [{ path: "riskCategoryId", message: "Please select the risk category." }],
  ]);
  expect(await listed(plan)).toEqual([]);
});

it("makes an accepted report out of date, since the report lists the category", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-report@cafe.example");
  const answers = { indemnityPeriodId: 3, fastTrackRecovery: 0, riskReportReviewId: 2 };
  await app.call(acceptRiskReport, { ...inPlan(plan), body: answers });
  app.clock.pass(1_000);
  await save(plan, 4);
  expect((await app.call(readRiskReport, inPlan(plan))).body?.registerChangedAt).toBe(
    app.clock.now().toISOString(),
  );
});

it("carries a ruled-out category into a clone with the risks, and not without them", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-clone@cafe.example");
  await save(plan, 4);
  const clone = async (leave: "risks"[]) => {
    const { body } = await app.call(clonePlan, {
      as: plan.token,
      body: {
        planId: plan.planId,
        name: "Copy",
        branchId: plan.branchId,
        key: await freshKey(app),
        currency: "AUD",
        contacts: [],
        leave,
      },
    });
    return listed({ ...plan, planId: body.planId });
  };
  expect(await clone([])).toEqual([4]);
  expect(await clone(["risks"])).toEqual([]);
});

it("reads ruled-out categories once the plan has expired, but does not change them", async () => {
  const plan = await ownerWithPlan(app, "ruled-out-expired@cafe.example");
  await save(plan, 4);
  await expirePlan(app, plan.planId);
  expect((await save(plan, 5)).status).toBe(402);
  expect(await listed(plan)).toEqual([4]);
});
