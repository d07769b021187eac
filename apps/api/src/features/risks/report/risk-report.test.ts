import { deleteContacts } from "@holdfast/contract/directory/contact-endpoints";
import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import {
  listStrategicBias,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { updateBranch } from "@holdfast/contract/organisations/place-endpoints";
import { listPlans, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { saveRuledOutCategory } from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import {
  createRisk,
  deleteRisks,
  listRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import {
  acceptRiskReport,
  readRiskReport,
} from "@holdfast/contract/risks/report/risk-report-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { fullPlan } from "../../../../test/factories/full-plan";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../../test/factories/workspace";

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "report@cafe.example");
});

const call = (body?: object) => {
  const input = { as: owner.token, params: { planId: owner.planId } };
  return app.call(acceptRiskReport, { ...input, body: body as never });
};
const newest = async () =>
  (await app.call(readRiskReport, { as: owner.token, params: { planId: owner.planId } })).body;
const RISK = {
  riskPresetId: 1,
  riskCategoryId: 1,
  likelihoodPresetId: 4,
  cost: 1,
  mitigationStrategyIds: [6],
  mitigationProcess: "Wait and see.",
};
const ANSWERS = { indemnityPeriodId: 3, fastTrackRecovery: 25_000, riskReportReviewId: 2 };

