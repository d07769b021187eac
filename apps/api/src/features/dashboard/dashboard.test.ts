import {
  createDepartments,
  listDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { createAlternativeSite } from "@holdfast/contract/organisations/place-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, expect, test } from "vitest";
import { callerOf } from "../../demo/caller";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "owner@dashboard.example");
});

const read = ({ token, planId }: PlanWorkspace) =>
  app.call(readDashboard, { as: token, params: { planId } });

const riskOf = (name: string, cost: number) => ({
  riskCategoryId: 1,
  name,
  likelihoodPresetId: 4,
  cost,
  mitigationStrategyIds: [6],
  mitigationProcess: "Watch it.",
});
const addRisk = (of: PlanWorkspace, name: string, cost: number) =>
  app.call(createRisk, {
    as: of.token,
    params: { planId: of.planId },
    body: riskOf(name, cost),
  });

async function fill({ token, planId, organisationId, branchId }: PlanWorkspace) {
  const as = token;
  const inOrganisation = { as, params: { orgId: organisationId } };
  const inPlan = { as, params: { planId } };
  const { body: contact } = await app.call(createContact, {
    ...inOrganisation,
    body: { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 },
  });
  const { body: teams } = await app.call(listTeams, inPlan);
  await app.call(addTeamContacts, {
    as,
    params: { planId, teamId: teams[0]?.teamId ?? "" },
    body: [{ contactId: contact.contactId, designation: "Primary" }],
  });
  const units = { as, params: { orgId: organisationId, branchId } };
  await app.call(createDepartments, { ...units, body: { names: ["Kitchen", "Sales"] } });
  const { body: departments } = await app.call(listDepartments, units);
  await app.call(setMtpd, { ...inPlan, body: { mtpdId: 8 } });
  await app.call(createTacticalBias, {
    ...inPlan,
    body: [{ departmentId: departments[0]?.departmentId ?? "", rto: 1, rpo: 0 }],
  });
  const { body: area } = await app.call(createStrategicCriticalArea, {
    ...inOrganisation,
    body: { name: "Serving", strategicCriticalAreaCategoryId: 1 },
  });
  await app.call(createStrategicBia, {
    ...inPlan,
    body: {
      strategicCriticalAreaId: area.strategicCriticalAreaId,
      criticality: 4,
      criticalPeriods: ["Easter"],
    },
  });
}

test("shows what each feature holds of the plan", async () => {
  await fill(owner);
  await addRisk(owner, "Flood", 5_000);
  await addRisk(owner, "Fire", 80_000);
  const { status, body } = await read(owner);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    contactCount: 1,
    facts: {
      mtpdSet: true,
      riskReportAcceptedSinceLastChange: false,
      strategicAreasRated: { done: 1, total: 1 },
      businessUnitsWithTacticalRow: { done: 1, total: 2 },
    },
    teams: [
      {
        name: "Emergency Response Team",
        anchor: "emergency-response-team",
        contactCount: 1,
        primaries: ["Ana Lee"],
      },
      { name: "Crisis Management Team", anchor: "crisis-management-team", primaries: [] },
      { name: "IT Recovery Team", anchor: "information-technology-team", contactCount: 0 },
    ],
    risks: [
      { name: "Fire", cost: 80_000, likelihoodText: expect.any(String) },
      { name: "Flood", cost: 5_000, likelihoodValue: expect.any(Number) },
    ],
    areas: [{ name: "Serving", criticality: 4, criticalPeriods: ["Easter"], scales: [] }],
    units: [
      { name: "Kitchen", rto: 1, rpo: 0 },
      { name: "Sales", rto: null, rpo: null },
    ],
  });
});

test("leaves unconfirmed risks and recovery times out of the charts, and counts them", async () => {
  const own = await ownerWithPlan(app, "proposed@dashboard.example");
  const inPlan = { as: own.token, params: { planId: own.planId } };
  await fill(own);
  await addRisk(own, "Fire", 80_000);
  await app.call(createRisk, { ...inPlan, body: { ...riskOf("Flood", 5_000), proposed: true } });
  const { body: departments } = await app.call(listDepartments, {
    as: own.token,
    params: { orgId: own.organisationId, branchId: own.branchId },
  });
  const sales = departments.find(({ name }) => name === "Sales")?.departmentId ?? "";
  await app.call(createTacticalBias, {
    ...inPlan,
    body: [{ departmentId: sales, rto: 2, rpo: 1, proposed: true }],
  });
  const { body } = await read(own);
  expect(body.risks.map(({ name }) => name)).toEqual(["Fire"]);
  expect(body.units.map(({ name, rto }) => [name, rto])).toEqual([
    ["Kitchen", 1],
    ["Sales", null],
  ]);
  expect(body.proposed).toEqual([
    { kind: "risk", count: 1 },
    { kind: "tactical-bia", count: 1 },
  ]);
  const { body: printed } = await app.call(readPlanDocument, { ...inPlan, query: {} });
  expect(printed.plan.proposed).toEqual(body.proposed);
});

