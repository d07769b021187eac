import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import {
  createContact,
  listContacts,
  deleteContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, deleteCustomers } from "@holdfast/contract/directory/customer-endpoints";
import {
  createStrategicThirdParty,
  deleteStrategicThirdParties,
} from "@holdfast/contract/directory/third-party-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import {
  createAlternativeSite,
  createBranch,
  deleteAlternativeSite,
  deleteBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import {
  createRecoveryStrategies,
  listRecoveryStrategies,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import { readForeignKeys, readTables } from "../database/backup/table-catalogue";

const RECOVERY_SITE = 1;
const OTHER_BRANCH = 2;

let app: TestApp;
let cafe: PlanWorkspace;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(count += 1)}@cafe.example`);
});

const inList = () => ({ as: cafe.token, params: { orgId: cafe.organisationId } });
const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });

/** Tables that record what happened. */
const RECORDS = new Set(["audit_events", "shared_changes"]);

/** The tables with a row that names an id in any column, except those that record what happened. */
async function tablesNaming(id: string): Promise<string[]> {
  const tables = await app.services.database.transaction((tx) => readTables(tx));
  const { rows } = await app.services.database.query.execute<{ name: string }>(
    sql.join(
      tables.map(
        ({ name }) => sql`select ${name}::text as name
          where exists (select from ${sql.identifier(name)} t where t::text like ${`%${id}%`})`,
      ),
      sql` union all `,
    ),
  );
  return rows.map(({ name }) => name).filter((name) => !RECORDS.has(name));
}

const addBranch = async (name: string) =>
  (await app.call(createBranch, { ...inList(), body: { name, address: "1 Wharf Road" } })).body
    .branchId;
const addSite = async () =>
  (
    await app.call(createAlternativeSite, {
      ...inList(),
      body: { name: "Bowls club", address: "9 Green Street" },
    })
  ).body.alternativeSiteId;
const addUnit = async (branchId: string, name: string) => {
  const params = { orgId: cafe.organisationId, branchId };
  const body = { names: [name], proposed: true };
  const { body: units } = await app.call(createDepartments, { as: cafe.token, params, body });
  return units[0]?.departmentId ?? "";
};
const setPin = async (locationId: string, kind: "branch" | "alternativeSite" | "customer") => {
  const { status } = await app.call(setLocationPosition, {
    as: cafe.token,
    params: { orgId: cafe.organisationId, locationId },
    body: { kind, address: "1 Wharf Road", latitude: -33.8, longitude: 151.2 },
  });
  expect(status).toBe(204);
};

/** Uses a contact in every way that a plan or the policy can. */
async function useEverywhere(contactId: string) {
  const { body: teams } = await app.call(listTeams, inPlan());
  await app.call(addTeamContacts, {
    as: cafe.token,
    params: { planId: cafe.planId, teamId: teams[0]?.teamId ?? "" },
    body: [{ contactId, designation: "Primary" }],
  });
  await app.call(createRisk, {
    ...inPlan(),
    body: {
      riskCategoryId: 1,
      name: "Salt spray",
      likelihoodPresetId: 4,
      cost: 1000,
      mitigationStrategyIds: [6],
      mitigationProcess: "Watch it.",
      accountableContactId: contactId,
    },
  });
  await app.call(updatePlan, { ...inPlan(), body: { contacts: [contactId] } });
  await app.call(savePlanPolicy, { ...inPlan(), body: { contacts: [contactId] } });
  const policy = { contacts: [contactId], responsible: "The committee." };
  await app.call(createPolicy, { ...inList(), body: policy });
}

it("removes a contact from teams, plans and policies, and leaves its risks without a person", async () => {
  const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
  const { contactId } = (await app.call(createContact, { ...inList(), body: ana })).body;
  await app.services.database.query.execute(sql`
    insert into proposals (organisation_id, plan_id, kind, record_id)
    values (${cafe.organisationId}, null, 'contact', ${contactId})`);
  await useEverywhere(contactId);
  expect(await tablesNaming(contactId)).toEqual(
    expect.arrayContaining([
      "plan_accountable_contacts",
      "plan_policy_members",
      "policy_members",
      "proposals",
      "risks",
      "team_contacts",
    ]),
  );
  const body = { ids: [contactId] };
  expect((await app.call(deleteContacts, { ...inList(), body })).status).toBe(204);
  expect(await tablesNaming(contactId)).toEqual([]);
  expect((await app.call(listRisks, inPlan())).body).toMatchObject([
    { name: "Salt spray", accountableContactId: null },
  ]);
});

it("deletes the pin of a customer, and the mark of a proposed third party", async () => {
  const { customerId } = (
    await app.call(createCustomer, {
      ...inList(),
      body: { name: "Ferry kiosk", email: "kiosk@ferry.example", address: "1 Wharf Road" },
    })
  ).body;
  await setPin(customerId, "customer");
  await app.call(deleteCustomers, { ...inList(), body: { ids: [customerId] } });
  expect(await tablesNaming(customerId)).toEqual([]);
  const { strategicThirdPartyId } = (
    await app.call(createStrategicThirdParty, {
      ...inList(),
      body: {
        name: "Crown Insurance",
        contactPerson: "Mei Tan",
        email: "claims@crown.example",
        strategicThirdPartyCategoryId: 1,
      },
    })
  ).body;
  await app.services.database.query.execute(sql`
    insert into proposals (organisation_id, plan_id, kind, record_id)
    values (${cafe.organisationId}, null, 'third-party', ${strategicThirdPartyId})`);
  const body = { ids: [strategicThirdPartyId] };
  await app.call(deleteStrategicThirdParties, { ...inList(), body });
  expect(await tablesNaming(strategicThirdPartyId)).toEqual([]);
});

it("deletes the ratings of a strategic area, with their marks", async () => {
  const { strategicCriticalAreaId } = (
    await app.call(createStrategicCriticalArea, {
      ...inList(),
      body: { name: "Serving", strategicCriticalAreaCategoryId: 1, proposed: true },
    })
  ).body;
  const { strategicBiaId } = (
    await app.call(createStrategicBia, {
      ...inPlan(),
      body: { strategicCriticalAreaId, criticality: 4, criticalPeriods: [], proposed: true },
    })
  ).body;
  expect(await tablesNaming(strategicBiaId)).toEqual(["proposals", "strategic_bias"]);
  const body = { ids: [strategicCriticalAreaId] };
  await app.call(deleteStrategicCriticalAreas, { ...inList(), body });
  expect(await tablesNaming(strategicCriticalAreaId)).toEqual([]);
  expect(await tablesNaming(strategicBiaId)).toEqual([]);
});

it("deletes a location with its units, their rows in plans and the marks of these", async () => {
  const [branchId, siteId] = [await addBranch("Wharf"), await addSite()];
  const departmentId = await addUnit(branchId, "Kitchen");
  await app.call(updatePlan, { ...inPlan(), body: { branchId } });
  await app.call(setMtpd, { ...inPlan(), body: { mtpdId: 5 } });
  const times = { departmentId, rto: 0, rpo: 0, proposed: true };
  await app.call(createTacticalBias, { ...inPlan(), body: [times] });
  const strategy = {
    departmentId,
    recoveryStrategyTypeId: RECOVERY_SITE,
    alternativeSiteId: siteId,
    proposed: true,
  };
  await app.call(createRecoveryStrategies, { ...inPlan(), body: [strategy] });
  const oven = { departmentId, assetTypeId: 1, name: "Oven", quantity: 1, comments: null };
  await app.call(createAssets, { ...inPlan(), body: [{ ...oven, proposed: true }] });
  await app.call(updatePlan, { ...inPlan(), body: { branchId: cafe.branchId } });
  const elsewhere = await addUnit(cafe.branchId, "Sales");
  const other = { departmentId: elsewhere, recoveryStrategyTypeId: OTHER_BRANCH, branchId };
  await app.call(createRecoveryStrategies, { ...inPlan(), body: [other] });
  const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1, branchId };
  await app.call(createContact, { ...inList(), body: ana });
  await setPin(branchId, "branch");
  const params = { ...inList().params, branchId };
  expect((await app.call(deleteBranch, { as: cafe.token, params })).status).toBe(204);
  expect(await tablesNaming(branchId)).toEqual([]);
  expect(await tablesNaming(departmentId)).toEqual([]);
  const marks = await app.services.database.query.execute<{ kind: string }>(sql`
    select kind from proposals where organisation_id = ${cafe.organisationId}`);
  expect(marks.rows).toEqual([{ kind: "department" }]);
  expect((await app.call(listContacts, inList())).body).toMatchObject([{ branchId: null }]);
  expect((await app.call(listRecoveryStrategies, inPlan())).body).toMatchObject([
    { departmentId: elsewhere, branchId: null },
  ]);
});

it("deletes a recovery site with its pin, and leaves strategies without a site", async () => {
  const alternativeSiteId = await addSite();
  const departmentId = await addUnit(cafe.branchId, "Kitchen");
  const strategy = { departmentId, recoveryStrategyTypeId: RECOVERY_SITE, alternativeSiteId };
  await app.call(createRecoveryStrategies, { ...inPlan(), body: [strategy] });
  await setPin(alternativeSiteId, "alternativeSite");
  const params = { ...inList().params, alternativeSiteId };
  expect((await app.call(deleteAlternativeSite, { as: cafe.token, params })).status).toBe(204);
  expect(await tablesNaming(alternativeSiteId)).toEqual([]);
  expect((await app.call(listRecoveryStrategies, inPlan())).body).toMatchObject([
    { departmentId, alternativeSiteId: null },
  ]);
});

it("deletes every record of a list, including records that others refer to", async () => {
  const lists = [
    "contacts",
    "customers",
    "suppliers",
    "strategic_third_parties",
    "strategic_critical_areas",
    "alternative_sites",
    "branches",
  ];
  const keys = await app.services.database.transaction((tx) => readForeignKeys(tx));
  const preventing = keys
    .filter(({ definition }) => lists.some((list) => definition.includes(`REFERENCES ${list}(`)))
    .filter(({ definition }) => !/ON DELETE (CASCADE|SET NULL)/.test(definition));
  // A location with plans cannot be deleted.
  expect(preventing.map(({ table }) => table)).toEqual(["plans"]);
});
