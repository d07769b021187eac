import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { THIRD_PARTY_CLASSES } from "@holdfast/contract/directory/third-party";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listAlternativeSites,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import {
  createPlan,
  listPlans,
  recordPlanDownload,
  updatePlan,
} from "@holdfast/contract/plans/plan-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  passesRegisterDateFilter,
  REGISTER_DATE_FILTERS,
} from "@holdfast/contract/risks/register-date-filter-rules";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { registerPerson, signIn } from "../../test/factories/people";
import { testApp, type TestApp } from "../../test/setup/test-app";
import { ownerWithOrganisation } from "../../test/factories/workspace";
import { documentStyle } from "@holdfast/printables/document-style";
import { shortPlanPrint } from "@holdfast/printables/short-plan/short-plan-markup";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../test/pdf/printer-bench";
import { readPlanSnapshot } from "../features/plan-content/public";
import { createPlanScope } from "../platform/access/scope";
import { loadDemo } from "./load-demo";

const TODAY = "2026-11-21";

let app: TestApp;
let owner: string;
let plan: Plan;

beforeAll(async () => {
  app = await testApp(`${TODAY}T01:00:00.000Z`);
  await loadDemo(app);
  owner = await signIn(app, "owner@demo.example");
  const { body } = await app.call(listPlans, { as: owner });
  if (!body[0]) throw new Error("The café has no plan.");
  plan = body[0];
});

const inOrganisation = () => ({ as: owner, params: { orgId: plan.organisationId } });
const inPlan = () => ({ as: owner, params: { planId: plan.planId } });

