import { createContact, deleteContact } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  createRisk,
  deleteRisks,
  listRisks,
  updateRisk,
} from "@holdfast/contract/risks/register/risk-endpoints";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../../platform/audit/audit-table";
import { statementsOf } from "../../../../test/database/statements";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";
import { risks } from "../risks-table";

const TRANSFER = 4;
const ACCEPT = 6;
/** 'Bushfire, Wildfire or Grassfire' of 'Natural Hazards'. */
const BUSHFIRE = 1;
const NATURAL_HAZARDS = 1;
const CYBER_SECURITY = 5;

const preset = {
  riskPresetId: BUSHFIRE,
  /** 1 in 100 years. */
  likelihoodPresetId: 4,
  cost: 250_000,
  mitigationStrategyIds: [ACCEPT],
  mitigationProcess: "Clear the gutters every autumn.",
};
const custom = {
  ...preset,
  riskPresetId: null,
  riskCategoryId: NATURAL_HAZARDS,
  name: "Salt spray on the terrace",
};

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "risks@cafe.example");
});

const inPlan = ({ token, planId }: PlanWorkspace) => ({ as: token, params: { planId } });
const newContact = async ({ token, organisationId }: PlanWorkspace) => {
  const { body: answer } = await app.call(createContact, {
    as: token,
    params: { orgId: organisationId },
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  return answer.contactId;
};

describe("saving a risk", () => {
  test("returns it with the library's texts and its annualised value", async () => {
    const { planId } = owner;
    const { status, body: answer } = await app.call(createRisk, { ...inPlan(owner), body: preset });
    expect(status).toBe(201);
    expect(answer).toEqual({
      riskId: expect.any(String),
      riskPresetId: BUSHFIRE,
      name: "Bushfire, Wildfire or Grassfire",
      description: expect.stringContaining("Fire front"),
      riskCategoryId: NATURAL_HAZARDS,
      riskCategoryName: "Natural Hazards",
      likelihoodId: 4,
      likelihoodPresetId: 4,
      likelihoodText: "1 in 100 years",
      likelihoodValue: 0.01,
      cost: 250_000,
      annualisedValue: 2_500,
      mitigationStrategyIds: [ACCEPT],
      mitigationStrategies: [{ mitigationStrategyId: ACCEPT, name: "Accept" }],
      includeInsurance: null,
      mitigationProcess: "Clear the gutters every autumn.",
      mitigationStatusId: null,
      mitigationStatusName: null,
      accountableContactId: null,
      accountableContact: null,
      followUpDate: null,
      comments: null,
    });
    const listed = await app.call(listRisks, { as: owner.token, params: { planId } });
    expect(listed.body).toEqual([answer]);
  });

  test("stores everything a person can enter", async () => {
    const own = await ownerWithPlan(app, "whole@cafe.example");
    const accountableContactId = await newContact(own);
    const { body: answer } = await app.call(createRisk, {
      ...inPlan(own),
      body: {
        ...custom,
        description: " Corrodes the awning ",
        mitigationStrategyIds: [TRANSFER, ACCEPT, TRANSFER],
        includeInsurance: true,
        mitigationStatusId: 2,
        accountableContactId,
        followUpDate: "2027-02-28",
        comments: "Ask the landlord.",
      },
    });
    expect(answer).toMatchObject({
      riskPresetId: null,
      name: "Salt spray on the terrace",
      description: "Corrodes the awning",
      riskCategoryName: "Natural Hazards",
      mitigationStrategyIds: [TRANSFER, ACCEPT],
      mitigationStrategies: [{ name: "Transfer" }, { name: "Accept" }],
      includeInsurance: true,
      mitigationStatusName: "Ongoing Monitoring",
      accountableContact: { contactId: accountableContactId, firstName: "Mei", lastName: "Tan" },
      followUpDate: "2027-02-28",
      comments: "Ask the landlord.",
    });
    await app.call(deleteContact, {
      as: own.token,
      params: { orgId: own.organisationId, contactId: accountableContactId },
    });
    const { body: left } = await app.call(listRisks, inPlan(own));
    expect(left).toMatchObject([{ accountableContactId: null, accountableContact: null }]);
  });

  test("stores the highest loss value exactly", async () => {
    const own = await ownerWithPlan(app, "max@cafe.example");
    const body = { ...custom, likelihoodPresetId: 1, cost: 1e15 };
    const { body: answer } = await app.call(createRisk, { ...inPlan(own), body });
    expect(answer).toMatchObject({ cost: 1e15, annualisedValue: 1e12 });
  });

  test("marks the plan as modified", async () => {
    const own = await ownerWithPlan(app, "touch@cafe.example");
    app.clock.pass(60_000);
    await app.call(createRisk, { ...inPlan(own), body: preset });
    const { body: answer } = await app.call(listPlans, { as: own.token });
    expect(answer).toMatchObject([{ lastModifiedDate: app.clock.now().toISOString() }]);
    expect(answer[0]?.progress.risk_analysis).toBeGreaterThan(0);
  });

  test("reports every missing field, including the insurance question", async () => {
    const { status, problem } = await app.call(createRisk, {
      ...inPlan(owner),
      body: { mitigationStrategyIds: [TRANSFER] } as never,
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: "likelihoodPresetId", message: "Please select Likelihood" },
      { path: "cost", message: "Please input Loss Value" },
      { path: "mitigationProcess", message: "This field cannot be empty" },
      { path: "riskCategoryId", message: "Please select the risk category." },
      { path: "name", message: "Please input the name." },
      { path: "includeInsurance", message: "Please make a select" },
    ]);
  });

  test.each([
    [{ riskPresetId: 9_999 }, "riskPresetId", "Please select a risk from this category."],
    [
      { riskCategoryId: CYBER_SECURITY },
      "riskPresetId",
      "Please select a risk from this category.",
    ],
    [{ likelihoodPresetId: 99 }, "likelihoodPresetId", "Please select Likelihood"],
    [{ cost: 1e-28 }, "cost", "Please input Loss Value"],
    [{ cost: 5e-324 }, "cost", "Please input Loss Value"],
    [{ mitigationStrategyIds: [99] }, "mitigationStrategyIds", "Please select Mitigation Strategy"],
    [
      { mitigationStatusId: 99 },
      "mitigationStatusId",
      "Please select a Mitigation Status from the list.",
    ],
    [{ ...custom, riskCategoryId: 99 }, "riskCategoryId", "Please select the risk category."],
    [{ planId: "x" }, "planId", "Unknown field."],
  ])("rejects %j at %s", async (change, path, message) => {
    const body = { ...preset, ...change };
    const { status, problem } = await app.call(createRisk, { ...inPlan(owner), body });
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test("rejects a custom name that is a preset of its category, and accepts it in another", async () => {
    const own = await ownerWithPlan(app, "names@cafe.example");
    const body = { ...custom, name: " rIver \u00A0flood " };
    const { status, problem } = await app.call(createRisk, { ...inPlan(own), body });
    expect([status, problem.errors]).toEqual([
      400,
      [
        {
          path: "name",
          message: "This risk is already listed in its category. Please select it there.",
        },
      ],
    ]);
    const elsewhere = { ...body, riskCategoryId: CYBER_SECURITY };
    expect((await app.call(createRisk, { ...inPlan(own), body: elsewhere })).status).toBe(201);
  });

  test("saves a preset once per plan, even concurrently", async () => {
    const own = await ownerWithPlan(app, "once@cafe.example");
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => app.call(createRisk, { ...inPlan(own), body: preset })),
    );
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = outcomes.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.problem.detail).toBe(
      "This risk has already been saved in this plan. Please edit the saved risk instead.",
    );
    expect((await app.call(listRisks, inPlan(own))).body).toHaveLength(1);
  });
});

