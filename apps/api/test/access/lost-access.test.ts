import { signOutEverywhere } from "@holdfast/contract/accounts/session-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { ROLE_IDS } from "@holdfast/contract/organisations/member";
import {
  changeMemberRole,
  inviteMember,
  resendInvitation,
  revokeMember,
} from "@holdfast/contract/organisations/member-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Queryable } from "../../src/platform/database/database";
import { lockOrganisation } from "../../src/platform/database/sql/row-locks-store";
import { emailKeyOf, userByEmail } from "../../src/features/accounts/public";
import { organisationMembers } from "../../src/features/organisations/organisations-table";
import { databaseDigest } from "../database/database-digest";
import { holdBody, holdLocks, waitFor, waitingConnections } from "../setup/held-calls";
import { sendAll, signIn } from "../factories/people";
import { type CallInput, testApp, type TestApp } from "../setup/test-app";
import {
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../factories/workspace";

/*
 * Writes of people who lose their role or session after the access check, while the request waits for its body or a
 * lock: each is refused and changes nothing.
 */

const GUEST = "guest@lost.example";
const INVITED = "invited@lost.example";
const CUSTOMER = { name: "Customer", email: "customer@lost.example" };
const RISK = {
  riskPresetId: null,
  riskCategoryId: 1,
  likelihoodPresetId: 4,
  cost: 1_000,
  mitigationStrategyIds: [6],
  mitigationProcess: "Clear the gutters every autumn.",
};
let riskNumber = 0;
const refusals = {
  revoked: { status: 404, code: "not-found" },
  viewer: { status: 403, code: "not-allowed" },
  editor: { status: 403, code: "not-allowed" },
};
type Loss = keyof typeof refusals;

let app: TestApp;
let world: PlanWorkspace;
let guest: { readonly token: string; readonly userId: string };
let newPlanKey: string;
beforeAll(async () => {
  app = await testApp();
  world = await ownerWithPlan(app, "owner@lost.example");
  const token = await signedInMember(app, world.organisationId, "owner", GUEST);
  const user = await userByEmail(app.services.database.query, emailKeyOf(GUEST));
  guest = { token, userId: user?.id ?? "" };
  newPlanKey = await freshKey(app);
  await app.call(inviteMember, {
    as: world.token,
    params: { orgId: world.organisationId },
    body: { email: INVITED, roleId: ROLE_IDS.viewer },
  });
  // An email sent later would change the database.
  await sendAll(app);
});

async function setRole(db: Queryable, role: Loss | "owner") {
  await db
    .update(organisationMembers)
    .set(role === "revoked" ? { isRevoked: true } : { role, isRevoked: false })
    .where(
      and(
        eq(organisationMembers.organisationId, world.organisationId),
        eq(organisationMembers.userId, guest.userId),
      ),
    );
}

const call = <E extends Endpoint>(endpoint: E, input: () => Omit<CallInput<E>, "as">) => ({
  hold: () => holdBody(app, endpoint, { ...input(), as: guest.token } as CallInput<E>),
  send: () => app.call(endpoint, { ...input(), as: guest.token } as CallInput<E>),
});
const inOrganisation = () => ({ orgId: world.organisationId });

const CALLS = {
  "unrevoking oneself": call(revokeMember, () => ({
    params: inOrganisation(),
    body: { userId: guest.userId, isRevoked: false },
  })),
  "taking over ownership": call(changeMemberRole, () => ({
    params: { ...inOrganisation(), userId: guest.userId },
    body: { roleId: ROLE_IDS.owner },
  })),
  "resending an invitation": call(resendInvitation, () => ({
    body: { organisationId: world.organisationId, email: INVITED },
  })),
  "adding a customer": call(createCustomer, () => ({ params: inOrganisation(), body: CUSTOMER })),
  "archiving the organisation": call(updateOrganisation, () => ({
    params: inOrganisation(),
    body: { isArchived: true },
  })),
  "changing a plan": call(setMtpd, () => ({
    params: { planId: world.planId },
    body: { mtpdId: 8 },
  })),
  "adding a risk": call(createRisk, () => ({
    params: { planId: world.planId },
    body: { ...RISK, name: `Risk ${(riskNumber += 1)}` },
  })),
  "creating a plan": call(createPlan, () => ({
    body: {
      name: "Second plan",
      branchId: world.branchId,
      key: newPlanKey,
      currency: "AUD",
      contacts: [],
    },
  })),
};
const LOSSES: readonly (readonly [keyof typeof CALLS, Loss])[] = [
  ["unrevoking oneself", "revoked"],
  ["unrevoking oneself", "editor"],
  ["taking over ownership", "revoked"],
  ["taking over ownership", "editor"],
  ["resending an invitation", "revoked"],
  ["resending an invitation", "editor"],
  ["adding a customer", "revoked"],
  ["adding a customer", "viewer"],
  ["archiving the organisation", "revoked"],
  ["archiving the organisation", "editor"],
  ["changing a plan", "revoked"],
  ["changing a plan", "viewer"],
  ["adding a risk", "revoked"],
  ["adding a risk", "viewer"],
  ["creating a plan", "revoked"],
  ["creating a plan", "viewer"],
];

describe("a role lost while waiting for the organisation's lock", () => {
  it.each(LOSSES)("refuses %s to a person who is now %s", async (name, loss) => {
    await setRole(app.services.database.query, "owner");
    const before = await databaseDigest(app.services.database);
    const release = await holdLocks(app, async (tx) => {
      await lockOrganisation(tx, world, "no key update");
      await setRole(tx, loss);
    });
    const answered = CALLS[name].send();
    await expect.poll(() => waitingConnections(app), waitFor).toBe(1);
    await release();
    const { status, problem } = await answered;
    expect({ status, code: problem?.code }).toEqual(refusals[loss]);
    await setRole(app.services.database.query, "owner");
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });
});

it("a person whose access ends while the body is held back cannot restore it", async () => {
  await setRole(app.services.database.query, "owner");
  const send = await CALLS["unrevoking oneself"].hold();
  const revoked = await app.call(revokeMember, {
    as: world.token,
    params: inOrganisation(),
    body: { userId: guest.userId, isRevoked: true },
  });
  expect(revoked.status).toBe(200);
  const before = await databaseDigest(app.services.database);
  expect(await send()).toMatchObject(refusals.revoked);
  expect(await databaseDigest(app.services.database)).toEqual(before);
});

describe("a session that ends while the body is held back", () => {
  const INPUTS = {
    "in an organisation": () => CALLS["adding a customer"].hold(),
    "of a plan": () => CALLS["changing a plan"].hold(),
    "of the account": () => call(updateUser, () => ({ body: { firstName: "Eve" } })).hold(),
  };
  it.each(Object.entries(INPUTS))("refuses a write %s with 401", async (_name, hold) => {
    await setRole(app.services.database.query, "owner");
    guest = { ...guest, token: await signIn(app, GUEST) };
    const send = await hold();
    const { status } = await app.call(signOutEverywhere, { as: guest.token });
    expect(status).toBe(204);
    const before = await databaseDigest(app.services.database);
    expect(await send()).toMatchObject({ status: 401, code: "sign-in-required" });
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });
});
