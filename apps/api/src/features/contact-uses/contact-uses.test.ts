import { createContact, deleteContact } from "@holdfast/contract/directory/contact-endpoints";
import { listContactUses } from "@holdfast/contract/directory/contact-uses-endpoints";
import { createPlan, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../test/factories/workspace";

let app: TestApp;
let cafe: PlanWorkspace;
let other: PlanWorkspace;
/** A second plan of the café, which sorts before the first. */
let annexeId: string;

const newContact = async ({ token, organisationId }: PlanWorkspace) => {
  const { body } = await app.call(createContact, {
    as: token,
    params: { orgId: organisationId },
    body: { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 },
  });
  return body.contactId;
};

const usesOf = (contactId: string, as = cafe.token, of = cafe) =>
  app.call(listContactUses, { as, params: { orgId: of.organisationId, contactId } });

const joinTeam = async (
  of: PlanWorkspace,
  planId: string,
  position: number,
  contactId: string,
  designation: "Primary" | "Alternatives",
) => {
  const { body: teams } = await app.call(listTeams, { as: of.token, params: { planId } });
  const { status } = await app.call(addTeamContacts, {
    as: of.token,
    params: { planId, teamId: teams[position]?.teamId ?? "" },
    body: [{ contactId, designation }],
  });
  expect(status).toBe(201);
};

const addRisk = async (of: PlanWorkspace, planId: string, name: string, contactId: string) => {
  const { status } = await app.call(createRisk, {
    as: of.token,
    params: { planId },
    body: {
      riskCategoryId: 1,
      name,
      likelihoodPresetId: 4,
      cost: 1000,
      mitigationStrategyIds: [6],
      mitigationProcess: "Watch it.",
      accountableContactId: contactId,
    },
  });
  expect(status).toBe(201);
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  other = await ownerWithPlan(app, "owner@other.example");
  const { body } = await app.call(createPlan, {
    as: cafe.token,
    body: {
      name: "annexe plan",
      branchId: cafe.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  annexeId = body.planId;
});

test("lists the teams, risks and plans of a contact by plan name, and none of other contacts", async () => {
  const ana = await newContact(cafe);
  const ben = await newContact(cafe);
  await joinTeam(cafe, cafe.planId, 2, ana, "Primary");
  await joinTeam(cafe, cafe.planId, 0, ana, "Alternatives");
  await joinTeam(cafe, annexeId, 1, ana, "Primary");
  await joinTeam(cafe, cafe.planId, 1, ben, "Primary");
  await addRisk(cafe, cafe.planId, "Salt spray", ana);
  await addRisk(cafe, cafe.planId, "Falling masts", ana);
  await addRisk(cafe, annexeId, "Salt spray", ana);
  await addRisk(cafe, annexeId, "Falling masts", ben);
  await app.call(updatePlan, {
    as: cafe.token,
    params: { planId: annexeId },
    body: { contacts: [ana] },
  });
  await app.call(savePlanPolicy, {
    as: cafe.token,
    params: { planId: annexeId },
    body: { contacts: [ana, ben] },
  });
  const annexe = { planId: annexeId, planName: "annexe plan" };
  const headOffice = { planId: cafe.planId, planName: "Head Office plan" };

  const viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
  expect((await usesOf(ana, viewer)).body).toEqual({
    teams: [
      { ...annexe, teamName: "Information Technology Team", designation: "Primary" },
      { ...headOffice, teamName: "Emergency Response Team", designation: "Alternatives" },
      { ...headOffice, teamName: "Crisis Management Team", designation: "Primary" },
    ],
    risks: [
      { ...annexe, count: 1 },
      { ...headOffice, count: 2 },
    ],
    plans: [annexe],
    policies: [annexe],
    units: [],
  });
});

test("returns empty lists for an unused contact", async () => {
  const { status, body } = await usesOf(await newContact(cafe));
  expect(status).toBe(200);
  expect(body).toEqual({ teams: [], risks: [], plans: [], policies: [], units: [] });
});

test("answers 404 for a deleted contact and for one of another organisation", async () => {
  const deleted = await newContact(cafe);
  await app.call(deleteContact, {
    as: cafe.token,
    params: { orgId: cafe.organisationId, contactId: deleted },
  });
  const foreign = await newContact(other);
  await joinTeam(other, other.planId, 0, foreign, "Primary");
  for (const contactId of [deleted, foreign])
    expect(await usesOf(contactId)).toMatchObject({ status: 404 });
  expect(await usesOf(foreign, other.token, cafe)).toMatchObject({ status: 404 });
});

test("includes the teams of an expired plan, because a deletion changes them", async () => {
  const ana = await newContact(other);
  await joinTeam(other, other.planId, 1, ana, "Alternatives");
  await expirePlan(app, other.planId);
  const { body } = await usesOf(ana, other.token, other);
  expect(body.teams).toMatchObject([
    { teamName: "Information Technology Team", designation: "Alternatives" },
  ]);
});
