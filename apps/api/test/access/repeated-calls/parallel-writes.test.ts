import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  requestPasswordReset,
  changePassword,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { signOutEverywhere } from "@holdfast/contract/accounts/session-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import {
  createContact,
  deleteContact,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import {
  createOrganisation,
  listOrganisations,
  setDefaultOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import {
  createBranch,
  deleteAlternativeSite,
  deleteBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { createPlan, deletePlan, renewPlan } from "@holdfast/contract/plans/plan-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { deleteStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerOf } from "../../../src/demo/caller";
import { HOUR } from "../../../src/platform/clock";
import { accessWorld, type World } from "../access-world";
import { writesDigest } from "../../database/database-digest";
import { lastEmailTo, linkOf, PASSWORD, signedInPerson } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { CAFE, freshKey } from "../../factories/workspace";

/*
 * Requests that change the same records at the same time: in any order, each succeeds or is refused with a reason, and
 * there is no deadlock.
 */

let app: TestApp;
let token: string;
let call: Caller;
beforeAll(async () => {
  app = await testApp();
  token = await signedInPerson(app, "owner@parallel.example");
  call = callerOf(app.server, token);
});

const RISK = {
  riskCategoryId: 1,
  likelihoodPresetId: 1,
  cost: 100,
  mitigationStrategyIds: [6],
  mitigationProcess: "Alarm",
};
/** How often each race is run. */
const ROUNDS = Number(process.env["PARALLEL_ROUNDS"] ?? 1);
const times = (count: number) => Array.from({ length: count }, (_, number) => number);
type Made = Promise<{ readonly status: number }>;
const statusesOf = async (calls: readonly Made[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);

describe("setting the default organisation", () => {
  it("200 times concurrently over five organisations returns 200 to each and leaves one default", async () => {
    const as = await signedInPerson(app, "default@parallel.example");
    const ids: string[] = [];
    for (const number of times(5)) {
      const body = { ...CAFE, name: `Cafe ${number}` };
      const { body: answer } = await app.call(createOrganisation, { as, body });
      ids.push(answer.organisationId);
    }
    const statuses = await statusesOf(
      times(200).map((number) =>
        app.call(setDefaultOrganisation, { as, params: { orgId: ids[number % 5] ?? "" } }),
      ),
    );
    expect(statuses).toEqual(times(200).map(() => 200));
    const { body: answer } = await app.call(listOrganisations, { as });
    expect(answer.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("creating twenty first organisations concurrently leaves one default", async () => {
    const as = await signedInPerson(app, "first@parallel.example");
    const created = times(20).map(() => app.call(createOrganisation, { as, body: CAFE }));
    expect(await statusesOf(created)).toEqual(times(20).map(() => 201));
    const { body: answer } = await app.call(listOrganisations, { as });
    expect(answer.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

/** Requests that write into a plan. */
const INTO_PLAN: Readonly<Record<string, (world: World) => Promise<(at: number) => Made>>> = {
  createRisk: async ({ planId }) => {
    return (at) =>
      app.call(createRisk, {
        as: token,
        params: { planId },
        body: { ...RISK, name: `Risk ${at}` },
      });
  },
  createAssets: async ({ planId, fixtureId }) => {
    const asset = { departmentId: await fixtureId("departmentId"), assetTypeId: 1, name: "Oven" };
    const body = [{ ...asset, quantity: 1 }];
    return () => app.call(createAssets, { as: token, params: { planId }, body });
  },
  createTacticalBias: async ({ planId, fixtureId }) => {
    const body = [{ departmentId: await fixtureId("departmentId"), rto: 1, rpo: 1 }];
    return () => app.call(createTacticalBias, { as: token, params: { planId }, body });
  },
  createRecoveryStrategies: async ({ planId, fixtureId }) => {
    const body = [{ departmentId: await fixtureId("departmentId"), recoveryStrategyTypeId: 3 }];
    return () => app.call(createRecoveryStrategies, { as: token, params: { planId }, body });
  },
  createStrategicBia: async ({ planId, fixtureId }) => {
    const body = {
      strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"),
      criticality: 3 as const,
    };
    return () => app.call(createStrategicBia, { as: token, params: { planId }, body });
  },
  acceptRiskReport: async ({ planId }) => {
    const body = { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 };
    return () => app.call(acceptRiskReport, { as: token, params: { planId }, body });
  },
  addTeamContacts: async ({ planId, fixtureId }) => {
    const params = { planId, teamId: await fixtureId("teamId") };
    const body = [{ contactId: await fixtureId("contactId"), designation: "Primary" as const }];
    return () => app.call(addTeamContacts, { as: token, params, body });
  },
  setMtpd: async ({ planId }) => {
    return () => app.call(setMtpd, { as: token, params: { planId }, body: { mtpdId: 8 } });
  },
  renewPlan: async ({ planId }) => {
    // One each: after ten refused keys a person has to wait.
    const keys: string[] = [];
    while (keys.length <= 50) keys.push(await freshKey(app));
    return (at) =>
      app.call(renewPlan, { as: token, params: { planId }, body: { key: keys[at] ?? "" } });
  },
};

describe("writing into a plan while it is deleted", () => {
  it.each(Object.entries(INTO_PLAN))(
    "succeeds or returns 404, and leaves nothing behind: %s",
    async (_name, prepare) => {
      for (const round of times(ROUNDS)) {
        const world = await accessWorld(app, token);
        const write = await prepare(world);
        const statuses = await Promise.all([
          ...times(10).map(write),
          app.call(deletePlan, { as: token, params: { planId: world.planId } }),
          ...times(10).map((at) => write(20 + at)),
        ]);
        const kinds = new Set(statuses.map(({ status }) => status));
        for (const done of [200, 201, 204, 400, 404, 409]) kinds.delete(done);
        expect([round, ...kinds]).toEqual([round]);
        expect((await write(50)).status).toBe(404);
      }
    },
  );
});

/** Pairs that lock the same rows; each sends its requests in its own world. */
const PAIRS: Readonly<Record<string, (world: World) => Promise<readonly (() => Made)[]>>> = {
  "deleting a contact and a plan whose risks name it": async (world) => {
    const { planId, organisationId } = world;
    const contactId = await world.fixtureId("contactId");
    for (const at of times(15))
      await call(createRisk, {
        params: { planId },
        body: { ...RISK, name: `Risk ${at}`, accountableContactId: contactId },
      });
    return [
      () => app.call(deleteContact, { as: token, params: { orgId: organisationId, contactId } }),
      () => app.call(deletePlan, { as: token, params: { planId } }),
    ];
  },
  "removing units and the recovery site that their strategies use": async (world) => {
    const { planId, organisationId: orgId, headOfficeId: branchId } = world;
    const units = await call(createDepartments, {
      params: { orgId, branchId },
      body: { names: times(20).map((at) => `Unit ${at}`) },
    });
    const ids = units.map(({ departmentId }) => departmentId);
    const alternativeSiteId = await world.fixtureId("alternativeSiteId");
    await call(createRecoveryStrategies, {
      params: { planId },
      body: ids
        .toReversed()
        .map((departmentId) => ({ departmentId, recoveryStrategyTypeId: 1, alternativeSiteId })),
    });
    const remove = (departmentIds: string[]) => () =>
      app.call(removeDepartments, {
        as: token,
        params: { orgId, branchId },
        body: { departmentIds },
      });
    return [
      remove(ids),
      () => app.call(deleteAlternativeSite, { as: token, params: { orgId, alternativeSiteId } }),
      remove(ids.toReversed()),
    ];
  },
  "deleting a strategic area and rating it": async (world) => {
    const { planId, organisationId: orgId } = world;
    const strategicCriticalAreaId = await world.fixtureId("strategicCriticalAreaId");
    const params = { orgId, strategicCriticalAreaId };
    const body = { strategicCriticalAreaId, criticality: 3 as const };
    return [
      () => app.call(createStrategicBia, { as: token, params: { planId }, body }),
      () => app.call(deleteStrategicCriticalArea, { as: token, params }),
      () => app.call(createStrategicBia, { as: token, params: { planId }, body }),
    ];
  },
  "deleting a location and moving its contacts there": async (world) => {
    const orgId = world.organisationId;
    const branchId = await world.fixtureId("branchId");
    const contact = { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 };
    const contactIds: string[] = [];
    for (const at of times(8)) {
      const body = { ...contact, branchId: at % 2 ? branchId : null };
      contactIds.push((await call(createContact, { params: { orgId }, body })).contactId);
    }
    const move = (contactId: string) => () =>
      app.call(updateContact, { as: token, params: { orgId, contactId }, body: { branchId } });
    return [
      ...contactIds.map(move),
      () => app.call(deleteBranch, { as: token, params: { orgId, branchId } }),
      ...contactIds.toReversed().map(move),
    ];
  },
  "deleting a location and creating a plan for it": async (world) => {
    const orgId = world.organisationId;
    const { branchId } = await call(createBranch, {
      params: { orgId },
      body: { name: "Wharf", address: "1 Wharf Road" },
    });
    const body = { name: "Wharf", branchId, currency: "AUD", contacts: [] };
    const key = await freshKey(app);
    return [
      () => app.call(createPlan, { as: token, body: { ...body, key } }),
      () => app.call(deleteBranch, { as: token, params: { orgId, branchId } }),
    ];
  },
};

describe("concurrent requests", () => {
  it.each(Object.entries(PAIRS))("handles concurrent requests: %s", async (_pair, prepare) => {
    // In both orders.
    for (const round of times(Math.max(2, ROUNDS))) {
      const calls = await prepare(await accessWorld(app, token));
      const made = round % 2 ? calls.toReversed() : calls;
      const statuses = await statusesOf(made.map((make) => make()));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.some((status) => status < 300)).toBe(true);
    }
  });

  it("writing into an organisation while it is archived stores exactly what returned 201", async () => {
    const { organisationId: orgId } = await accessWorld(app, token);
    const params = { orgId };
    const add = (at: number) =>
      app.call(createCustomer, {
        as: token,
        params,
        body: { name: `Customer ${at}`, email: "c@parallel.example" },
      });
    const archive = () =>
      app.call(updateOrganisation, { as: token, params, body: { IsArchived: true } });
    const archived = archive();
    const early = times(30).map(add);
    await archived;
    const before = await writesDigest(app.services.database);
    const statuses = await statusesOf(early);
    const { body: answer } = await app.call(listCustomers, { as: token, params });
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(answer.length);
    expect(await writesDigest(app.services.database)).toEqual(before);
  });

  it("changing links, codes and sessions of one account", async () => {
    for (const round of times(ROUNDS)) {
      app.clock.pass(HOUR);
      const email = `links${round}@parallel.example`;
      const as = await signedInPerson(app, email);
      const newEmail = `new${round}@parallel.example`;
      await app.call(updateUser, { as, body: { email: newEmail, password: PASSWORD } });
      const change = linkOf(await lastEmailTo(app, newEmail));
      await app.call(requestPasswordReset, { body: { email } });
      const { id, token: resetToken } = linkOf(await lastEmailTo(app, email));
      const newPassword = "Another-day-1";
      const statuses = await statusesOf([
        app.call(resetPassword, {
          body: {
            id,
            userId: id,
            token: resetToken,
            newPassword,
            confirmPassword: newPassword,
          } as never,
        }),
        app.call(confirmEmailUpdate, { body: change }),
        app.call(changePassword, {
          as,
          body: { password: PASSWORD, newPassword },
        }),
        app.call(signOutEverywhere, { as }),
        app.call(updateUser, { as, body: { firstName: "Ana" } }),
      ]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
  });
});
