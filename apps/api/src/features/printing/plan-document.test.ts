import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createAlternativeSite } from "@holdfast/contract/organisations/place-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { type PlanDocument, readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";

/* What is printed of a plan, as it is read from what is stored. */

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "printer@cafe.example");
});

const planDocument = async (): Promise<PlanDocument> =>
  (await app.call(readPlanDocument, { as: owner.token, params: { planId: owner.planId } })).body;

test("dates the plan with the reader's date, or the UTC date without one", async () => {
  const read = (today?: string) =>
    app.call(readPlanDocument, {
      as: owner.token,
      params: { planId: owner.planId },
      query: today === undefined ? {} : { today },
    });
  const issued = [(await read()).body.dateIssued, (await read("2026-11-22")).body.dateIssued];
  expect(issued).toEqual(["2026-11-21", "2026-11-22"]);
  const { status, problem } = await read("tomorrow");
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: "today", message: "Please input a valid date." }],
  ]);
});

const squeezed = (text: string) => text.replace(/\s+/g, " ");

test("says what a business unit depends on, whom it serves and how to reach its location", async () => {
  const { token: as, organisationId: orgId, planId, branchId } = owner;
  const params = { planId };
  const { body: units } = await app.call(createDepartments, {
    as,
    params: { orgId, branchId },
    body: { names: ["Bakery", "Counter"] },
  });
  const idOf = (name: string) => units.find((unit) => unit.name === name)?.departmentId ?? "";
  const { body: site } = await app.call(createAlternativeSite, {
    as,
    params: { orgId },
    body: {
      name: "Wharf kitchen",
      address: "4 Wharf Road, Carrington NSW 2294",
      additionalAddressInformation: "Level 3",
      phone: "+61 2 4900 1201",
    },
  });
  await app.call(createRecoveryStrategies, {
    as,
    params,
    body: [
      {
        departmentId: idOf("Bakery"),
        recoveryStrategyTypeId: 1,
        alternativeSiteId: site.alternativeSiteId,
      },
    ],
  });
  await app.call(createUnitDependencies, {
    as,
    params,
    body: [
      { departmentId: idOf("Counter"), neededDepartmentId: idOf("Bakery") },
      { departmentId: idOf("Counter"), systemName: "Point of sale" },
    ],
  });
  const data = await planDocument();
  expect(data.unitDependencies).toEqual([
    { unit: "Counter", kind: "unit", name: "Bakery" },
    { unit: "Counter", kind: "system", name: "Point of sale" },
  ]);
  expect(data.recoveryStrategies).toMatchObject([
    { unit: "Bakery", floor: "Level 3", phone: "02 4900 1201", email: "" },
  ]);
});

test("has the risks of the rating High, and the insurance schedule", async () => {
  const { token: as, planId } = owner;
  const params = { planId };
  const risk = {
    riskCategoryId: 1,
    mitigationStrategyIds: [1],
    mitigationProcess: "Sprinklers are checked each quarter.",
  };
  for (const [name, cost] of [
    ["Fire in the roastery", 900_000],
    ["Late delivery", 100],
  ] as const)
    await app.call(createRisk, {
      as,
      params,
      body: { ...risk, name, cost, likelihoodPresetId: 12 },
    });
  await app.call(createInsurancePolicy, {
    as,
    params,
    body: { kind: "Cyber", insurer: "Wharf Underwriting", sumInsured: 250_000 },
  });
  const data = await planDocument();
  expect(data.highRisks).toMatchObject([
    {
      name: "Fire in the roastery",
      loss: "AU$900,000",
      process: "Sprinklers are checked each quarter.",
    },
  ]);
  expect(data.highRisks[0]?.rating).toBeGreaterThan(60);
  expect(data.insurancePolicies).toEqual([
    {
      kind: "Cyber",
      insurer: "Wharf Underwriting",
      policyNumber: "",
      claimsPhone: "",
      sumInsured: "AU$250,000",
      indemnityPeriod: "",
      comments: "",
    },
  ]);
});

test("shows an MTPD of hours in hours", async () => {
  const { token, planId, organisationId, branchId } = owner;
  const as = token;
  const params = { planId };
  const { body: units } = await app.call(createDepartments, {
    as,
    params: { orgId: organisationId, branchId },
    body: { names: ["Kitchen"] },
  });
  await app.call(setMtpd, { as, params, body: { mtpdId: 1 } });
  await app.call(createTacticalBias, {
    as,
    params,
    body: [{ departmentId: units[0]?.departmentId ?? "", rto: 1, rpo: 0 }],
  });
  const data = await planDocument();
  expect(data).toMatchObject({ mtpdName: "4 hours", mtpdDays: 0.1667 });
  const text = squeezed(continuityPlanPrint(data).content.replaceAll(/<[^>]+>/g, " "));
  expect(text).toContain("(MTPD) of this plan 4 hours");
  expect(text).toContain("within the MTPD of 4 hours");
  expect(text).not.toContain("0.1667");
  await app.call(setMtpd, { as, params, body: { mtpdId: 9 } });
  expect(await planDocument()).toMatchObject({ mtpdName: "7 days", mtpdDays: 7 });
});

test("prints the saved data, without the teams once the plan has expired", async () => {
  const { token, organisationId, planId } = owner;
  const params = { orgId: organisationId };
  await app.call(createCustomer, {
    as: token,
    params,
    body: { name: "Harbour Hotel", email: "orders@hotel.example" },
  });
  const { body: contact } = await app.call(createContact, {
    as: token,
    params,
    body: {
      firstName: "Zoë",
      lastName: "Nguyen",
      contactTypeId: 1,
      workTypeId: 1,
      mobile: "+61 491 570 006",
    },
  });
  const { body: teams } = await app.call(listTeams, { as: token, params: { planId } });
  await app.call(addTeamContacts, {
    as: token,
    params: { planId, teamId: teams[0]?.teamId ?? "" },
    body: [{ contactId: contact.contactId, designation: "Primary" }],
  });
  const data = await planDocument();
  expect(data).toMatchObject({
    business: { name: "Harbour Café Pty Ltd", tradingName: "Harbour Café", logoUrl: null },
    plan: { name: "Head Office plan", location: { name: "Head Office" } },
    dateIssued: "2026-11-21",
    mtpdDays: 7,
    customers: [{ name: "Harbour Hotel" }],
  });
  expect(data.teams.flatMap((team) => team.contacts)).toMatchObject([
    { idLabel: "P-01", name: "Zoë Nguyen", designation: "Primary", mobile: "0491 570 006" },
  ]);
  await expirePlan(app, planId);
  expect((await planDocument()).teams).toEqual([]);
  expect(data.plan.isExpired).toBe(false);
  expect((await planDocument()).plan.isExpired).toBe(true);
});