describe("saving a risk again", () => {
  test("replaces its fields and clears those left out", async () => {
    const own = await ownerWithPlan(app, "again@cafe.example");
    const body = { ...custom, mitigationStrategyIds: [TRANSFER], includeInsurance: true };
    const { body: saved } = await app.call(createRisk, {
      ...inPlan(own),
      body: { ...body, comments: "First thoughts", followUpDate: "2027-01-01" },
    });
    const { status, body: answer } = await app.call(updateRisk, {
      ...inPlan(own),
      body: {
        ...body,
        riskId: saved.riskId,
        riskCategoryId: CYBER_SECURITY,
        name: "Ransom note by post",
        cost: 12_345,
        mitigationStrategyIds: [ACCEPT],
      },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      riskId: saved.riskId,
      name: "Ransom note by post",
      riskCategoryName: "Cyber Security",
      annualisedValue: 123.45,
      // The question is no longer asked, so its answer is not stored.
      includeInsurance: null,
      comments: null,
      followUpDate: null,
    });
    expect((await app.call(listRisks, inPlan(own))).body).toEqual([answer]);
  });

  test("does not change a risk's preset", async () => {
    const own = await ownerWithPlan(app, "stays@cafe.example");
    const { body: saved } = await app.call(createRisk, { ...inPlan(own), body: preset });
    const { riskId } = saved;
    for (const body of [
      { ...custom, riskId },
      { ...preset, riskPresetId: 2, riskId },
    ]) {
      const { status, problem } = await app.call(updateRisk, { ...inPlan(own), body });
      expect([status, problem.errors?.[0]?.path]).toEqual([400, "riskPresetId"]);
    }
    expect((await app.call(listRisks, inPlan(own))).body).toEqual([saved]);
  });
});

