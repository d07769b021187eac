import {
  createContact,
  deleteContact,
  listContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import {
  deleteContacts,
  restoreContacts,
  deleteCustomers,
  restoreCustomers,
} from "@holdfast/contract/directory/deletion-endpoints";
import {
  createStrategicBia,
  listStrategicBias,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createBranch, deleteBranch } from "@holdfast/contract/organisations/place-endpoints";
import { RESTORE_MINUTES } from "@holdfast/contract/platform/deletion";
import { renewPlan, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalAreas,
  restoreStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { planParts } from "../../plan-parts";
import { databaseDigest } from "../../../test/database/database-digest";
import {
  expirePlan,
  freshKey,
  ownerWithOrganisation,
  ownerWithPlan,
  type PlanWorkspace,
  type Workspace,
} from "../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import { MINUTE } from "../clock";
import { readForeignKeys } from "../database/table-catalogue";
import { forgetUnrestorable } from "./restore-records";

let app: TestApp;
let cafe: PlanWorkspace;
let other: Workspace;
let count = 0;
beforeAll(async () => {
  app = await testApp();
  other = await ownerWithOrganisation(app, "owner@other.example");
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(count += 1)}@cafe.example`);
});

const inList = (of: Workspace = cafe) => ({ as: of.token, params: { orgId: of.organisationId } });
const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const remove = (...ids: string[]) => app.call(deleteContacts, { ...inList(), body: { ids } });
const restore = (...ids: string[]) => app.call(restoreContacts, { ...inList(), body: { ids } });
const contacts = async () => (await app.call(listContacts, inList())).body;
const addContact = async (of: Workspace = cafe, more: object = {}) => {
  const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1, ...more };
  return (await app.call(createContact, { ...inList(of), body: ana })).body.contactId;
};

/** The rows of all tables except those that record what happened. */
const stored = async () => {
  const digest = await databaseDigest(app.services.database);
  const { audit_events: _events, shared_changes: _shared, ...rest } = digest;
  return rest;
};

/** Uses a contact in every way that a plan or the policy can. */
async function useEverywhere(contactId: string) {
  const { body: teams } = await app.call(listTeams, inPlan());
  const teamId = teams[0]?.teamId ?? "";
  await app.call(addTeamContacts, {
    as: cafe.token,
    params: { planId: cafe.planId, teamId },
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

describe("a deletion of several entries", () => {
  it("deletes them all, and records an event for each", async () => {
    const [ana, ben] = [await addContact(), await addContact()];
    expect((await remove(ana, ben)).status).toBe(204);
    expect(await contacts()).toEqual([]);
    const { rows } = await app.services.database.query.execute<{ subject: string }>(sql`
      select subject from audit_events where action = 'directory.contact-deleted'
        and organisation_id = ${cafe.organisationId}`);
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual([ana, ben].toSorted());
  });

  it("deletes none if one is unknown or another organisation's", async () => {
    const [ana, foreign] = [await addContact(), await addContact(other)];
    for (const id of [foreign, app.services.newId()]) {
      const before = await databaseDigest(app.services.database);
      expect((await remove(ana, id)).status).toBe(404);
      expect(await databaseDigest(app.services.database)).toEqual(before);
    }
  });

  it("succeeds again for entries that are deleted already", async () => {
    const ana = await addContact();
    await remove(ana);
    expect((await remove(ana, ana)).status).toBe(204);
    expect((await restore(ana)).status).toBe(204);
  });

  it("needs at least one id", async () => {
    expect(await remove()).toMatchObject({
      status: 400,
      problem: { errors: [{ path: "ids", message: "Please select an entry." }] },
    });
  });

  it("takes as many contacts as a list has, also if risks name them", async () => {
    const ids = Array.from({ length: 10_000 }, () => app.services.newId());
    await app.services.database.query.execute(sql`
      insert into contacts (organisation_id, id, first_name, last_name, contact_type_id, work_type_id, created_at)
      select ${cafe.organisationId}, id, 'Ana', 'Lee', 1, 1, now()
      from unnest(${sql.param(ids)}::uuid[]) id`);
    await useEverywhere(ids[0] ?? "");
    const before = await stored();
    expect((await remove(...ids)).status).toBe(204);
    expect(await contacts()).toEqual([]);
    expect((await restore(...ids)).status).toBe(204);
    expect(await stored()).toEqual(before);
  });
});

describe("a restoration", () => {
  it("puts back the same ids, and everything that referred to them", async () => {
    const ana = await addContact(cafe, { branchId: cafe.branchId, phone: "0400 000 010" });
    await useEverywhere(ana);
    const before = await stored();
    await remove(ana);
    expect(await stored()).not.toEqual(before);
    expect((await restore(ana)).status).toBe(204);
    expect(await stored()).toEqual(before);
  });

  it("also undoes the deletion of a single contact", async () => {
    const ana = await addContact();
    await useEverywhere(ana);
    const before = await stored();
    await app.call(deleteContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, contactId: ana },
    });
    expect((await restore(ana)).status).toBe(204);
    expect(await stored()).toEqual(before);
  });

  it("puts back a strategic area with its ratings", async () => {
    const { body: area } = await app.call(createStrategicCriticalArea, {
      ...inList(),
      body: { name: "Catering", strategicCriticalAreaCategoryId: 1 },
    });
    const id = area.strategicCriticalAreaId;
    await app.call(createStrategicBia, {
      ...inPlan(),
      body: { strategicCriticalAreaId: id, criticality: 4, notes: "Weddings" },
    });
    const before = await stored();
    await app.call(deleteStrategicCriticalAreas, { ...inList(), body: { ids: [id] } });
    expect((await app.call(listStrategicBias, inPlan())).body).toEqual([]);
    const { status } = await app.call(restoreStrategicCriticalAreas, {
      ...inList(),
      body: { ids: [id] },
    });
    expect(status).toBe(204);
    expect(await stored()).toEqual(before);
  });

  it("changes nothing if it is repeated", async () => {
    const ana = await addContact();
    await remove(ana);
    await restore(ana);
    const before = await databaseDigest(app.services.database);
    expect((await restore(ana)).status).toBe(204);
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  it("restores none if one is unknown, another organisation's or of another list", async () => {
    const ana = await addContact();
    await remove(ana);
    const foreign = await addContact(other);
    await app.call(deleteContacts, { ...inList(other), body: { ids: [foreign] } });
    const before = await databaseDigest(app.services.database);
    for (const id of [foreign, app.services.newId()])
      expect((await restore(ana, id)).status).toBe(404);
    const asCustomer = { ...inList(), body: { ids: [ana] } };
    expect((await app.call(restoreCustomers, asCustomer)).status).toBe(404);
    expect((await app.call(deleteCustomers, asCustomer)).status).toBe(404);
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  it("is possible for ten minutes", async () => {
    const ana = await addContact();
    await remove(ana);
    app.clock.pass(RESTORE_MINUTES * MINUTE - 1);
    await forgetUnrestorable(app.services.database.query, app.clock.now());
    expect((await restore(ana)).status).toBe(204);
    await remove(ana);
    app.clock.pass(RESTORE_MINUTES * MINUTE);
    expect((await restore(ana)).status).toBe(404);
    app.clock.pass(1);
    expect(await forgetUnrestorable(app.services.database.query, app.clock.now())).toBeGreaterThan(
      0,
    );
  });

  it("leaves out a business location that was deleted meanwhile", async () => {
    const { body: branch } = await app.call(createBranch, {
      ...inList(),
      body: { name: "Kiosk", address: "1 Wharf Road" },
    });
    const ana = await addContact(cafe, { branchId: branch.branchId });
    await remove(ana);
    const at = { orgId: cafe.organisationId, branchId: branch.branchId };
    await app.call(deleteBranch, { as: cafe.token, params: at });
    expect((await restore(ana)).status).toBe(204);
    expect(await contacts()).toMatchObject([{ contactId: ana, branchId: null }]);
  });

  it("does not replace a responsible person chosen meanwhile", async () => {
    const [ana, ben] = [await addContact(), await addContact()];
    await useEverywhere(ana);
    await remove(ana);
    const { query } = app.services.database;
    await query.execute(sql`
      update risks set accountable_contact_id = ${ben} where plan_id = ${cafe.planId}`);
    await restore(ana);
    const { rows } = await query.execute<{ id: string }>(sql`
      select accountable_contact_id as id from risks where plan_id = ${cafe.planId}`);
    expect(rows).toEqual([{ id: ben }]);
  });

  it("is refused while a plan that it changes is expired", async () => {
    const ana = await addContact();
    await useEverywhere(ana);
    await remove(ana);
    await expirePlan(app, cafe.planId);
    const before = await databaseDigest(app.services.database);
    expect((await restore(ana)).status).toBe(402);
    expect(await databaseDigest(app.services.database)).toEqual(before);
    await app.call(renewPlan, { ...inPlan(), body: { key: await freshKey(app) } });
    expect((await restore(ana)).status).toBe(204);
  });
});

it("knows every table that refers to a contact or a strategic area", async () => {
  const keys = await app.services.database.transaction((tx) => readForeignKeys(tx));
  const referring = (record: string) =>
    keys
      .filter(({ definition }) => definition.includes(`REFERENCES ${record}(`))
      .map(({ table }) => table)
      .toSorted();
  const known = (record: "contact" | "strategic-critical-area") =>
    planParts
      .flatMap((part) => part.references?.[record] ?? [])
      .map(({ table }) => table)
      // Names its record without a foreign key.
      .filter((table) => table !== "proposals");
  // A request to confirm the details ends with its contact, and is not restored.
  const restored = referring("contacts").filter((table) => table !== "contact_checks");
  expect(known("contact").toSorted()).toEqual(restored);
  expect(known("strategic-critical-area").toSorted()).toEqual(
    [...referring("strategic_critical_areas"), ...referring("strategic_bias")].toSorted(),
  );
});