test("names the documents that expire soon", async () => {
  const insured = await ownerWithPlan(app, "insured@dashboard.example");
  const add = (displayName: string, reviewDate: string) =>
    app.call(uploadDocument, {
      as: insured.token,
      params: { planId: insured.planId },
      body: {
        url: `https://insurer.example/${reviewDate}`,
        displayName,
        documentFolderId: 3,
        reviewDate,
      },
    });
  await add("Insurance policy", "2026-12-10");
  await add("Next year", "2027-12-10");
  const { body } = await read(insured);
  expect(body.dueDocuments).toMatchObject([
    { displayName: "Insurance policy", reviewDate: "2026-12-10", documentFolderId: 3 },
  ]);
});

test("finds contradictions between units, suppliers, sites and areas, also for the page of each", async () => {
  const cafe = await ownerWithPlan(app, "contradictions@dashboard.example");
  const call = callerOf(app.server, cafe.token);
  const params = { orgId: cafe.organisationId };
  const inPlan = { planId: cafe.planId };
  const [kitchen, store] = (
    await call(createDepartments, {
      params: { ...params, branchId: cafe.branchId },
      body: { names: ["Kitchen", "Store"] },
    })
  ).map(({ departmentId }) => departmentId);
  const supplier = { email: "s@supply.example", category: ["Coffee"] };
  const roaster = await call(createSupplier, { params, body: { ...supplier, name: "Roaster" } });
  const area = await call(createStrategicCriticalArea, {
    params,
    body: { name: "Meals", strategicCriticalAreaCategoryId: 1 },
  });
  const { strategicCriticalAreaId } = area;
  await call(createStrategicBia, {
    params: inPlan,
    body: { strategicCriticalAreaId, criticality: 4 },
  });
  const { supplierId } = roaster;
  const of = (departmentId = "") => [
    { departmentId, supplierId },
    { departmentId, strategicCriticalAreaId },
  ];
  await call(createUnitDependencies, {
    params: inPlan,
    body: [
      ...of(kitchen),
      ...of(store),
      { departmentId: kitchen ?? "", neededDepartmentId: store ?? "" },
    ],
  });
  await call(setMtpd, { params: inPlan, body: { mtpdId: 9 } });
  await call(createTacticalBias, {
    params: inPlan,
    body: [
      { departmentId: kitchen ?? "", rto: 1, rpo: 0 },
      { departmentId: store ?? "", rto: 3, rpo: 0 },
    ],
  });
  const site = await call(createAlternativeSite, {
    params,
    body: { name: "Town hall", address: "9 Yard Road, Sydney NSW 2000" },
  });
  await call(createRecoveryStrategies, {
    params: inPlan,
    body: [
      {
        departmentId: kitchen ?? "",
        recoveryStrategyTypeId: 1,
        alternativeSiteId: site.alternativeSiteId,
      },
    ],
  });
  const found = async () =>
    (await read(cafe)).body.findings.map(({ place, title }) => `${place}: ${title}`);
  const roasterAlone =
    "Roaster: 2 critical units depend on this supplier, and there is no second source";
  const others = [
    "Store: RTO of 3 days, but Kitchen needs it within 1 day",
    "Store: No recovery strategy",
    "Town hall: In Sydney, as is Head Office",
  ];
  expect(await found()).toEqual([...others, roasterAlone]);
  expect((await call(listFindings, { params: inPlan })).findings).toEqual(
    (await read(cafe)).body.findings,
  );
  await call(createSupplier, { params, body: { ...supplier, name: "Second roaster" } });
  expect(await found()).toEqual(others);
});

test("shows an empty dashboard for a new plan, with its three teams", async () => {
  const newcomer = await ownerWithPlan(app, "newcomer@dashboard.example");
  const { body } = await read(newcomer);
  expect(body).toMatchObject({ risks: [], areas: [], units: [] });
  expect(body.teams).toHaveLength(3);
});

test("shows an expired plan without its teams", async () => {
  const former = await ownerWithPlan(app, "former@dashboard.example");
  await addRisk(former, "Flood", 5_000);
  await expirePlan(app, former.planId);
  const { status, body } = await read(former);
  expect([status, body.teams, body.risks.length]).toEqual([200, [], 1]);
});
