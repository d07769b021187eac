import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  createRisk,
  deleteRisks,
  listRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInBroker,
  signedInMember,
} from "../../../../test/factories/workspace";

const risk = {
  riskPresetId: 1,
  likelihoodPresetId: 4,
  cost: 1_000,
  mitigationStrategyIds: [6],
  mitigationProcess: "Wait and see.",
};

let app: TestApp;
let owner: PlanWorkspace;
let riskId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "risks-owner@cafe.example");
  const params = { planId: owner.planId };
  const { body } = await app.call(createRisk, { as: owner.token, params, body: risk });
  riskId = body.riskId;
});

/** Returns the statuses of reading, adding, changing and deleting, in that order. */
async function statusesFor(as: string | undefined, planId: string, deletes: string) {
  const params = { planId };
  const custom = { ...risk, riskPresetId: null, riskCategoryId: 2, name: "Custom" };
  const read = await app.call(listRisks, { as, params });
  const added = await app.call(createRisk, { as, params, body: custom });
  const changed = await app.call(updateRisk, { as, params, body: { ...risk, riskId } });
  const deleted = await app.call(deleteRisks, { as, params, body: [deletes] });
  return [read, added, changed, deleted].map(({ status }) => status);
}
const spare = async () => {
  const params = { planId: owner.planId };
  const body = { ...risk, riskPresetId: null, riskCategoryId: 3, name: "To be deleted" };
  return (await app.call(createRisk, { as: owner.token, params, body })).body.riskId;
};

describe("the risks of a plan", () => {
  test("lets owner, editor and managing broker change risks", async () => {
    const { organisationId, planId, token } = owner;
    const editor = await signedInMember(app, organisationId, "editor", "risks-e@cafe.example");
    const broker = await signedInBroker(app, "risks-b@anchor.example", organisationId);
    for (const as of [token, editor, broker.token])
      expect(await statusesFor(as, planId, await spare())).toEqual([200, 201, 200, 204]);
  });

  test("lets a viewer read risks, but not change them", async () => {
    const { organisationId, planId } = owner;
    const viewer = await signedInMember(app, organisationId, "viewer", "risks-v@cafe.example");
    expect(await statusesFor(viewer, planId, riskId)).toEqual([200, 403, 403, 403]);
  });

  test("answers 404 for a plan's risks to strangers and other brokers, and 401 without a session", async () => {
    const stranger = await signedInPerson(app, "risks-s@cafe.example");
    const broker = await signedInBroker(app, "risks-other@anchor.example");
    expect(await statusesFor(stranger, owner.planId, riskId)).toEqual([404, 404, 404, 404]);
    expect(await statusesFor(broker.token, owner.planId, riskId)).toEqual([404, 404, 404, 404]);
    expect(await statusesFor(undefined, owner.planId, riskId)).toEqual([401, 401, 401, 401]);
  });

  test("does not reach risks through another organisation's plan", async () => {
    const other = await ownerWithPlan(app, "risks-other@cafe.example");
    expect(await statusesFor(other.token, other.planId, riskId)).toEqual([200, 201, 404, 404]);
    const params = { planId: owner.planId };
    const { body } = await app.call(listRisks, { as: owner.token, params });
    expect(body.find((risk) => risk.riskId === riskId)).toMatchObject({ cost: 1_000 });
    const listed = await app.call(listRisks, {
      as: other.token,
      params: { planId: other.planId },
    });
    expect(listed.body.map(({ name }) => name)).toEqual(["Custom"]);
  });

  test("does not assign risks to a contact of another organisation", async () => {
    const other = await ownerWithPlan(app, "risks-contact@cafe.example");
    const { body: contact } = await app.call(createContact, {
      as: other.token,
      params: { orgId: other.organisationId },
      body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
    });
    for (const accountableContactId of [contact.contactId, app.services.newId()]) {
      const { status, problem } = await app.call(updateRisk, {
        as: owner.token,
        params: { planId: owner.planId },
        body: { ...risk, riskId, accountableContactId },
      });
      expect([status, problem.errors]).toEqual([
        400,
        [
          {
            path: "accountableContactId",
            message: "Please select a contact from this organisation.",
          },
        ],
      ]);
    }
  });

  test("reads risks once the plan has expired, but does not change them", async () => {
    const lapsed = await ownerWithPlan(app, "risks-lapsed@cafe.example");
    const params = { planId: lapsed.planId };
    const { body } = await app.call(createRisk, { as: lapsed.token, params, body: risk });
    await expirePlan(app, lapsed.planId);
    expect(await statusesFor(lapsed.token, lapsed.planId, body.riskId)).toEqual([
      200, 402, 402, 402,
    ]);
  });
});