describe("deleting risks", () => {
  test("deletes a list of risks only, and records it", async () => {
    const own = await ownerWithPlan(app, "gone@cafe.example");
    const ids: string[] = [];
    for (const riskPresetId of [1, 2, 3]) {
      const body = { ...preset, riskPresetId };
      ids.push((await app.call(createRisk, { ...inPlan(own), body })).body.riskId);
    }
    const deleted = ids.slice(0, 2);
    expect((await app.call(deleteRisks, { ...inPlan(own), body: deleted })).status).toBe(204);
    const { body: answer } = await app.call(listRisks, inPlan(own));
    expect(answer.map(({ riskId }) => riskId)).toEqual(ids.slice(2));
    const events = await app.services.database.query
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, own.planId));
    const deletions = events.filter(({ action }) => action === "risks.deleted");
    expect(deletions).toMatchObject([{ detail: { count: 2 } }]);
  });

  test("deletes none if one is unknown", async () => {
    const own = await ownerWithPlan(app, "none@cafe.example");
    const { body: answer } = await app.call(createRisk, { ...inPlan(own), body: preset });
    const body = [answer.riskId, app.services.newId()];
    expect((await app.call(deleteRisks, { ...inPlan(own), body })).status).toBe(404);
    expect((await app.call(listRisks, inPlan(own))).body).toHaveLength(1);
    const empty = await app.call(deleteRisks, { ...inPlan(own), body: [] });
    expect([empty.status, empty.problem.errors?.[0]?.message]).toEqual([
      400,
      "Please select a risk.",
    ]);
  });
});

describe("the list", () => {
  test("lists risks by category, presets in the library's order, then custom risks by age", async () => {
    const own = await ownerWithPlan(app, "order@cafe.example");
    const bodies = [
      { ...custom, riskCategoryId: CYBER_SECURITY, name: "Zero day at the till" },
      { ...custom, name: "Second" },
      { ...custom, name: "A third" },
      { ...preset, riskPresetId: 2 },
      preset,
    ];
    for (const body of bodies) {
      await app.call(createRisk, { ...inPlan(own), body });
      app.clock.pass(1_000);
    }
    const { body: answer } = await app.call(listRisks, inPlan(own));
    expect(answer.map(({ name }) => name)).toEqual([
      "Bushfire, Wildfire or Grassfire",
      "River Flood",
      "Second",
      "A third",
      "Zero day at the till",
    ]);
  });

  test("takes as many statements for 1,000 risks as for none", async () => {
    const own = await ownerWithPlan(app, "many@cafe.example");
    const contactId = await newContact(own);
    const statementsFor = async () => {
      let rows = 0;
      const statements = await statementsOf(async () => {
        rows = (await app.call(listRisks, inPlan(own))).body.length;
      });
      return { rows, statements: statements.length };
    };
    const empty = await statementsFor();
    const now = app.clock.now();
    await app.services.database.query.insert(risks).values(
      Array.from({ length: 1_000 }, (_, index) => ({
        ...custom,
        organisationId: own.organisationId,
        planId: own.planId,
        id: app.services.newId(),
        name: `Risk ${index}`,
        accountableContactId: contactId,
        createdAt: now,
        updatedAt: now,
      })),
    );
    expect(await statementsFor()).toEqual({ rows: 1_000, statements: empty.statements });
  });
});
