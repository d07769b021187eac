import { listDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { listUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listDocuments } from "@holdfast/contract/documents/document-endpoints";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { clonePlan, PLAN_PARTS } from "@holdfast/contract/plans/clone-plan";
import type { PlanPartName } from "@holdfast/contract/plans/clone-plan";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { readLatestPlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  listUnitProcedures,
  readRecoveryDetails,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { listInsurancePolicies } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, expect, test } from "vitest";
import { MINUTE } from "../../../platform/clock";
import { statementsOf } from "../../../../test/database/statements";
import { expirePlan, freshKey, ownerWithPlan } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { fullPlan } from "../../../../test/factories/full-plan";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Source = Awaited<ReturnType<typeof fullPlan>>;

/** What each part of a plan says, without the ids, which differ in a copy. */
async function contentOf({ call }: Pick<Source, "call">, planId: string) {
  const input = { params: { planId } };
  const policy = await call(readLatestPlanPolicy, input);
  const report = await call(readRiskReport, input);
  return {
    risks: (await call(listRisks, input)).map(({ name, cost, accountableContact }) => [
      name,
      cost,
      accountableContact?.contactId,
    ]),
    insurance: (await call(listInsurancePolicies, input)).map(({ kind, insurer }) => [
      kind,
      insurer,
    ]),
    report: report && [report.acceptedByUserName, report.fastTrackRecovery],
    areas: (await call(listStrategicBias, input)).map((bia) => [
      bia.strategicCriticalArea.name,
      bia.criticality,
      bia.criticalPeriods,
      bia.notes,
    ]),
    times: (await call(listTacticalBias, input)).map((row) => [
      row.departmentName.toLowerCase(),
      row.rto,
      row.rpo,
    ]),
    needs: (await call(listUnitDependencies, input)).map(({ name }) => name.toLowerCase()),
    assets: (await call(listAssets, input)).map(({ name, quantity }) => [name, quantity]),
    strategies: (await call(listRecoveryStrategies, input)).map(
      ({ name, recoveryStrategyTypeId }) => [name.toLowerCase(), recoveryStrategyTypeId],
    ),
    teams: (await call(listTeams, input)).map(({ teamType, teamContacts }) => ({
      name: teamType.name,
      contacts: teamContacts.map(({ contactId, designation }) => [contactId, designation]),
    })),
    members: policy?.planPolicyMembers.map(({ contactId }) => contactId),
    backups: (await call(readRecoveryDetails, input)).backupScope,
    procedures: (await call(listUnitProcedures, input)).map(
      ({ leaderContactId, minimumService }) => [leaderContactId, minimumService],
    ),
    documents: (await call(listDocuments, input)).map(({ displayName, documentFolder, bytes }) => [
      displayName,
      documentFolder.name,
      bytes,
    ]),
  };
}

const bodyFor = async (source: Source, changes: object = {}) => ({
  name: "Second plan",
  branchId: source.branchId,
  key: await freshKey(app),
  currency: "AUD",
  contacts: [source.contactId],
  planId: source.planId,
  ...changes,
});
const clone = async (source: Source, changes: object = {}) =>
  app.call(clonePlan, { as: source.token, body: await bodyFor(source, changes) });

test("a clone at the same location carries everything, in its own rows", async () => {
  const source = await fullPlan(app, "clone-same@cafe.example");
  const before = await contentOf(source, source.planId);
  app.clock.pass(MINUTE);
  const { status, body } = await clone(source);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: "Second plan",
    mtpd: { mtpdId: 9 },
    accountableContactIds: [source.contactId],
    expiryStatus: "not-expired",
  });
  expect(body.planId).not.toBe(source.planId);
  expect(await contentOf(source, body.planId)).toEqual(before);
  expect(await contentOf(source, source.planId)).toEqual(before);
  const site = await source.call(readRecoveryDetails, { params: { planId: body.planId } });
  expect(site).toMatchObject({
    assemblyPoint: "The park opposite",
    floorPlanUrl: expect.stringMatching(/^\/v1\/files\//u),
  });
  // The report was accepted for another plan, so it asks to be accepted again.
  const report = await source.call(readRiskReport, { params: { planId: body.planId } });
  expect(report?.registerChangedAt).not.toBeNull();
});

test("a clone at another location adds the units that are missing there", async () => {
  const source = await fullPlan(app, "clone-other@cafe.example");
  const before = await contentOf(source, source.planId);
  const { body } = await clone(source, { branchId: source.warehouse });
  expect(await contentOf(source, body.planId)).toEqual(before);
  const units = await source.call(listDepartments, {
    params: { orgId: source.organisationId, branchId: source.warehouse },
  });
  expect(units.map(({ name }) => name)).toEqual(["KITCHEN", "Office"]);
  const site = await source.call(readRecoveryDetails, { params: { planId: body.planId } });
  expect(site).toMatchObject({ assemblyPoint: null, floorPlanUrl: null });
  // It would be the location that the strategy replaces.
  const strategies = await source.call(listRecoveryStrategies, {
    params: { planId: body.planId },
  });
  expect(JSON.stringify(strategies)).not.toContain(`"branchId":"${source.warehouse}"`);
});

