import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import {
  createInsurancePolicy,
  deleteInsurancePolicy,
  listInsurancePolicies,
  updateInsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import type { InsurancePolicyInput } from "@holdfast/contract/risks/insurance/insurance-policy";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
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
  owner = await ownerWithPlan(app, "insurance@cafe.example");
});

const inPlan = ({ token, planId }: PlanWorkspace) => ({ as: token, params: { planId } });
const add = (body: Partial<InsurancePolicyInput>, plan = owner) =>
  app.call(createInsurancePolicy, { ...inPlan(plan), body: body as InsurancePolicyInput });
const listed = async (plan = owner) => (await app.call(listInsurancePolicies, inPlan(plan))).body;
const INTERRUPTION = {
  kind: "Business interruption",
  insurer: "Harbour Mutual",
  policyNumber: "HM-4711",
  claimsPhone: "02 5550 0110",
  sumInsured: 450_000,
  indemnityMonths: 12,
  comments: "Excess of 48 hours.",
} as const;

describe("the insurance schedule of a plan", () => {
  it("has its policies by kind, with the claims number in international format", async () => {
    await add({ kind: "Property and contents", insurer: "Pier Insurance" });
    const { status, body } = await add(INTERRUPTION);
    expect([status, body]).toEqual([
      201,
      {
        ...INTERRUPTION,
        insurancePolicyId: expect.any(String),
        claimsPhone: "+61 2 5550 0110",
        version: 1,
      },
    ]);
    const rows = await listed();
    expect(rows[0]).toEqual(body);
    expect(rows[1]).toEqual({
      insurancePolicyId: expect.any(String),
      kind: "Property and contents",
      insurer: "Pier Insurance",
      policyNumber: null,
      claimsPhone: null,
      sumInsured: null,
      indemnityMonths: null,
      comments: null,
      version: 1,
    });
  });

  it("stores an indemnity period only for business interruption insurance", async () => {
    const own = await ownerWithPlan(app, "insurance-kinds@cafe.example");
    const cyber = await add({ kind: "Cyber", insurer: "Pier Insurance", indemnityMonths: 6 }, own);
    expect(cyber.body.indemnityMonths).toBeNull();
    const { body } = await add(INTERRUPTION, own);
    const changed = await app.call(updateInsurancePolicy, {
      as: own.token,
      params: { planId: own.planId, insurancePolicyId: body.insurancePolicyId },
      body: { kind: "Cyber" },
    });
    expect(changed.body).toMatchObject({ kind: "Cyber", indemnityMonths: null, version: 2 });
  });

  it("changes and deletes insurance policies", async () => {
    const own = await ownerWithPlan(app, "insurance-changes@cafe.example");
    const { body } = await add(INTERRUPTION, own);
    const params = { planId: own.planId, insurancePolicyId: body.insurancePolicyId };
    const changed = await app.call(updateInsurancePolicy, {
      as: own.token,
      params,
      body: { sumInsured: null, indemnityMonths: 18 },
    });
    expect(changed.body).toEqual({ ...body, sumInsured: null, indemnityMonths: 18, version: 2 });
    const gone = await app.call(deleteInsurancePolicy, { as: own.token, params });
    expect(gone.status).toBe(204);
    expect(await listed(own)).toEqual([]);
    const again = await app.call(deleteInsurancePolicy, { as: own.token, params });
    expect(again.status).toBe(404);
  });

  it("refuses a change that is based on an earlier version", async () => {
    const own = await ownerWithPlan(app, "insurance-versions@cafe.example");
    const { body } = await add(INTERRUPTION, own);
    const change = (insurer: string) =>
      app.call(updateInsurancePolicy, {
        as: own.token,
        params: { planId: own.planId, insurancePolicyId: body.insurancePolicyId },
        headers: { "if-match": '"1"' },
        body: { insurer },
      });
    expect((await change("Pier Insurance")).status).toBe(200);
    expect((await change("Quay Insurance")).status).toBe(412);
  });

  it.each([
    [{ insurer: "Pier Insurance" }, "kind", "Please select the kind of insurance."],
    [{ kind: "Cyber", insurer: " " }, "insurer", "Please input the insurer."],
    [
      { ...INTERRUPTION, indemnityMonths: 0 },
      "indemnityMonths",
      "Please input a whole number of months from 1 to 120.",
    ],
    [
      { ...INTERRUPTION, sumInsured: 1.5 },
      "sumInsured",
      "Please input a whole number from 0 to 1,000,000,000,000,000.",
    ],
  ] as const)("refuses %j", async (body, path, message) => {
    const { status, problem } = await add(body);
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  it("reads insurance policies once the plan has expired, but does not change them", async () => {
    const own = await ownerWithPlan(app, "insurance-expired@cafe.example");
    await add(INTERRUPTION, own);
    await expirePlan(app, own.planId);
    const { status, problem } = await add(INTERRUPTION, own);
    expect([status, problem.detail]).toEqual([402, "Payment required."]);
    expect(await listed(own)).toHaveLength(1);
  });
});

describe("the consistency check", () => {
  it("finds insurance that ends before the indemnity period of the accepted report", async () => {
    const own = await ownerWithPlan(app, "insurance-short@cafe.example");
    await app.call(acceptRiskReport, {
      ...inPlan(own),
      body: { indemnityPeriodId: 3, fastTrackRecovery: 0, riskReportReviewId: 2 },
    });
    const { body } = await add(INTERRUPTION, own);
    const findings = async () => (await app.call(listFindings, inPlan(own))).body.findings;
    expect(await findings()).toEqual([
      {
        place: "Harbour Mutual",
        title:
          "Indemnity period of 12 months, shorter than the 24 months that the report says you need",
        reason: "The insurance would end while the business still loses income.",
        to: "/dashboard/risk/report",
        shownOn: "/dashboard/risk/report",
      },
    ]);
    await app.call(updateInsurancePolicy, {
      as: own.token,
      params: { planId: own.planId, insurancePolicyId: body.insurancePolicyId },
      body: { indemnityMonths: 24 },
    });
    expect(await findings()).toEqual([]);
  });

  it("finds that a confirmed risk that will be insured has no policy", async () => {
    const own = await ownerWithPlan(app, "insured-without-policy@cafe.example");
    const insured = {
      riskCategoryId: 11,
      riskPresetId: 101,
      likelihoodPresetId: 4,
      cost: 60_000,
      mitigationStrategyIds: [4],
      includeInsurance: true,
      mitigationProcess: "Service the oven twice a year.",
    };
    await app.call(createRisk, { ...inPlan(own), body: insured });
    await app.call(createRisk, {
      ...inPlan(own),
      body: { ...insured, riskPresetId: 102, proposed: true },
    });
    const found = async () =>
      (await app.call(listFindings, inPlan(own))).body.findings.map(({ place }) => place);
    expect(await found()).toEqual(["Machinery Breakdown"]);
    await add({ kind: "Machinery breakdown", insurer: "Harbour Mutual" }, own);
    expect(await found()).toEqual([]);
  });
});
