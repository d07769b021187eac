import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { createContact, deleteContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listContactUses } from "@holdfast/contract/directory/contact-uses-endpoints";
import { listHistory } from "@holdfast/contract/history/history-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import type {
  RecoveryDetailsChanges,
  UnitProcedureChanges,
} from "@holdfast/contract/recovery-details/recovery-details";
import {
  listUnitProcedures,
  readRecoveryDetails,
  removeFloorPlan,
  setFloorPlan,
  updateRecoveryDetails,
  updateUnitProcedure,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GREY_PIXEL } from "../../../test/factories/images";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let owner: PlanWorkspace;
let kitchen: string;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await ownerWithPlan(app, `details${(count += 1)}@cafe.example`);
  const { body } = await app.call(createDepartments, {
    as: owner.token,
    params: { orgId: owner.organisationId, branchId: owner.branchId },
    body: { names: ["Kitchen"] },
  });
  kitchen = body[0]?.departmentId ?? "";
});

const inPlan = () => ({ as: owner.token, params: { planId: owner.planId } });
const inOrganisation = () => ({ as: owner.token, params: { orgId: owner.organisationId } });
const details = async () => (await app.call(readRecoveryDetails, inPlan())).body;
const change = (body: RecoveryDetailsChanges, headers = {}) =>
  app.call(updateRecoveryDetails, { ...inPlan(), body, headers });
const changeUnit = (body: UnitProcedureChanges, departmentId = kitchen, headers = {}) =>
  app.call(updateUnitProcedure, {
    as: owner.token,
    params: { planId: owner.planId, departmentId },
    body,
    headers,
  });
const rosa = async () => {
  const { body } = await app.call(createContact, {
    ...inOrganisation(),
    body: {
      firstName: "Rosa",
      lastName: "Lim",
      mobile: "0412 345 678",
      contactTypeId: 1,
      workTypeId: 1,
    },
  });
  return body.contactId;
};

describe("the recovery details of a plan", () => {
  it("changes only the given recovery details of a plan, which are empty at first", async () => {
    expect(await details()).toMatchObject({ assemblyPoint: null, bank: null, version: 0 });
    await change({ assemblyPoint: " The park ", bank: "Foreshore Bank" });
    const { status, body } = await change({ lastRestoreTest: "2026-08-03", bank: "" });
    expect([status, body]).toEqual([200, await details()]);
    expect(body).toMatchObject({
      assemblyPoint: "The park",
      bank: null,
      lastRestoreTest: "2026-08-03",
      version: 2,
    });
  });

  it("refuses a change of recovery details that is based on an earlier version", async () => {
    await change({ bank: "Foreshore Bank" });
    const { status } = await change({ bank: "Other Bank" }, { "if-match": '"0"' });
    expect([status, (await details()).bank]).toEqual([412, "Foreshore Bank"]);
  });

  it("replaces and removes the floor plan of a plan", async () => {
    const set = () => app.call(setFloorPlan, { ...inPlan(), file: GREY_PIXEL });
    const first = (await set()).body.floorPlanUrl;
    const second = (await set()).body.floorPlanUrl;
    const statusOf = async (url: string | null) =>
      (await app.server.inject({ url: url ?? "" })).statusCode;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await app.call(removeFloorPlan, inPlan());
    expect([await statusOf(second), (await details()).floorPlanUrl]).toEqual([404, null]);
    expect((await app.call(removeFloorPlan, inPlan())).status).toBe(204);
  });

  it("refuses a floor plan that is no image", async () => {
    const file = Buffer.from("no image");
    const { status, problem } = await app.call(setFloorPlan, { ...inPlan(), file });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, "floorPlan"]);
  });

  it("reads recovery details once the plan has expired, but does not change them", async () => {
    await change({ bank: "Foreshore Bank" });
    await expirePlan(app, owner.planId);
    expect((await change({ bank: "Other Bank" })).status).toBe(402);
    expect((await app.call(setFloorPlan, { ...inPlan(), file: GREY_PIXEL })).status).toBe(402);
    expect((await details()).bank).toBe("Foreshore Bank");
  });

  it("prints the recovery details in the plan, and lists their changes in the history", async () => {
    await change({ assemblyPoint: "The park", backupScope: "Till" });
    await changeUnit({ leaderContactId: await rosa(), firstSteps: "Phone.\n\n Move. " });
    const { body } = await app.call(readPlanDocument, inPlan());
    expect(body).toMatchObject({
      site: { assemblyPoint: "The park", shutOffs: "" },
      backups: { scope: "Till" },
      supportingUnits: [
        { leader: "Rosa Lim", leaderPhone: "0412 345 678", firstSteps: ["Phone.", "Move."] },
      ],
    });
    const { body: history } = await app.call(listHistory, inOrganisation());
    expect(history.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Changed the recovery details of a plan: assembly point, what is backed up.",
        "Changed how the business unit Kitchen works on the day: leader, first five steps.",
      ]),
    );
  });
});

describe("how a business unit works on the day", () => {
  it("lists how a business unit works on the day once something is entered", async () => {
    const { status, body } = await changeUnit({ minimumService: "40 lunches" });
    expect([status, body]).toEqual([
      200,
      {
        departmentId: kitchen,
        leaderContactId: null,
        minimumService: "40 lunches",
        firstSteps: null,
        workaround: null,
        version: 1,
      },
    ]);
    expect((await app.call(listUnitProcedures, inPlan())).body).toEqual([body]);
    expect((await changeUnit({ workaround: "Paper" }, kitchen, { "if-match": '"0"' })).status).toBe(
      412,
    );
  });

  it("refuses an unknown unit, an unknown leader and six steps", async () => {
    const unknown = app.services.newId();
    expect((await changeUnit({ workaround: "Paper" }, unknown)).status).toBe(404);
    const leader = await changeUnit({ leaderContactId: unknown });
    expect([leader.status, leader.problem.errors?.[0]?.path]).toEqual([400, "leaderContactId"]);
    const steps = await changeUnit({ firstSteps: "1\n2\n3\n4\n5\n6" });
    expect(steps.problem.errors?.[0]?.message).toBe(
      "Please use at most 5 lines of 110 characters.",
    );
    expect((await app.call(listUnitProcedures, inPlan())).body).toEqual([]);
  });

  it("names the leader's units among the uses of a contact, and has no leader once it is deleted", async () => {
    const leaderContactId = await rosa();
    await changeUnit({ leaderContactId });
    const leader = async () =>
      (await app.call(listUnitProcedures, inPlan())).body[0]?.leaderContactId;
    const uses = await app.call(listContactUses, {
      as: owner.token,
      params: { orgId: owner.organisationId, contactId: leaderContactId },
    });
    expect(uses.body.units.map(({ unitName }) => unitName)).toEqual(["Kitchen"]);
    await app.call(deleteContacts, { ...inOrganisation(), body: { ids: [leaderContactId] } });
    expect(await leader()).toBeNull();
  });

  it("deletes how a business unit works on the day with the unit", async () => {
    await changeUnit({ workaround: "Paper" });
    await app.call(removeDepartments, {
      as: owner.token,
      params: { orgId: owner.organisationId, branchId: owner.branchId },
      body: { departmentIds: [kitchen] },
    });
    expect((await app.call(listUnitProcedures, inPlan())).body).toEqual([]);
  });
});