test("clones only what belongs to units of the location if the units are left", async () => {
  const source = await fullPlan(app, "clone-units@cafe.example");
  const { body } = await clone(source, {
    branchId: source.warehouse,
    leave: ["businessUnits"],
  });
  expect(await contentOf(source, body.planId)).toMatchObject({
    times: [["kitchen", 1, 0]],
    assets: [["Oven", 2.5]],
    needs: ["serving meals", "till"],
    strategies: [["kitchen", 3]],
    procedures: [[source.contactId, "40 lunches a day"]],
  });
});

type Content = Awaited<ReturnType<typeof contentOf>>;

/** What a clone has in place of each part that it leaves. */
const LEFT: Readonly<
  Record<Exclude<PlanPartName, "businessUnits">, (before: Content) => Partial<Content>>
> = {
  risks: () => ({ risks: [], report: null, insurance: [] }),
  impactAnalysis: () => ({ areas: [], times: [], assets: [], needs: [] }),
  recoveryStrategies: ({ strategies }) => ({
    strategies: strategies.map(([name = ""]) => [name, null]),
  }),
  recoveryDetails: () => ({ backups: null, procedures: [] }),
  teams: ({ teams }) => ({ teams: teams.map((team) => ({ ...team, contacts: [] })) }),
  accountableMembers: () => ({ members: [] }),
  documents: () => ({ documents: [] }),
};

test.each(Object.entries(LEFT))("leaves %s if that is chosen", async (part, left) => {
  const source = await fullPlan(app, `clone-without-${part.toLowerCase()}@cafe.example`);
  const before = await contentOf(source, source.planId);
  const { body } = await clone(source, { leave: [part] });
  expect(await contentOf(source, body.planId)).toEqual({ ...before, ...left(before) });
  expect(body.mtpd === null).toBe(part === "impactAnalysis");
});

test("takes the same number of statements for any number of rows", async () => {
  const counted = async (email: string, risks: number) => {
    const source = await fullPlan(app, email, risks);
    const body = await bodyFor(source);
    return (await statementsOf(() => app.call(clonePlan, { as: source.token, body }))).length;
  };
  expect(await counted("clone-few@cafe.example", 1)).toBe(
    await counted("clone-many@cafe.example", 12),
  );
});

test("refuses a used key, a second key and an unknown plan, and makes nothing", async () => {
  const source = await fullPlan(app, "clone-refused@cafe.example");
  const stranger = await ownerWithPlan(app, "clone-stranger@cafe.example");
  const { body } = await clone(source);
  expect(body.name).toBe("Second plan");
  const key = await freshKey(app);
  const used = await clone(source, { key, leave: [...PLAN_PARTS] });
  expect(used.status).toBe(201);
  const again = await clone(source, { key });
  expect([again.status, again.problem.detail]).toEqual([
    400,
    "Please input a valid Subscription Key or Promo Code.",
  ]);
  expect((await clone(source, { subscriptionKey: "other" })).status).toBe(400);
  expect((await clone(source, { planId: stranger.planId })).status).toBe(404);
  expect((await clone(source, { branchId: stranger.branchId })).status).toBe(400);
  const plans = await source.call(listPlans, { query: {} });
  expect(plans).toHaveLength(3);
});

test("refuses to clone an expired plan with 402", async () => {
  const source = await fullPlan(app, "clone-expired@cafe.example");
  await expirePlan(app, source.planId);
  const { status, problem } = await clone(source);
  expect([status, problem.detail]).toEqual([402, "Payment required."]);
});

test.each([
  [{ name: " " }, "name", "Please input the name."],
  [{ branchId: "" }, "branchId", "Please select the business location."],
  [{ key: "" }, "key", "Please input a valid Subscription Key or Promo Code."],
  [{ currency: "" }, "currency", "Please select currency."],
])("asks for %o like a new plan", async (changes, path, message) => {
  const source = await ownerWithPlan(app, `clone-asks-${path}@cafe.example`);
  const { status, problem } = await app.call(clonePlan, {
    as: source.token,
    body: {
      name: "Second plan",
      branchId: source.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
      planId: source.planId,
      ...changes,
    },
  });
  expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
});

test("takes the key under either name, or both if they are equal", async () => {
  const source = await ownerWithPlan(app, "clone-second-name@cafe.example");
  const cloneWith = (keys: { key?: string; subscriptionKey?: string }) =>
    app.call(clonePlan, {
      as: source.token,
      body: {
        name: "Second plan",
        branchId: source.branchId,
        currency: "NZD",
        contacts: [],
        planId: source.planId,
        ...keys,
      },
    });
  const both = await freshKey(app);
  for (const keys of [
    { key: await freshKey(app) },
    { subscriptionKey: await freshKey(app) },
    { key: both, subscriptionKey: both },
  ]) {
    const { status, body } = await cloneWith(keys);
    expect([status, body.currency.code, body.expiryStatus]).toEqual([201, "NZD", "not-expired"]);
  }
  const message = "Please input a valid Subscription Key or Promo Code.";
  const different = { key: await freshKey(app), subscriptionKey: await freshKey(app) };
  for (const [keys, path] of [
    [different, "subscriptionKey"],
    [{}, "key"],
    [{ subscriptionKey: " " }, "key"],
  ] as const) {
    const { status, problem } = await cloneWith(keys);
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  }
});
