import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { updateUnitProcedure } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { statementsOf } from "../../../test/database/statements";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { createPlanScope } from "../../platform/access/scope";
import { readPlanContent, readPlanSnapshot } from "./public";

let app: TestApp;
let cafe: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@content.example");
});

/** A scope without a person, as a job or a link has it. */
const scopeOf = (isExpired = false) =>
  createPlanScope({
    organisationId: cafe.organisationId,
    planId: cafe.planId,
    branchId: cafe.branchId,
    currencyCode: "AUD",
    mtpdId: null,
    userId: "",
    role: "viewer",
    isArchived: false,
    isExpired,
    areTeamsOpen: false,
    contentVersion: "",
  });

it("is read without a person, and fits its schema, with null for what is missing", async () => {
  const content = await readPlanSnapshot(app.services, scopeOf());
  expect(z.parse(z.strictObject(PlanContent.shape), content)).toEqual(content);
  expect(content).toMatchObject({
    schemaVersion: 1,
    organisation: { organisationId: cafe.organisationId, registrationNumber: null },
    location: { branchId: cafe.branchId, addressDetails: null },
    site: { assemblyPoint: null },
    units: [],
  });
  expect(content.events).toContainEqual({
    cardId: "fire",
    isAlways: true,
    riskIds: [],
    isExposed: false,
  });
  const texts = JSON.stringify(content);
  expect(texts).not.toContain('""');
});

it("has units that refer to people and places by their ids", async () => {
  const { token: as, organisationId: orgId, planId, branchId } = cafe;
  const params = { planId };
  const contactId = await responderOf(app, cafe, "rosa@content.example", {
    teamTypeId: 2,
    name: "Rosa",
    designation: "Primary",
  });
  const { body: units } = await app.call(createDepartments, {
    as,
    params: { orgId, branchId },
    body: { names: ["Kitchen"] },
  });
  const { body: other } = await app.call(createBranch, {
    as,
    params: { orgId },
    body: { name: "Bakery", address: "2 Mill Street, Newcastle NSW 2300" },
  });
  const departmentId = units[0]?.departmentId ?? "";
  await app.call(updateUnitProcedure, {
    as,
    params: { ...params, departmentId },
    body: { leaderContactId: contactId, firstSteps: "Call Rosa.\nMove the cold stock." },
  });
  await app.call(createRecoveryStrategies, {
    as,
    params,
    body: [{ departmentId, recoveryStrategyTypeId: 2, branchId: other.branchId }],
  });
  const content = await readPlanSnapshot(app.services, scopeOf());
  expect(content.units).toMatchObject([
    {
      departmentId,
      leaderContactId: contactId,
      firstSteps: ["Call Rosa.", "Move the cold stock."],
      recovery: { branchId: other.branchId, alternativeSiteId: null, typedPlace: null },
    },
  ]);
  expect(content.otherLocations).toMatchObject([{ branchId: other.branchId, name: "Bakery" }]);
  expect(content.teams.find(({ teamTypeId }) => teamTypeId === 2)?.members).toEqual([
    { contactId, designation: "Primary", confirmedOn: null },
  ]);
  expect(z.parse(z.strictObject(PlanContent.shape), content)).toEqual(content);
});

it("withholds the teams of an expired plan, unless the reader asks for them", async () => {
  await expirePlan(app, cafe.planId);
  const read = (withTeams?: boolean) =>
    app.services.database.transaction((tx) =>
      readPlanContent(
        tx,
        app.services,
        scopeOf(true),
        withTeams === undefined ? {} : { withTeams },
      ),
    );
  expect((await read()).teams).toEqual([]);
  expect((await read(true)).teams).toHaveLength(3);
});

it("takes one statement for each list of the plan", async () => {
  const statements = await statementsOf(() => readPlanSnapshot(app.services, scopeOf()));
  const reads = statements.filter((text) => /^\s*select/u.test(text));
  expect(reads).toHaveLength(20);
});
