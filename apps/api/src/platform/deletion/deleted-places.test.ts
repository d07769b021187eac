import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import {
  deleteCustomers,
  deleteStrategicThirdParties,
  restoreCustomers,
  restoreStrategicThirdParties,
} from "@holdfast/contract/directory/deletion-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import {
  createAlternativeSite,
  createBranch,
  deleteAlternativeSite,
  deleteBranch,
  restoreAlternativeSites,
  restoreBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalAreas,
  restoreStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import {
  createRecoveryStrategies,
  listRecoveryStrategies,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { planParts } from "../../plan-parts";
import { databaseDigest } from "../../../test/database/database-digest";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import type { RestorableRecord } from "../access/record-references-store";
import { readForeignKeys } from "../database/table-catalogue";

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
const addUnits = async (branchId: string, ...names: string[]) => {
  const params = { orgId: cafe.organisationId, branchId };
  const { body } = await app.call(createDepartments, {
    as: cafe.token,
    params,
    body: { names, proposed: true },
  });
  return body.map(({ departmentId }) => departmentId);
};
const setPin = (locationId: string, kind: "branch" | "alternativeSite" | "customer") =>
  app.call(setLocationPosition, {
    as: cafe.token,
    params: { orgId: cafe.organisationId, locationId },
    body: { kind, address: "1 Wharf Road", latitude: -33.8, longitude: 151.2 },
  });

const removeBranch = (branchId: string) =>
  app.call(deleteBranch, { as: cafe.token, params: { ...inList().params, branchId } });
const removeSite = (alternativeSiteId: string) =>
  app.call(deleteAlternativeSite, {
    as: cafe.token,
    params: { ...inList().params, alternativeSiteId },
  });
const restoreBranch = (...ids: string[]) =>
  app.call(restoreBranches, { ...inList(), body: { ids } });
const restoreSite = (...ids: string[]) =>
  app.call(restoreAlternativeSites, { ...inList(), body: { ids } });

/** The rows of all tables except those that record what happened. */
const stored = async () => {
  const digest = await databaseDigest(app.services.database);
  const { audit_events: _events, shared_changes: _shared, ...rest } = digest;
  return rest;
};

/** A location that had the plan, with a business unit whose strategy uses the location and the site. */
async function formerLocation(siteId: string) {
  const branchId = await addBranch("Wharf");
  const [unit = ""] = await addUnits(branchId, "Kitchen", "Counter");
  await app.call(updatePlan, { ...inPlan(), body: { branchId } });
  await app.call(setMtpd, { ...inPlan(), body: { mtpdId: 5 } });
  await app.call(createTacticalBias, {
    ...inPlan(),
    body: [{ departmentId: unit, rto: 0, rpo: 0, proposed: true }],
  });
  await app.call(createRecoveryStrategies, {
    ...inPlan(),
    body: [
      {
        departmentId: unit,
        recoveryStrategyTypeId: RECOVERY_SITE,
        alternativeSiteId: siteId,
        proposed: true,
      },
    ],
  });
  const oven = { departmentId: unit, assetTypeId: 1, name: "Oven", quantity: 1, comments: null };
  await app.call(createAssets, { ...inPlan(), body: [{ ...oven, proposed: true }] });
  await app.call(updatePlan, { ...inPlan(), body: { branchId: cafe.branchId } });
  return branchId;
}

it("puts back a recovery site with its pin, in the strategies that used it", async () => {
  const site = await addSite();
  const [unit = ""] = await addUnits(cafe.branchId, "Kitchen");
  await app.call(createRecoveryStrategies, {
    ...inPlan(),
    body: [{ departmentId: unit, recoveryStrategyTypeId: RECOVERY_SITE, alternativeSiteId: site }],
  });
  expect((await setPin(site, "alternativeSite")).status).toBe(204);
  const before = await stored();
  expect((await removeSite(site)).status).toBe(204);
  expect(await stored()).not.toEqual(before);
  expect((await restoreSite(site)).status).toBe(204);
  expect(await stored()).toEqual(before);
});

it("restores a location with its units, contacts, pin, rows of plans and marks of proposed entries", async () => {
  const branch = await formerLocation(await addSite());
  const [unit = ""] = await addUnits(cafe.branchId, "Sales");
  await app.call(createRecoveryStrategies, {
    ...inPlan(),
    body: [{ departmentId: unit, recoveryStrategyTypeId: OTHER_BRANCH, branchId: branch }],
  });
  const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
  await app.call(createContact, { ...inList(), body: { ...ana, branchId: branch } });
  expect((await setPin(branch, "branch")).status).toBe(204);
  const before = await stored();
  expect((await removeBranch(branch)).status).toBe(204);
  expect((await restoreBranch(branch)).status).toBe(204);
  expect(await stored()).toEqual(before);
});

it("leaves out a recovery site that was deleted meanwhile", async () => {
  const site = await addSite();
  const branch = await formerLocation(site);
  await removeBranch(branch);
  await removeSite(site);
  expect((await restoreBranch(branch)).status).toBe(204);
  const { rows } = await app.services.database.query.execute<{ site: string | null }>(sql`
    select alternative_site_id as site from recovery_strategies where plan_id = ${cafe.planId}`);
  expect(rows).toEqual([{ site: null }]);
  expect((await restoreSite(site)).status).toBe(204);
});

it("does not replace a location chosen meanwhile", async () => {
  const [site, other] = [await addSite(), await addSite()];
  const [unit = ""] = await addUnits(cafe.branchId, "Kitchen");
  const strategy = { departmentId: unit, recoveryStrategyTypeId: RECOVERY_SITE };
  await app.call(createRecoveryStrategies, {
    ...inPlan(),
    body: [{ ...strategy, alternativeSiteId: site }],
  });
  await removeSite(site);
  await app.services.database.query.execute(sql`
    update recovery_strategies set alternative_site_id = ${other} where plan_id = ${cafe.planId}`);
  await restoreSite(site);
  const { body } = await app.call(listRecoveryStrategies, inPlan());
  expect(body).toMatchObject([{ alternativeSiteId: other }]);
});

it("puts back the pin of a customer", async () => {
  const { body } = await app.call(createCustomer, {
    ...inList(),
    body: { name: "Ferry kiosk", email: "kiosk@ferry.example", address: "1 Wharf Road" },
  });
  const ids = [body.customerId];
  expect((await setPin(body.customerId, "customer")).status).toBe(204);
  const before = await stored();
  await app.call(deleteCustomers, { ...inList(), body: { ids } });
  expect((await app.call(restoreCustomers, { ...inList(), body: { ids } })).status).toBe(204);
  expect(await stored()).toEqual(before);
});

it("restores the marks of a proposed third party and of the rating of an area", async () => {
  const { body: party } = await app.call(createStrategicThirdParty, {
    ...inList(),
    body: {
      name: "Crown Insurance",
      contactPerson: "Mei Tan",
      email: "claims@crown.example",
      strategicThirdPartyCategoryId: 1,
    },
  });
  const { body: area } = await app.call(createStrategicCriticalArea, {
    ...inList(),
    body: { name: "Serving", strategicCriticalAreaCategoryId: 1, proposed: true },
  });
  const { strategicCriticalAreaId } = area;
  const { body: rating } = await app.call(createStrategicBia, {
    ...inPlan(),
    body: { strategicCriticalAreaId, criticality: 4, criticalPeriods: [] },
  });
  const { strategicThirdPartyId } = party;
  await app.services.database.query.execute(sql`
    insert into proposals (organisation_id, plan_id, kind, record_id) values
      (${cafe.organisationId}, null, 'third-party', ${strategicThirdPartyId}),
      (${cafe.organisationId}, ${cafe.planId}, 'strategic-bia', ${rating.strategicBiaId})`);
  const before = await stored();
  const third = { ...inList(), body: { ids: [strategicThirdPartyId] } };
  expect((await app.call(deleteStrategicThirdParties, third)).status).toBe(204);
  expect((await app.call(restoreStrategicThirdParties, third)).status).toBe(204);
  const areas = { ...inList(), body: { ids: [strategicCriticalAreaId] } };
  expect((await app.call(deleteStrategicCriticalAreas, areas)).status).toBe(204);
  expect((await app.call(restoreStrategicCriticalAreas, areas)).status).toBe(204);
  expect(await stored()).toEqual(before);
});

it("refuses a restoration that would change an expired plan", async () => {
  const site = await addSite();
  const [unit = ""] = await addUnits(cafe.branchId, "Kitchen");
  await app.call(createRecoveryStrategies, {
    ...inPlan(),
    body: [{ departmentId: unit, recoveryStrategyTypeId: RECOVERY_SITE, alternativeSiteId: site }],
  });
  await removeSite(site);
  await expirePlan(app, cafe.planId);
  const before = await databaseDigest(app.services.database);
  expect((await restoreSite(site)).status).toBe(402);
  expect(await databaseDigest(app.services.database)).toEqual(before);
});

it("knows every table that refers to a location, a site, a customer or a supplier", async () => {
  const keys = await app.services.database.transaction((tx) => readForeignKeys(tx));
  // A unit and the one that it needs are of the same location: one reference restores the row.
  const isNeeded = (definition: string) => definition.includes("needed_department_id");
  const referring = (...tables: string[]) =>
    keys
      .filter(({ definition }) => !isNeeded(definition))
      .filter(({ definition }) =>
        tables.some((table) => definition.includes(`REFERENCES ${table}(`)),
      )
      .map(({ table }) => table)
      .toSorted();
  const known = (record: RestorableRecord) =>
    planParts
      .flatMap((part) => part.references?.[record] ?? [])
      .map(({ table }) => table)
      // Names its record without a foreign key.
      .filter((table) => table !== "proposals")
      .toSorted();
  // A location with plans cannot be deleted.
  const ofBranch = referring("branches", "departments").filter((table) => table !== "plans");
  expect(known("branch")).toEqual(ofBranch);
  expect(known("alternative-site")).toEqual(referring("alternative_sites"));
  expect(known("customer")).toEqual(referring("customers"));
  expect(known("supplier")).toEqual(referring("suppliers"));
});
