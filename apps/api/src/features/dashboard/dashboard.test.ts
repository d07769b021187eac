import {
  createDepartments,
  listDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, expect, test } from "vitest";
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

const addRisk = (of: PlanWorkspace, name: string, cost: number) =>
  app.call(createRisk, {
    as: of.token,
    params: { planId: of.planId },
    body: {
      riskCategoryId: 1,
      name,
      likelihoodPresetId: 4,
      cost,
      mitigationStrategyIds: [6],
      mitigationProcess: "Watch it.",
    },
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
      riskReportSaved: false,
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

test("is empty for a new plan, with its three teams", async () => {
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
