import { createContact, deleteContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  createPolicy,
  listPolicies,
  readLatestPlanPolicy,
  readLatestPolicy,
  savePlanPolicy,
  signPolicy,
} from "@holdfast/contract/policies/policy-endpoints";
import {
  MEMBER_TWICE,
  MEMBERS_MISSING,
  NO_SUCH_MEMBER,
  STATEMENT_MISSING,
} from "@holdfast/contract/policies/policy";
import { addYears, dateOf } from "@holdfast/contract/platform/calendar-rules";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeEach, describe, expect, test } from "vitest";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

const STATEMENT = "The Crisis Management Team is made up of the owner and the head chef.";

let app: TestApp;
let cafe: PlanWorkspace;
let ana: string;
let ben: string;
let people = 0;

const contactOf = async (of: PlanWorkspace, firstName: string, lastName: string) => {
  const { body } = await app.call(createContact, {
    as: of.token,
    params: { orgId: of.organisationId },
    body: { firstName, lastName, jobTitle: "Manager", contactTypeId: 1, workTypeId: 1 },
  });
  return body.contactId;
};

beforeEach(async () => {
  app ??= await testApp();
  people += 1;
  cafe = await ownerWithPlan(app, `policy-${people}@cafe.example`);
  ana = await contactOf(cafe, "Ana", "Silva");
  ben = await contactOf(cafe, "Ben", "Adams");
});

const ofCafe = () => ({ as: cafe.token, params: { orgId: cafe.organisationId } });
const ofPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const save = (contacts: readonly string[], responsible = STATEMENT, reviewDate?: string) =>
  app.call(createPolicy, {
    ...ofCafe(),
    body: { contacts: [...contacts], responsible, ...(reviewDate ? { reviewDate } : {}) },
  });
const latest = async () => (await app.call(readLatestPolicy, ofCafe())).body;

describe("the policy of an organisation", () => {
  test("has no policy at first, then the version saved last", async () => {
    expect(await latest()).toBeNull();
    const { status, body } = await save([ben, ana]);
    expect([status, body]).toEqual([
      201,
      {
        policyId: body.policyId,
        version: 1,
        businessContinuityResponsible: STATEMENT,
        lastModifiedDate: app.clock.now().toISOString(),
        reviewDate: dateOf(addYears(app.clock.now(), 1)),
        savedByUserName: body.savedByUserName,
        members: [
          { contactId: ben, firstName: "Ben", lastName: "Adams", jobTitle: "Manager" },
          { contactId: ana, firstName: "Ana", lastName: "Silva", jobTitle: "Manager" },
        ],
        signedBy: null,
        signedOn: null,
      },
    ]);
    expect(await latest()).toEqual(body);
  });

  test("keeps every version, newest first, as its members were named that day", async () => {
    await save([ana, ben], STATEMENT, "2027-01-31");
    await save([ana], "The owner alone is responsible.");
    await app.call(deleteContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, contactId: ben },
    });
    const { body } = await app.call(listPolicies, ofCafe());
    expect(
      body.map(({ version, reviewDate, members }) => [
        version,
        reviewDate,
        ...members.map(({ contactId, firstName }) => [contactId, firstName]),
      ]),
    ).toEqual([
      [2, expect.any(String), [ana, "Ana"]],
      [1, "2027-01-31", [ana, "Ana"], [null, "Ben"]],
    ]);
  });

  test("records the signature of the version in force only", async () => {
    const { body: first } = await save([ana]);
    const sign = (policyId: string) =>
      app.call(signPolicy, {
        as: cafe.token,
        params: { orgId: cafe.organisationId, policyId },
        body: { signedBy: " Ana Silva ", signedOn: "2026-11-20" },
      });
    expect((await sign(first.policyId)).body).toMatchObject({
      signedBy: "Ana Silva",
      signedOn: "2026-11-20",
    });
    const { body: second } = await save([ana, ben]);
    expect(second).toMatchObject({ version: 2, signedBy: null });
    expect((await sign(first.policyId)).problem).toMatchObject({
      status: 409,
      code: "policy-replaced",
    });
    expect((await sign(cafe.planId)).status).toBe(404);
  });

  test.each([
    ["no statement", { responsible: " " }, "responsible", STATEMENT_MISSING],
    ["no members", { contacts: [] }, "contacts", MEMBERS_MISSING],
  ])("rejects a policy with %s", async (_, change, path, message) => {
    const body = { contacts: [ana], responsible: STATEMENT, ...change };
    const { problem } = await app.call(createPolicy, { ...ofCafe(), body });
    expect(problem).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await latest()).toBeNull();
  });

  test("rejects a policy with a member selected twice, or of another organisation", async () => {
    const stranger = await ownerWithPlan(app, `stranger-${people}@elsewhere.example`);
    const foreign = await contactOf(stranger, "Zoe", "Young");
    expect((await save([ana, ana])).problem).toMatchObject({
      errors: [{ path: "contacts.1", message: MEMBER_TWICE }],
    });
    expect((await save([ana, foreign])).problem).toMatchObject({
      status: 400,
      errors: [{ path: "contacts.1", message: NO_SUCH_MEMBER }],
    });
    expect(await latest()).toBeNull();
  });

  test("numbers versions without gaps when two people save at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => save([ana])));
    const { body } = await app.call(listPolicies, ofCafe());
    expect(body.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});

describe("the accountable members of a plan", () => {
  test("replaces the accountable members of a plan as a whole, next to the policy in force", async () => {
    const choose = (contacts: string[]) =>
      app.call(savePlanPolicy, { ...ofPlan(), body: { contacts } });
    expect((await app.call(readLatestPlanPolicy, ofPlan())).body).toEqual({
      businessContinuityResponsible: null,
      lastModifiedDate: null,
      members: [],
      planPolicyMembers: [],
    });
    await save([ben]);
    expect((await choose([ana, ben])).status).toBe(201);
    const { body } = await choose([ben]);
    expect(body).toEqual({
      businessContinuityResponsible: STATEMENT,
      lastModifiedDate: app.clock.now().toISOString(),
      members: [{ contactId: ben, firstName: "Ben", lastName: "Adams", jobTitle: "Manager" }],
      planPolicyMembers: [
        { contactId: ben, firstName: "Ben", lastName: "Adams", jobTitle: "Manager" },
      ],
    });
    expect((await app.call(readLatestPlanPolicy, ofPlan())).body).toEqual(body);
  });

  test("counts accountable members towards the plan's progress together with the policy", async () => {
    const progress = async () =>
      (await app.call(listPlans, { as: cafe.token })).body[0]?.progress.policy_programme;
    expect(await progress()).toBe(0);
    await save([ana]);
    expect(await progress()).toBe(60);
    await app.call(savePlanPolicy, { ...ofPlan(), body: { contacts: [ana] } });
    expect(await progress()).toBe(100);
  });

  test("does not change the accountable members of an expired plan", async () => {
    await expirePlan(app, cafe.planId);
    const { status } = await app.call(savePlanPolicy, { ...ofPlan(), body: { contacts: [ana] } });
    expect(status).toBe(402);
    expect((await app.call(readLatestPlanPolicy, ofPlan())).status).toBe(200);
  });
});
