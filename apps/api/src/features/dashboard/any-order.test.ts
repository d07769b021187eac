import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { createAlternativeSite } from "@holdfast/contract/organisations/place-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callerOf } from "../../demo/caller";
import { ownerWithPlan } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});

const MTPD_30_DAYS = 13;
const MTPD_7_DAYS = 9;

/** Creates a plan with the records that its saves refer to. Returns the saves by their names, none of them made. */
async function preparedPlan() {
  const { token, planId, organisationId, branchId } = await ownerWithPlan(
    app,
    `owner${(count += 1)}@order.example`,
  );
  const call = callerOf(app.server, token);
  const params = { planId };
  const inOrganisation = { orgId: organisationId };
  const units = await call(createDepartments, {
    params: { ...inOrganisation, branchId },
    body: { names: ["Kitchen", "Store"] },
  });
  const [kitchen, store] = [units[0]?.departmentId ?? "", units[1]?.departmentId ?? ""];
  const person = (firstName: string) =>
    call(createContact, {
      params: inOrganisation,
      body: { firstName, lastName: "Lee", contactTypeId: 1, workTypeId: 1 },
    });
  const [ana, ben] = [await person("Ana"), await person("Ben")];
  const { supplierId } = await call(createSupplier, {
    params: inOrganisation,
    body: { name: "Roaster", email: "r@roaster.example" },
  });
  const { strategicCriticalAreaId } = await call(createStrategicCriticalArea, {
    params: inOrganisation,
    body: { name: "Meals", strategicCriticalAreaCategoryId: 1 },
  });
  const { alternativeSiteId } = await call(createAlternativeSite, {
    params: inOrganisation,
    body: { name: "Hall", address: "9 Yard Road, Sydney NSW 2000" },
  });
  const teamId = (await call(listTeams, { params }))[0]?.teamId ?? "";
  await call(setMtpd, { params, body: { mtpdId: MTPD_30_DAYS } });
  const risk = (name: string, cost: number) =>
    call(createRisk, {
      params,
      body: {
        riskCategoryId: 1,
        name,
        likelihoodPresetId: 4,
        cost,
        mitigationStrategyIds: [6],
        mitigationProcess: "Watch it.",
      },
    });
  const times = (departmentId: string, rto: number) =>
    call(createTacticalBias, { params, body: [{ departmentId, rto, rpo: 0 }] });
  const needs = (body: BodyOf<typeof createUnitDependencies>) =>
    call(createUnitDependencies, { params, body });
  const joins = (contactId: string, designation: "Primary" | "Alternatives") =>
    call(addTeamContacts, { params: { planId, teamId }, body: [{ contactId, designation }] });
  const saves: Readonly<Record<string, () => Promise<unknown>>> = {
    mtpd: () => call(setMtpd, { params, body: { mtpdId: MTPD_7_DAYS } }),
    rating: () =>
      call(createStrategicBia, { params, body: { strategicCriticalAreaId, criticality: 4 } }),
    "times of the kitchen": () => times(kitchen, 2),
    "times of the store": () => times(store, 7),
    "what the kitchen carries": () => needs([{ departmentId: kitchen, strategicCriticalAreaId }]),
    "what the store carries": () => needs([{ departmentId: store, strategicCriticalAreaId }]),
    "what the kitchen needs": () =>
      needs([
        { departmentId: kitchen, neededDepartmentId: store },
        { departmentId: kitchen, supplierId },
      ]),
    "what the store needs": () => needs([{ departmentId: store, supplierId }]),
    asset: () =>
      call(createAssets, {
        params,
        body: [{ departmentId: kitchen, assetTypeId: 1, name: "Oven", quantity: 1 }],
      }),
    strategy: () =>
      call(createRecoveryStrategies, {
        params,
        body: [{ departmentId: kitchen, recoveryStrategyTypeId: 1, alternativeSiteId }],
      }),
    primary: () => joins(ana.contactId, "Primary"),
    alternative: () => joins(ben.contactId, "Alternatives"),
    fire: () => risk("Fire", 5_000),
    flood: () => risk("Flood", 1_000),
    link: () =>
      call(uploadDocument, {
        params,
        body: { url: "https://insurer.example", displayName: "Insurer", documentFolderId: 3 },
      }),
    policy: () =>
      call(createPolicy, {
        params: inOrganisation,
        body: { contacts: [ana.contactId], responsible: "The committee." },
      }),
    members: () => call(savePlanPolicy, { params, body: { contacts: [ben.contactId] } }),
  };
  /** The progress and the dashboard, without ids, and lists without their order. */
  const derived = async () => {
    const plan = (await call(listPlans, { query: {} })).find(
      (candidate) => candidate.planId === planId,
    );
    const dashboard = await call(readDashboard, { params });
    const text = JSON.stringify({ progress: plan?.progress, mtpd: plan?.mtpd, dashboard });
    return sorted(JSON.parse(text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, "id")));
  };
  return { saves, derived };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
};

test("any order of saves gives the same progress and the same dashboard", async () => {
  const inOrder = await preparedPlan();
  const names = Object.keys(inOrder.saves);
  for (const name of names) await inOrder.saves[name]?.();
  const expected = await inOrder.derived();
  expect(JSON.stringify(expected)).toContain("In Sydney, as is Head Office");
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: names.length }), async (order) => {
      const plan = await preparedPlan();
      for (const name of order) await plan.saves[name]?.();
      expect(await plan.derived()).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