describe("the demo", () => {
  it("has one plan, with every available section complete", async () => {
    const { body: plans } = await app.call(listPlans, { as: owner });
    expect(plans).toHaveLength(1);
    expect(plan).toMatchObject({
      organisationName: "Harbour Light Café Pty Ltd",
      branch: { name: "Head Office" },
      currency: { code: "AUD" },
      mtpd: { name: "7 days", value: 7 },
      expiryDate: "2027-11-21T01:00:00.000Z",
      expiryStatus: "not-expired",
    });
    expect(plan.accountableContactIds).toHaveLength(2);
    // The documents are a feature still to be built.
    expect(plan.progress).toMatchObject({
      risk_analysis: 100,
      policy_programme: 100,
      analysis_planning: 100,
      planning_design: 100,
    });
  });

  it("fills the organisation's lists", async () => {
    const branches = await app.call(listBranches, inOrganisation());
    expect(branches.body.map(({ name, departments }) => [name, departments.length])).toEqual([
      ["Head Office", 6],
      ["Manly Wharf Kiosk", 0],
    ]);
    expect((await app.call(listAlternativeSites, inOrganisation())).body).toHaveLength(2);
    expect((await app.call(listContacts, inOrganisation())).body).toHaveLength(10);
    expect((await app.call(listSuppliers, inOrganisation())).body).toHaveLength(8);
    expect((await app.call(listCustomers, inOrganisation())).body).toHaveLength(6);
    const parties = await app.call(listStrategicThirdParties, inOrganisation());
    expect(parties.body).toHaveLength(6);
    const experts = await app.call(listStrategicThirdParties, {
      ...inOrganisation(),
      query: { classId: THIRD_PARTY_CLASSES.strategicCrisisExperts },
    });
    expect(experts.body).toHaveLength(3);
  });

  it("uses fictitious people only: phone numbers reserved for fiction, domains ending in .example", async () => {
    const lists = await Promise.all([
      app.call(listContacts, inOrganisation()),
      app.call(listSuppliers, inOrganisation()),
      app.call(listCustomers, inOrganisation()),
      app.call(listStrategicThirdParties, inOrganisation()),
      app.call(listBranches, inOrganisation()),
      app.call(listAlternativeSites, inOrganisation()),
    ]);
    const rows = lists.flatMap<Record<string, unknown>>(({ body }) => body);
    const texts = (field: string) => rows.map((row) => row[field]).filter((value) => value != null);
    expect(rows).toHaveLength(34);
    for (const phone of texts("phone")) expect(phone).toMatch(/^(?:\(02\)|\+61 2) 5550 \d{4}$/);
    for (const mobile of texts("mobile")) expect(mobile).toMatch(/^\+61 491 57\d \d{3}$/);
    for (const email of texts("email")) expect(email).toMatch(/\.example$/);
    for (const website of texts("website")) expect(website).toMatch(/^https:\/\/[\w-]+\.example$/);
  });

  it("rates five strategic areas on all six scales, one with a penalty", async () => {
    const { body: rated } = await app.call(listStrategicBias, inPlan());
    // The test's clock does not advance, so the order of the areas is undefined.
    expect(rated.map(({ criticality }) => criticality).sort()).toEqual([1, 2, 3, 4, 4]);
    expect(rated.filter(({ penalty }) => penalty !== null)).toHaveLength(1);
    for (const { strategicBiaDrsList } of rated) expect(strategicBiaDrsList).toHaveLength(6);
  });

  it("gives each business unit recovery times, a recovery location and assets of every type", async () => {
    const times = await app.call(listTacticalBias, inPlan());
    expect(times.body).toHaveLength(6);
    const strategies = await app.call(listRecoveryStrategies, inPlan());
    expect(strategies.body).toHaveLength(6);
    for (const { recoveryStrategyId } of strategies.body) expect(recoveryStrategyId).not.toBeNull();
    const assets = await app.call(listAssets, inPlan());
    const kinds = new Set(assets.body.map((row) => `${row.departmentId} ${row.assetTypeId}`));
    expect(assets.body.length).toBeGreaterThan(30);
    expect(kinds.size).toBe(30);
  });

  it("staffs the three teams with one Primary each and alternatives", async () => {
    const { body: teams } = await app.call(listTeams, inPlan());
    expect(teams).toHaveLength(3);
    for (const { teamContacts } of teams) {
      const designations = teamContacts.map(({ designation }) => designation);
      expect(designations.filter((designation) => designation === "Primary")).toHaveLength(1);
      expect(designations.length).toBeGreaterThan(2);
    }
  });

  it("has risks in all 12 categories, custom and insured ones, and for every due date filter", async () => {
    const { body: risks } = await app.call(listRisks, inPlan());
    expect(risks).toHaveLength(26);
    expect(new Set(risks.map(({ riskCategoryId }) => riskCategoryId)).size).toBe(12);
    expect(risks.filter(({ riskPresetId }) => riskPresetId === null)).toHaveLength(2);
    expect(risks.filter(({ includeInsurance }) => includeInsurance)).toHaveLength(9);
    const filled = REGISTER_DATE_FILTERS.filter((filter) =>
      risks.some(({ followUpDate }) => passesRegisterDateFilter(followUpDate, filter, TODAY)),
    );
    expect(filled).toEqual(REGISTER_DATE_FILTERS);
  });

  it("fills the cards of the events that may happen to the café", async () => {
    const { body } = await app.call(readOfflinePlan, inPlan());
    const events = body.cards?.events ?? [];
    expect(events.length).toBeGreaterThan(12);
    const toFillIn = events.flatMap(({ head }) =>
      head.filter(({ lines }) =>
        lines.flat().some((piece) => typeof piece !== "string" && "toFillIn" in piece),
      ),
    );
    expect(new Set(toFillIn.map(({ fact }) => fact))).toEqual(
      new Set(["plumber", "internetProvider", "otherSuppliers"]),
    );
    expect(JSON.stringify(body.cards)).not.toMatch(/\{[a-z]+(?:\.[a-z]+)?\}/iu);
  });

  it("has a plan document without a blank for what the café could record", async () => {
    const { body: document } = await app.call(readPlanDocument, {
      ...inPlan(),
      query: { today: TODAY },
    });
    for (const unit of document.supportingUnits) {
      expect(unit.leader).not.toBe("");
      expect(unit.minimumService).not.toBe("");
      expect(unit.firstSteps).toHaveLength(5);
      expect(unit.workaround).not.toBe("");
    }
    const supported = document.unitDependencies.filter(({ kind }) => kind === "area");
    expect(new Set(supported.map(({ name }) => name)).size).toBe(5);
    expect(document.insurancePolicies).toHaveLength(6);
    const { floorPlanUrl, ...site } = document.site;
    const { lastRestoreTest, ...backups } = document.backups;
    expect([floorPlanUrl, lastRestoreTest]).toEqual([null, null]);
    for (const text of Object.values({ ...site, ...backups, ...document.finances }))
      expect(text).not.toBe("");
  });

  it("creates the demo's owner, and a broker who manages the café", async () => {
    const { body: user } = await app.call(readUser, { as: owner });
    expect(user.organisationUserRoles).toMatchObject([{ organisationId: plan.organisationId }]);
    const broker = await signIn(app, "broker@demo.example");
    expect((await app.call(readBroker, { as: broker })).body).toMatchObject({
      brokerageName: "Anchorage Brokers",
    });
    const managed = await app.call(listOrganisations, { as: broker });
    expect(managed.body).toMatchObject([
      { organisationId: plan.organisationId, roleName: "broker" },
    ]);
  });

  it("does not load the demo a second time", async () => {
    await loadDemo(app);
    expect((await app.call(listPlans, { as: owner })).body).toHaveLength(1);
  });

  it("leaves a promo code that works for a visitor's own plan", async () => {
    const { token, branchId } = await ownerWithOrganisation(app, "visitor@demo.example");
    const { status } = await app.call(createPlan, {
      as: token,
      body: { name: "My plan", branchId, key: "demo-plan", currency: "AUD", contacts: [] },
    });
    expect(status).toBe(201);
  });
});

