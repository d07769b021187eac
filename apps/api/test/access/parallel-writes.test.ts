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
import { type Caller, callerOf } from "../../src/demo/caller";
import { HOUR } from "../../src/platform/clock";
import { accessWorld, type World } from "./access-world";
import { databaseDigest } from "../database/database-digest";
import { lastEmailTo, linkOf, PASSWORD, signedInPerson } from "../factories/people";
import { testApp, type TestApp } from "../setup/test-app";
import { CAFE, freshKey } from "../factories/workspace";

/*
 * Calls that change the same rows at the same moment: whatever the order in which they come to be done, each
 * succeeds or is refused with a reason, and none waits for another that waits for it.
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
const times = (count: number) => Array.from({ length: count }, (_, number) => number);
type Made = Promise<{ readonly status: number }>;
const statusesOf = async (calls: readonly Made[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);

describe("setting the default organisation", () => {
  it("200 times at once over five organisations answers 200 to each and leaves one default", async () => {
    const as = await signedInPerson(app, "default@parallel.example");
    const ids: string[] = [];
    for (const number of times(5)) {
      const body = { ...CAFE, name: `Cafe ${number}` };
      const { answer } = await app.call(createOrganisation, { as, body });
      ids.push(answer.organisationId);
    }
    const statuses = await statusesOf(
      times(200).map((number) =>
        app.call(setDefaultOrganisation, { as, params: { orgId: ids[number % 5] ?? "" } }),
      ),
    );
    expect(statuses).toEqual(times(200).map(() => 200));
    const { answer } = await app.call(listOrganisations, { as });
    expect(answer.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("twenty first organisations created at once leave one default", async () => {
    const as = await signedInPerson(app, "first@parallel.example");
    const created = times(20).map(() => app.call(createOrganisation, { as, body: CAFE }));
    expect(await statusesOf(created)).toEqual(times(20).map(() => 201));
    const { answer } = await app.call(listOrganisations, { as });
    expect(answer.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

/** Calls that write into a plan. */
const INTO_PLAN: Readonly<Record<string, (world: World) => Promise<(at: number) => Made>>> = {
  createRisk: async ({ planId }) => {
    return (at) =>
      app.call(createRisk, {
        as: token,
        params: { planId },
        body: { ...RISK, name: `Risk ${at}` },
      });
  },
  createAssets: async ({ planId, take }) => {
    const asset = { departmentId: await take("departmentId"), assetTypeId: 1, name: "Oven" };
    const body = [{ ...asset, quantity: 1 }];
    return () => app.call(createAssets, { as: token, params: { planId }, body });
  },
  createTacticalBias: async ({ planId, take }) => {
    const body = [{ departmentId: await take("departmentId"), rto: 1, rpo: 1 }];
    return () => app.call(createTacticalBias, { as: token, params: { planId }, body });
  },
  createRecoveryStrategies: async ({ planId, take }) => {
    const body = [{ departmentId: await take("departmentId"), recoveryStrategyTypeId: 3 }];
    return () => app.call(createRecoveryStrategies, { as: token, params: { planId }, body });
  },
  createStrategicBia: async ({ planId, take }) => {
    const body = {
      strategicCriticalAreaId: await take("strategicCriticalAreaId"),
      criticality: 3 as const,
    };
    return () => app.call(createStrategicBia, { as: token, params: { planId }, body });
  },
  acceptRiskReport: async ({ planId }) => {
    const body = { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 };
    return () => app.call(acceptRiskReport, { as: token, params: { planId }, body });
  },
  addTeamContacts: async ({ planId, take }) => {
    const params = { planId, teamId: await take("teamId") };
    const body = [{ contactId: await take("contactId"), designation: "Primary" as const }];
    return () => app.call(addTeamContacts, { as: token, params, body });
  },
  setMtpd: async ({ planId }) => {
    return () => app.call(setMtpd, { as: token, params: { planId }, body: { mtpdId: 8 } });
  },
  renewPlan: async ({ planId }) => {
    const key = await freshKey(app);
    return () => app.call(renewPlan, { as: token, params: { planId }, body: { key } });
  },
};

describe("writing into a plan while it is deleted", () => {
  it.each(Object.entries(INTO_PLAN))(
    "is done or answers 404, and leaves nothing: %s",
    async (_name, prepare) => {
      for (const round of times(3)) {
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

/** Pairs that lock the same rows; each makes its calls in a world of its own. */
const PAIRS: Readonly<Record<string, (world: World) => Promise<readonly (() => Made)[]>>> = {
  "deleting a contact and a plan whose risks name it": async (world) => {
    const { planId, organisationId } = world;
    const contactId = await world.take("contactId");
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
  "removing units and the recovery site that their strategies name": async (world) => {
    const { planId, organisationId: orgId, headOfficeId: branchId } = world;
    const units = await call(createDepartments, {
      params: { orgId, branchId },
      body: { names: times(20).map((at) => `Unit ${at}`) },
    });
    const ids = units.map(({ departmentId }) => departmentId);
    const alternativeSiteId = await world.take("alternativeSiteId");
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
  "deleting a strategic area and judging it": async (world) => {
    const { planId, organisationId: orgId } = world;
    const strategicCriticalAreaId = await world.take("strategicCriticalAreaId");
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
    const branchId = await world.take("branchId");
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
  "deleting a location and making a plan for it": async (world) => {
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

describe("calls at the same moment", () => {
  it.each(Object.entries(PAIRS))("%s", async (_pair, prepare) => {
    for (const round of times(4)) {
      const calls = await prepare(await accessWorld(app, token));
      const made = round % 2 ? calls.toReversed() : calls;
      const statuses = await statusesOf(made.map((make) => make()));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.some((status) => status < 300)).toBe(true);
    }
  });

  it("writes into an organisation while it is archived: what is answered 201 is there, and no more", async () => {
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
    const before = await databaseDigest(app.services.database);
    const statuses = await statusesOf(early);
    const { answer } = await app.call(listCustomers, { as: token, params });
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(answer.length);
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  it("links, codes and sessions of one account", async () => {
    for (const round of times(4)) {
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