describe("the risk report", () => {
  test("counts towards the plan's progress once all categories are looked at, until the register changes", async () => {
    const fresh = await ownerWithPlan(app, "report-progress@cafe.example");
    const input = { as: fresh.token, params: { planId: fresh.planId } };
    const progress = async () =>
      (await app.call(listPlans, { as: fresh.token })).body[0]?.progress.risk_analysis;
    const accept = () => app.call(acceptRiskReport, { ...input, body: ANSWERS });
    const { body: risk } = await app.call(createRisk, { ...input, body: RISK });
    await accept();
    // 1 of 12 categories: a first draft
    expect(await progress()).toBe(3);
    app.clock.pass(1_000);
    for (const { riskCategoryId } of RISK_CATEGORIES.slice(1))
      await app.call(saveRuledOutCategory, {
        ...input,
        body: { riskCategoryId, isRuledOut: true },
      });
    expect(await progress()).toBe(40);
    await accept();
    expect(await progress()).toBe(60);
    app.clock.pass(1_000);
    await app.call(updateRisk, { ...input, body: { ...RISK, riskId: risk.riskId, cost: 2 } });
    expect(await progress()).toBe(40);
  });

  test("has no risk report at first, then the one accepted last, with name and time", async () => {
    expect(await newest()).toBeNull();
    const first = await call(ANSWERS);
    expect([first.status, first.body]).toEqual([
      201,
      {
        createdAt: app.clock.now().toISOString(),
        indemnityPeriod: { riskReportIndemnityPeriodId: 3, value: 24 },
        fastTrackRecovery: 25_000,
        riskReportReview: { riskReportReviewId: 2, value: 3 },
        acceptedByUserName: "Ana Silva",
        registerChangedAt: null,
        isBusinessChanged: false,
      },
    ]);
    expect(await newest()).toEqual(first.body);
    // At the same time: the later one applies.
    const second = await call({ ...ANSWERS, fastTrackRecovery: 0 });
    expect(await newest()).toEqual(second.body);
    expect(second.body.fastTrackRecovery).toBe(0);
  });

  test("shows when the register, the insurance schedule or the currency was changed after its acceptance", async () => {
    const own = await ownerWithPlan(app, "report-changed@cafe.example");
    const input = { as: own.token, params: { planId: own.planId } };
    const changedAt = async () => (await app.call(readRiskReport, input)).body?.registerChangedAt;
    const accept = () => app.call(acceptRiskReport, { ...input, body: ANSWERS });
    const { body: risk } = await app.call(createRisk, { ...input, body: RISK });
    app.clock.pass(1_000);
    await accept();
    expect(await changedAt()).toBeNull();
    const changes = [
      () => app.call(createRisk, { ...input, body: { ...RISK, riskPresetId: 2 } }),
      () => app.call(updateRisk, { ...input, body: { ...RISK, riskId: risk.riskId, cost: 2 } }),
      () => app.call(createInsurancePolicy, { ...input, body: { kind: "Cyber", insurer: "Pier" } }),
      () => app.call(deleteRisks, { ...input, body: [risk.riskId] }),
      () => app.call(updatePlan, { ...input, body: { currency: "NZD" } }),
    ];
    for (const change of changes) {
      app.clock.pass(1_000);
      await app.call(updatePlan, { ...input, body: { name: "Another name" } });
      expect(await changedAt()).toBeNull();
      await change();
      expect(await changedAt()).toBe(app.clock.now().toISOString());
      app.clock.pass(1_000);
      await accept();
      expect(await changedAt()).toBeNull();
    }
  });

  describe("an accepted report that is out of date", () => {
    let own: Awaited<ReturnType<typeof fullPlan>>;
    const inPlan = () => ({ params: { planId: own.planId } });
    const inOrganisation = () => ({ params: { orgId: own.organisationId } });
    const state = async () => ({
      isBusinessChanged: (await own.call(readRiskReport, inPlan()))?.isBusinessChanged,
      counts: (await own.call(readDashboard, inPlan())).facts.riskReportAcceptedSinceLastChange,
    });
    const accept = async () => {
      app.clock.pass(1_000);
      await own.call(acceptRiskReport, { ...inPlan(), body: ANSWERS });
    };
    beforeAll(async () => {
      own = await fullPlan(app, "report-basis@cafe.example");
    });

    test.each<[what: string, change: () => Promise<unknown>]>([
      [
        "a change of the business name",
        () => own.call(updateOrganisation, { ...inOrganisation(), body: { name: "Pier Dental" } }),
      ],
      [
        "a change of industry",
        () =>
          own.call(updateOrganisation, {
            ...inOrganisation(),
            body: { industryCode: "8531", industryName: "Dental services" },
          }),
      ],
      [
        "a change of the location's country",
        () =>
          own.call(updateBranch, {
            params: { orgId: own.organisationId, branchId: own.branchId },
            body: { name: "Head Office", address: "9 High Street", country: "NZ" },
          }),
      ],
      ["a change of MTPD", () => own.call(setMtpd, { ...inPlan(), body: { mtpdId: 2 } })],
      [
        "a change of penalty",
        async () => {
          const [rating] = await own.call(listStrategicBias, inPlan());
          await own.call(updateStrategicBia, {
            params: { planId: own.planId, strategicBiaId: rating?.strategicBiaId ?? "" },
            body: {
              penalty:
                rating?.strategicCriticalArea.category.strategicCriticalAreaCategoryPenalties[0]
                  ?.penalty.penaltyId ?? null,
              penaltyAttachment: "The lease ends after three days.",
            },
          });
        },
      ],
      [
        "the deletion of a responsible person",
        async () => {
          const risks = await own.call(listRisks, inPlan());
          const id = risks.map((risk) => risk.accountableContact?.contactId).find(Boolean);
          await own.call(deleteContacts, { ...inOrganisation(), body: { ids: [id ?? ""] } });
        },
      ],
    ])("requires another acceptance of the report after %s", async (_what, change) => {
      await accept();
      expect(await state()).toMatchObject({ isBusinessChanged: false });
      const before = await state();
      await change();
      expect(await state()).toEqual({ isBusinessChanged: true, counts: false });
      await accept();
      expect(await state()).toEqual(before);
    });

    test("requires another acceptance of the report after an answer to the question about the country", async () => {
      const save = (body: object) =>
        own.call(updateBranch, {
          params: { orgId: own.organisationId, branchId: own.branchId },
          body: { name: "Head Office", ...body },
        });
      const stated = { address: "9 High Street, Wellington, New Zealand", country: "AU" };
      expect(await save(stated)).toMatchObject({ country: "NZ", disputedCountry: "AU" });
      await accept();
      expect(await save(stated)).toMatchObject({ country: "AU", disputedCountry: null });
      expect(await state()).toEqual({ isBusinessChanged: true, counts: false });
    });
  });

  test.each<{ body: object; expected: [path: string, message: string][] }>([
    {
      body: {},
      expected: [
        ["indemnityPeriodId", "Please select an answer."],
        ["fastTrackRecovery", "Please input a value."],
        ["riskReportReviewId", "Please select an answer."],
      ],
    },
    {
      body: { ...ANSWERS, indemnityPeriodId: 99 },
      expected: [["indemnityPeriodId", "Please select an answer."]],
    },
    {
      body: { ...ANSWERS, riskReportReviewId: 0 },
      expected: [["riskReportReviewId", "Please select an answer."]],
    },
    {
      body: { ...ANSWERS, fastTrackRecovery: 1.5 },
      expected: [["fastTrackRecovery", "Please input a value."]],
    },
    {
      body: { ...ANSWERS, fastTrackRecovery: 1e-28 },
      expected: [["fastTrackRecovery", "Please input a value."]],
    },
    {
      body: { ...ANSWERS, fastTrackRecovery: -1 },
      expected: [["fastTrackRecovery", "Please input a value."]],
    },
    {
      body: { ...ANSWERS, fastTrackRecovery: 1e16 },
      expected: [["fastTrackRecovery", "Please input a value of at most 1,000,000,000,000,000."]],
    },
  ])("does not accept the risk report with $body", async ({ body, expected }) => {
    const { status, problem } = await call(body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual(expected.map(([path, message]) => ({ path, message })));
  });

  test("shows the risk report of an expired plan, and does not let it be accepted", async () => {
    const late = await ownerWithPlan(app, "late-report@cafe.example");
    await expirePlan(app, late.planId);
    const input = { as: late.token, params: { planId: late.planId } };
    expect((await app.call(readRiskReport, input)).status).toBe(200);
    const refused = await app.call(acceptRiskReport, { ...input, body: ANSWERS });
    expect([refused.status, refused.problem.detail]).toEqual([402, "Payment required."]);
  });
});