describe("an installation with a registered user", () => {
  it("does not load the demo once a user has registered", async () => {
    const used = await testApp();
    await registerPerson(used, "first@used.example");
    await loadDemo(used);
    const token = await signIn(used, "first@used.example");
    expect((await used.call(listOrganisations, { as: token })).body).toEqual([]);
  });
});

describe.skipIf(!hasChromium || !hasPoppler)("the demo's short plan", () => {
  it("has at most 18 pages", async () => {
    const { planId, organisationId, branch, currency } = plan;
    const scope = createPlanScope({
      organisationId,
      planId,
      branchId: branch.branchId,
      currencyCode: currency.code,
      mtpdId: null,
      userId: "",
      role: "viewer",
      isArchived: false,
      isExpired: false,
      areTeamsOpen: true,
      contentVersion: "",
    });
    const content = await readPlanSnapshot(app.services, scope);
    const control = { contentHash: "", isChanged: false, versions: [], holders: [] };
    const { content: markup, header } = shortPlanPrint({ content, control, dateIssued: TODAY });
    const parts = { css: documentStyle, content: markup, header, pageNumbers: true };
    const printer = benchPrinter();
    try {
      const { pdf } = await printer.print(jobOf(document(parts)));
      const pages = await textOfPages(pdf);
      expect(pages.length).toBeLessThanOrEqual(18);
      expect(pages.filter((page) => page.includes("Finished when:"))).toHaveLength(8);
      // Names of the full plan's pages lead nowhere here; only the law's notices say where they are in full.
      const text = pages.join("\n").replace(/Appendix E of\s+the full plan/u, "");
      expect(text).not.toMatch(/\b[A-G]\.\d|Appendix [A-Z]/u);
    } finally {
      await printer.close();
    }
  });
});

describe("a download of the printed plan", () => {
  const implementation = async () =>
    (await app.call(listPlans, { as: owner })).body[0]?.progress.implementation;
  const download = () => app.call(recordPlanDownload, inPlan());

  // Last, because they change the plan and move the clock.
  it("counts a download of the plan until the plan changes", async () => {
    const before = (await implementation()) ?? 0;
    await download();
    expect(await implementation()).toBe(before + 60);
    app.clock.pass(1);
    await app.call(updatePlan, { ...inPlan(), body: { name: "Another name" } });
    expect(await implementation()).toBe(before);
  });

  it("does not count a download of a draft, even once the plan is finished", async () => {
    const before = await implementation();
    const query = app.services.database.query;
    await query.execute(sql`update risks set mitigation_status_id = null`);
    await download();
    await query.execute(sql`update risks set mitigation_status_id = 1`);
    expect(await implementation()).toBe(before);
    await download();
    expect(await implementation()).toBe((before ?? 0) + 60);
  });
});
