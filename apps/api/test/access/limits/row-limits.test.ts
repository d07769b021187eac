import { declineSuggestion } from "@holdfast/contract/proposals/declined-suggestion-endpoints";
import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, deleteCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import {
  createAssets,
  listAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  createAlternativeSite,
  createBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import {
  addIncidentAction,
  addLogEntries,
  addLogPhoto,
  changeIncident,
  declareIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { createPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { createExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import type { Problem } from "@holdfast/contract/platform/errors";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../../src/app";
import { readConfig } from "../../../src/platform/config";
import type { Limits } from "../../../src/platform/limits/limit-settings";
import { type LimitedList, ROW_LIMITS } from "../../../src/platform/limits/row-limits";
import { testApp, type TestApp } from "../../setup/test-app";
import { emailsTo } from "../../factories/people";
import { responderOf } from "../../factories/responders";
import {
  CAFE,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
  signedInBroker,
} from "../../factories/workspace";
import { GREY_PIXEL } from "../../factories/images";
import { ADDS_TO, GROWS_NOTHING } from "../growth-table";

/** The limit of every list in this test. */
const LIMIT = 3;
const rows = {
  ...(Object.fromEntries(Object.keys(ROW_LIMITS).map((list) => [list, LIMIT])) as Limits["rows"]),
  teamContacts: LIMIT - 1,
  incidentEntries: LIMIT + 1,
};

let app: TestApp;
let cafe: PlanWorkspace;
beforeAll(async () => {
  const { userLimits } = readConfig({});
  app = await testApp(undefined, { config: { userLimits: { ...userLimits, rows } } });
  cafe = await ownerWithPlan(app, "owner@limits.example");
});

type Response = { readonly status: number; readonly problem: Problem };

let count = 0;
const name = () => `Row ${(count += 1)}`;
const party = () => ({
  name: name(),
  email: "row@limits.example",
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
  contactPerson: null,
});
const as = () => cafe.token;
const inOrganisation = () => ({ orgId: cafe.organisationId });
const inPlan = () => ({ planId: cafe.planId });
const place = () => ({ name: name(), address: "1 Wharf Road" });

const addContact = () =>
  app.call(createContact, {
    as: as(),
    params: inOrganisation(),
    body: { firstName: "Ana", lastName: name(), contactTypeId: 1, workTypeId: 1 },
  });
const addCustomer = () =>
  app.call(createCustomer, {
    as: as(),
    params: inOrganisation(),
    body: { ...party(), category: [] },
  });
const addUnits = (names: readonly string[]) =>
  app.call(createDepartments, {
    as: as(),
    params: { ...inOrganisation(), branchId: cafe.branchId },
    body: { names: [...names] },
  });
const addRisk = () =>
  app.call(createRisk, {
    as: as(),
    params: inPlan(),
    body: {
      riskCategoryId: 1,
      name: name(),
      likelihoodPresetId: 1,
      cost: 1_000,
      mitigationStrategyIds: [1],
      mitigationProcess: "Watch",
      mitigationStatusId: 1,
    },
  });
const addAssets = async (rows: number) => {
  departmentId ??= (await addUnits(["Kitchen"])).body[0]?.departmentId ?? "";
  const asset = { departmentId, assetTypeId: 1, quantity: 1, comments: null };
  return app.call(createAssets, {
    as: as(),
    params: inPlan(),
    body: Array.from({ length: rows }, () => ({ ...asset, name: name() })),
  });
};
let departmentId: string | undefined;
let incidentId: string | undefined;
let exercisedContactId: string | undefined;
/** Without teams, so that an incident starts without actions. */
const declare = (isExercise = false) =>
  app.call(declareIncident, {
    as: as(),
    params: inPlan(),
    body: { level: 1, isExercise, teamTypeIds: [] },
  });
const addAction = async () => {
  incidentId ??= (await declare()).body.incidentId;
  return app.call(addIncidentAction, {
    as: as(),
    params: { ...inPlan(), incidentId },
    body: { teamTypeId: 1, text: name() },
  });
};
const NOW = "2026-11-21T00:00:00.000Z";
let contactId: string | undefined;

/** How to add a row to each list, how many it starts with, and the message when it is full. */
const LISTS: Readonly<
  Record<LimitedList, readonly [add: () => Promise<Response>, before: number, message: string]>
> = {
  contacts: [addContact, 0, "This list is full: 3 contacts. Delete some to add others."],
  customers: [addCustomer, 0, "This list is full: 3 customers. Delete some to add others."],
  suppliers: [
    () =>
      app.call(createSupplier, {
        as: as(),
        params: inOrganisation(),
        body: { ...party(), category: [] },
      }),
    0,
    "This list is full: 3 suppliers. Delete some to add others.",
  ],
  thirdParties: [
    () =>
      app.call(createStrategicThirdParty, {
        as: as(),
        params: inOrganisation(),
        body: { ...party(), contactPerson: "Mei Tan", strategicThirdPartyCategoryId: 1 },
      }),
    0,
    "This list is full: 3 strategic third parties. Delete some to add others.",
  ],
  strategicAreas: [
    () =>
      app.call(createStrategicCriticalArea, {
        as: as(),
        params: inOrganisation(),
        body: { name: name(), description: "Sales", strategicCriticalAreaCategoryId: 1 },
      }),
    0,
    "This list is full: 3 strategic critical areas. Delete some to add others.",
  ],
  declinedSuggestions: [
    () =>
      app.call(declineSuggestion, {
        as: as(),
        params: inOrganisation(),
        body: { kind: "supplier", suggestion: name(), isDeclined: true },
      }),
    0,
    "3 suggestions are marked ‘Not for us’, the limit for one organisation. Suggest some of them again to mark others.",
  ],
  branches: [
    () => app.call(createBranch, { as: as(), params: inOrganisation(), body: place() }),
    1,
    "This list is full: 3 business locations. Delete some to add others.",
  ],
  alternativeSites: [
    () => app.call(createAlternativeSite, { as: as(), params: inOrganisation(), body: place() }),
    0,
    "This list is full: 3 alternative sites. Delete some to add others.",
  ],
  departments: [
    () => addUnits([name()]),
    0,
    "This organisation is full: 3 business units. Delete some to add others.",
  ],
  plans: [
    async () =>
      app.call(createPlan, {
        as: as(),
        body: {
          name: name(),
          branchId: cafe.branchId,
          key: await freshKey(app),
          currency: "AUD",
          contacts: [],
        },
      }),
    1,
    "This list is full: 3 plans. Delete some to add others.",
  ],
  policies: [
    async () => {
      contactId ??= (await addContact()).body.contactId;
      return app.call(createPolicy, {
        as: as(),
        params: inOrganisation(),
        body: { contacts: [contactId], responsible: "The owner is responsible." },
      });
    },
    0,
    "This policy has 3 versions, the limit for one organisation. You can still sign and download the latest version.",
  ],
  members: [
    () =>
      app.call(inviteMember, {
        as: as(),
        params: inOrganisation(),
        body: { email: `person${(count += 1)}@limits.example`, roleId: 3 },
      }),
    1,
    "This list is full: 3 users and invitations. Withdraw an invitation, or ask the operator of this site to raise the limit.",
  ],
  risks: [addRisk, 0, "This list is full: 3 risks. Delete some to add others."],
  assets: [() => addAssets(1), 0, "This list is full: 3 assets. Delete some to add others."],
  unitDependencies: [
    async () => {
      departmentId ??= (await addUnits(["Kitchen"])).body[0]?.departmentId ?? "";
      const body = [{ departmentId, systemName: name() }];
      return app.call(createUnitDependencies, { as: as(), params: inPlan(), body });
    },
    0,
    "This list is full: 3 dependencies. Delete some to add others.",
  ],
  riskReports: [
    () =>
      app.call(acceptRiskReport, {
        as: as(),
        params: inPlan(),
        body: { indemnityPeriodId: 1, fastTrackRecovery: 0, riskReportReviewId: 1 },
      }),
    0,
    "This report has been accepted 3 times, the limit for one plan. You can still download it.",
  ],
  teamContacts: [
    async () => {
      const [team] = (await app.call(listTeams, { as: as(), params: inPlan() })).body;
      return app.call(addTeamContacts, {
        as: as(),
        params: { ...inPlan(), teamId: team?.teamId ?? "" },
        body: [{ contactId: (await addContact()).body.contactId, designation: "Alternatives" }],
      });
    },
    // The team's limit is one below that of contacts, so that there is a contact to add.
    1,
    "This team is full: 2 people. Remove some to add others.",
  ],
  insurancePolicies: [
    () =>
      app.call(createInsurancePolicy, {
        as: as(),
        params: inPlan(),
        body: { kind: "Cyber", insurer: name() },
      }),
    0,
    "This list is full: 3 insurance policies. Delete some to add others.",
  ],
  rehearsals: [
    () => declare(true),
    0,
    "This plan has 3 rehearsals, the limit for one plan. Plan an exercise to practise. You can declare a real incident at any time.",
  ],
  exercises: [
    async () => {
      exercisedContactId ??= await responderOf(app, cafe, "ana@team.example");
      const contactIds = [exercisedContactId];
      return app.call(createExercise, {
        as: as(),
        params: inPlan(),
        body: {
          scenarioId: 1,
          plannedFor: "2027-01-31",
          startTime: "10:00",
          timeZone: "Australia/Sydney",
          place: "Meeting room",
          facilitatorName: name(),
          contactIds,
        },
      });
    },
    0,
    "This plan has 3 exercises, the limit for one plan. Cancel a planned exercise to plan another.",
  ],
  incidentActions: [
    addAction,
    0,
    "This incident has 3 actions, the limit for one incident. Write further actions in the log.",
  ],
  incidentEntries: [
    async () => {
      incidentId ??= (await declare()).body.incidentId;
      const entry = { entryId: app.services.newId(), deviceAt: NOW, text: name() };
      return app.call(addLogEntries, {
        as: as(),
        params: { ...inPlan(), incidentId },
        body: { entries: [entry] },
      });
    },
    // The declaration is the first entry, and the limit is one more than that of actions, which are logged.
    0,
    "This log has 4 entries, the limit for one incident. You can’t add notes to it any more. Actions, levels, alerts and the stand-down are still recorded.",
  ],
  incidentPhotos: [
    async () => {
      incidentId ??= (await declare()).body.incidentId;
      return app.call(addLogPhoto, {
        as: as(),
        params: { ...inPlan(), incidentId },
        body: { entryId: app.services.newId(), deviceAt: NOW },
        file: GREY_PIXEL,
      });
    },
    0,
    "This log has 3 photos, the limit for one incident. You can still write notes.",
  ],
  incidentCosts: [
    async () => {
      incidentId ??= (await declare()).body.incidentId;
      const cost = { kind: "repairs" as const, amount: 100 };
      const entry = { entryId: app.services.newId(), deviceAt: NOW, text: name(), cost };
      return app.call(addLogEntries, {
        as: as(),
        params: { ...inPlan(), incidentId },
        body: { entries: [entry] },
      });
    },
    0,
    "This log has 3 costs, the limit for one incident.",
  ],
  documents: [
    () =>
      app.call(uploadDocument, {
        as: as(),
        params: inPlan(),
        body: { url: `https://limits.example/${name()}`, displayName: name(), documentFolderId: 1 },
      }),
    0,
    "This list is full: 3 documents. Delete some to add others.",
  ],
  organisations: [
    () => app.call(createOrganisation, { as: as(), body: CAFE }),
    1,
    "You own 3 organisations, the limit for one person. Ask the operator of this site to raise the limit.",
  ],
};

const empty = async () => {
  cafe = await ownerWithPlan(app, `owner${(count += 1)}@limits.example`);
  departmentId = undefined;
  incidentId = undefined;
  exercisedContactId = undefined;
  contactId = undefined;
};

describe("every endpoint that can add rows", () => {
  it("has every endpoint that can add rows in the growth table", () => {
    const creating = appRoutes
      .map(({ endpoint }) => endpoint)
      .filter(({ method }) => method === "POST" || method === "PUT")
      .map((endpoint) => endpoint.name);
    const declared = [...Object.keys(ADDS_TO), ...Object.keys(GROWS_NOTHING)];
    expect(declared.toSorted()).toEqual(creating.toSorted());
  });

  it("adds to a list with a limit, and documents the refusal", () => {
    expect(new Set(Object.values(ADDS_TO).flat())).toEqual(new Set(Object.keys(ROW_LIMITS)));
    const undocumented = appRoutes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => endpoint.name in ADDS_TO)
      .filter(({ errors = [] }) => !errors.some(({ code }) => code === "list-full"));
    expect(undocumented.map((endpoint) => endpoint.name)).toEqual([]);
  });
});

describe("a full list", () => {
  it.each(Object.entries(LISTS))(
    "refuses another row with a message that names the limit: %s",
    async (_list, [add, before, message]) => {
      await empty();
      for (let row = before; row < LIMIT; row += 1)
        expect([201, 204]).toContain((await add()).status);
      const { status, problem } = await add();
      expect([status, problem.code, problem.detail]).toEqual([422, "list-full", message]);
    },
  );

  it("never stops a real incident by a full list, nor the alert of further teams", async () => {
    await empty();
    const email = "mei@team.example";
    await responderOf(app, cafe, email, { teamTypeId: 3 });
    for (let row = 0; row < LIMIT; row += 1) await declare(true);
    for (let row = 0; row <= LIMIT; row += 1) expect((await declare()).status).toBe(201);
    for (let row = 0; row < LIMIT; row += 1) await addAction();
    const raised = await app.call(changeIncident, {
      as: as(),
      params: { ...inPlan(), incidentId: incidentId ?? "" },
      body: { level: 3 },
    });
    expect([raised.status, raised.body.activatedTeams]).toEqual([200, [1, 2, 3]]);
    expect(raised.body.actions.length).toBeGreaterThan(LIMIT);
    expect(await emailsTo(app, email)).toHaveLength(1);
    expect((await addAction()).problem.code).toBe("list-full");
  });

  it("accepts another row after one was deleted", async () => {
    await empty();
    const { body } = await addCustomer();
    await addCustomer();
    await addCustomer();
    expect((await addCustomer()).status).toBe(422);
    const params = { ...inOrganisation(), customerId: body.customerId };
    await app.call(deleteCustomer, { as: as(), params });
    expect((await addCustomer()).status).toBe(201);
  });

  it("does not let parallel requests exceed a full list", async () => {
    await empty();
    const contacts = await Promise.all(Array.from({ length: 12 }, addContact));
    expect(contacts.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
    const listed = await app.call(listContacts, { as: as(), params: inOrganisation() });
    expect(listed.body).toHaveLength(LIMIT);
    const risks = await Promise.all(Array.from({ length: 12 }, addRisk));
    expect(risks.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
    const register = await app.call(listRisks, { as: as(), params: inPlan() });
    expect(register.body).toHaveLength(LIMIT);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => app.call(createOrganisation, { as: as(), body: CAFE })),
    );
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(LIMIT - 1);
  });

  it("counts each row of a request, and adds none if they do not all fit", async () => {
    await empty();
    expect((await addAssets(LIMIT + 1)).status).toBe(422);
    expect((await addAssets(LIMIT)).status).toBe(201);
    const listed = await app.call(listAssets, { as: as(), params: inPlan() });
    expect(listed.body).toHaveLength(LIMIT);
    expect((await addUnits(["One", "Two", "Three"])).status).toBe(422);
    const units = await addUnits(["One", "Two"]);
    expect(units.status).toBe(201);
    await app.call(removeDepartments, {
      as: as(),
      params: { ...inOrganisation(), branchId: cafe.branchId },
      body: { departmentIds: units.body.map((unit) => unit.departmentId) },
    });
    expect((await addUnits(["Three", "Four"])).status).toBe(201);
  });

  it("does not limit an organisation by another one's full list", async () => {
    await empty();
    for (let row = 0; row < LIMIT; row += 1) await addContact();
    expect((await addContact()).status).toBe(422);
    await empty();
    expect((await addContact()).status).toBe(201);
  });

  it("does not count organisations that a brokerage manages to a person's full list", async () => {
    await empty();
    const add = LISTS.organisations[0];
    await add();
    await add();
    expect((await add()).status).toBe(422);
    await signedInBroker(app, "broker@limits.example", cafe.organisationId);
    expect((await add()).status).toBe(201);
  });
});
