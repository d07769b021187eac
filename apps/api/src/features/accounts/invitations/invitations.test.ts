import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
  readBrokerageInvitation,
  readOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import {
  changeInvitationAddress,
  inviteMember,
  listInvitees,
  listMembers,
  resendInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { readOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, addMs } from "../../../platform/clock";
import {
  activateInvited,
  lastEmailTo,
  emailsTo,
  linkOf,
  registerPerson,
  registrationOf,
  sendAll,
  signedInPerson,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
  type Workspace,
} from "../../../../test/factories/workspace";
import { databaseDigest } from "../../../../test/database/database-digest";
import { createBrokerage } from "../../brokerages/public";
import { openSession } from "../sign-in/open-session";
import { userByEmail } from "../users-store";
import { sendInvitation } from "./send-invitation";

let app: TestApp;
let workspace: Workspace;
let orgId: string;
beforeAll(async () => {
  app = await testApp();
  workspace = await ownerWithOrganisation(app, "owner@invitations.example");
  orgId = workspace.organisationId;
});

const REFUSED = [
  418,
  "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
];

/** Returns a new token of the owner's, however far the clock has advanced. */
const ownerToken = async () => {
  const { services, clock } = app;
  const owner = await userByEmail(services.database.query, "owner@invitations.example");
  return openSession(services.database.query, services, {
    userId: owner?.id ?? "",
    isRemembered: false,
    expiresAt: addMs(clock.now(), DAY),
  });
};

type Link = { readonly id: string; readonly token: string };

async function invite(email: string, roleId: 1 | 2 | 3 = 3): Promise<Link> {
  const as = await ownerToken();
  await app.call(inviteMember, { as, params: { orgId }, body: { email, roleId } });
  return linkOf(await lastEmailTo(app, email));
}
const accept = (body: Link, to = orgId) =>
  app.call(acceptOrganisationInvitation, { params: { orgId: to }, body });
const refusal = async (body: Link, to = orgId) => {
  const { status, problem } = await accept(body, to);
  return [status, problem.detail];
};
const pendingEmails = async () => {
  const as = await ownerToken();
  return (await app.call(listInvitees, { as, params: { orgId } })).body.map(({ email }) => email);
};
const memberOf = async (email: string) => {
  const as = await ownerToken();
  const { body } = await app.call(listMembers, { as, params: { orgId } });
  return body.find((member) => member.email === email);
};
const USED = [418, "Your account is already active. Log in."];

describe("the link of an invitation", () => {
  it("contains its id, its token and its organisation", async () => {
    await invite("link@invitations.example");
    const email = await lastEmailTo(app, "link@invitations.example");
    expect(email).toMatch(
      new RegExp(
        `http://localhost:3000/invitation/email\\?id=[\\w-]{36}&token=[\\w-]{43}&orgId=${orgId}\\s`,
      ),
    );
  });

  it("shows a new person what it invites to, and changes nothing", async () => {
    const email = "new.person@invitations.example";
    const link = await invite(email, 2);
    const before = await databaseDigest(app.services.database);
    for (let time = 0; time < 3; time += 1) {
      const read = await app.call(readOrganisationInvitation, { params: { orgId }, body: link });
      expect(read.body).toEqual({ name: "Harbour Café Pty Ltd", email, hasAccount: false });
      // The token of the invitation sets the password.
      expect((await accept(link)).body).toEqual(link);
    }
    expect(await databaseDigest(app.services.database)).toEqual(before);
    expect(await memberOf(email)).toBeUndefined();
    expect(await pendingEmails()).toContain(email);
  });

  it("uses up an invitation's link by the first password, which makes the person a member", async () => {
    const email = "activated@invitations.example";
    const link = await invite(email, 2);
    await accept(link);
    expect((await activateInvited(app, link)).status).toBe(204);
    expect(await memberOf(email)).toMatchObject({
      roleName: "editor",
      addedByEmail: "owner@invitations.example",
      isRevoked: false,
    });
    expect(await pendingEmails()).not.toContain(email);
    expect(await refusal(link)).toEqual(USED);
    const again = await activateInvited(app, link);
    expect([again.status, again.problem.detail]).toEqual(USED);
  });

  it("resends, withdraws and readdresses an invitation whose link was opened", async () => {
    const email = "opened@invitations.example";
    const as = await ownerToken();
    await accept(await invite(email));
    const resend = { as, body: { organisationId: orgId, email } };
    expect((await app.call(resendInvitation, resend)).status).toBe(204);
    const resent = linkOf(await lastEmailTo(app, email));
    expect((await accept(resent)).status).toBe(200);
    const newEmail = "corrected@invitations.example";
    const changed = await app.call(changeInvitationAddress, {
      as,
      params: { orgId },
      body: { email, newEmail },
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { email: newEmail, roleName: "viewer", isExpired: false },
    ]);
    expect(await refusal(resent)).toEqual(REFUSED);
    expect(await pendingEmails()).not.toContain(email);
    const right = linkOf(await lastEmailTo(app, newEmail));
    expect((await activateInvited(app, right)).status).toBe(204);
    expect(await memberOf(newEmail)).toMatchObject({ roleName: "viewer" });
    for (const [from, to, status] of [
      [email, newEmail, 404],
      [newEmail, email, 404],
    ] as const) {
      const body = { email: from, newEmail: to };
      const refused = await app.call(changeInvitationAddress, { as, params: { orgId }, body });
      expect(refused.status).toBe(status);
    }
    await invite(email);
    const body = { email, newEmail };
    const refused = await app.call(changeInvitationAddress, { as, params: { orgId }, body });
    expect([refused.status, await pendingEmails()]).toEqual([409, expect.arrayContaining([email])]);
  });

  it("only adds a person with an active account to the organisation", async () => {
    const email = "active@invitations.example";
    const token = await signedInPerson(app, email);
    const { status, body } = await accept(await invite("Active@invitations.example", 1));
    const { id } = (await app.call(readUser, { as: token })).body;
    expect([status, body]).toEqual([200, { id, token: null }]);
    const organisation = await app.call(readOrganisation, { as: token, params: { orgId } });
    expect(organisation.body).toMatchObject({ roleName: "owner", isDefault: true });
  });

  it("replaces a password that was set before the address was verified", async () => {
    const email = "squatted@invitations.example";
    const password = "Squatter-Tide-1";
    const registration = { ...registrationOf(email), password, confirmPassword: password };
    await app.call(register, { body: registration });
    await sendAll(app);
    const link = await invite(email);
    expect((await accept(link)).body.token).not.toBeNull();
    expect((await activateInvited(app, link)).status).toBe(204);
    const signedIn = await app.call(requestSignInCode, { body: { email, password } });
    expect(signedIn.status).toBe(401);
  });

  it("replaces a member's role, but never the last owner's", async () => {
    const link = await invite("twice@invitations.example", 2);
    await signedInMember(app, orgId, "viewer", "twice@invitations.example");
    expect((await accept(link)).status).toBe(200);
    expect(await memberOf("twice@invitations.example")).toMatchObject({ roleName: "editor" });

    const other = await ownerWithOrganisation(app, "second@invitations.example");
    const id = await app.services.database.transaction((tx) =>
      sendInvitation(tx, app.services, {
        email: "second@invitations.example",
        to: { organisationId: other.organisationId, role: "viewer" },
        place: "Harbour Café",
        addedByUserId: null,
      }),
    );
    const lowering = linkOf(await lastEmailTo(app, "second@invitations.example"));
    expect(lowering.id).toBe(id);
    expect(await refusal(lowering, other.organisationId)).toEqual(REFUSED);
  });
});

describe("a link is rejected", () => {
  it("rejects an invitation's link the second time by a person with an account, and says that it was used", async () => {
    const email = "used@invitations.example";
    await registerPerson(app, email);
    const link = await invite(email);
    const read = await app.call(readOrganisationInvitation, { params: { orgId }, body: link });
    expect(read.body).toMatchObject({ hasAccount: true });
    expect((await accept(link)).status).toBe(200);
    expect(await refusal(link)).toEqual(USED);
    const used = await app.call(readOrganisationInvitation, { params: { orgId }, body: link });
    expect([used.status, used.problem.detail]).toEqual(USED);
  });

  it("rejects an invitation's link after 14 days, to the millisecond", async () => {
    const [late, punctual] = [
      await invite("late@invitations.example"),
      await invite("punctual@invitations.example"),
    ];
    app.clock.pass(14 * DAY - 1);
    expect((await accept(punctual)).status).toBe(200);
    app.clock.pass(1);
    expect(await refusal(late)).toEqual(REFUSED);
  });

  it("rejects an invitation's link if truncated, for another organisation, or unknown", async () => {
    const link = await invite("cut@invitations.example");
    const other = await ownerWithOrganisation(app, "place@invitations.example");
    for (const token of [link.token.slice(0, -1), `${link.token}x`, "x"])
      expect(await refusal({ ...link, token })).toEqual(REFUSED);
    expect(await refusal(link, other.organisationId)).toEqual(REFUSED);
    expect(await refusal(link, app.services.newId())).toEqual(REFUSED);
    expect(await refusal({ ...link, id: app.services.newId() })).toEqual(REFUSED);
    const cut = await accept({ id: link.id.slice(0, -1), token: link.token });
    expect([cut.status, cut.problem.errors]).toEqual([400, [{ path: "id", message: REFUSED[1] }]]);
    const asBrokerage = await app.call(acceptBrokerageInvitation, {
      params: { brokerageId: orgId },
      body: link,
    });
    expect(asBrokerage.status).toBe(418);
    // None of these attempts used it up.
    expect((await accept(link)).status).toBe(200);
  });

  it("rejects an invitation's link once a newer one is sent", async () => {
    const email = "newer@invitations.example";
    const first = await invite(email);
    const as = await ownerToken();
    await app.call(resendInvitation, { as, body: { organisationId: orgId, email } });
    expect(await refusal(first)).toEqual(REFUSED);
    expect((await accept(linkOf(await lastEmailTo(app, email)))).status).toBe(200);
  });

  it("rejects an invitation's link for a member whose access is revoked", async () => {
    const email = "revoked@invitations.example";
    const link = await invite(email, 1);
    await signedInMember(app, orgId, "viewer", email);
    await app.services.database.query.execute(
      sql`update organisation_members set is_revoked = true
        where user_id = (select id from users where email_key = ${email})`,
    );
    expect(await refusal(link)).toEqual(REFUSED);
    expect(await memberOf(email)).toMatchObject({ roleName: "viewer", isRevoked: true });
  });
});

it("sets one password if an invitation is used 8 times concurrently", async () => {
  const link = await invite("crowd@invitations.example");
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => activateInvited(app, link)));
  const statuses = outcomes.map(({ status }) => status).sort();
  expect(statuses).toEqual([204, ...Array<number>(7).fill(418)]);
  const { rows } = await app.services.database.query.execute<{ one: number }>(
    sql`select 1 as one from users where email_key = 'crowd@invitations.example'`,
  );
  expect(rows).toHaveLength(1);
});

it("accepts three invitations at once and keeps one default organisation", async () => {
  const email = "busy@invitations.example";
  const token = await signedInPerson(app, email);
  const organisationIds: string[] = [];
  for (const name of ["a", "b", "c"]) {
    const other = await ownerWithOrganisation(app, `${name}@busy.example`);
    const body = { email, roleId: 2 } as const;
    await app.call(inviteMember, {
      as: other.token,
      params: { orgId: other.organisationId },
      body,
    });
    organisationIds.push(other.organisationId);
  }
  const emails = await emailsTo(app, email);
  const outcomes = await Promise.all(
    organisationIds.map((organisationId) => {
      const invitation = emails.find((text) => text.includes(`orgId=${organisationId}`));
      return accept(linkOf(invitation ?? ""), organisationId);
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
  const user = await app.call(readUser, { as: token });
  expect(user.body.organisationUserRoles).toHaveLength(3);
});

describe("an invitation to a brokerage", () => {
  const newBrokerage = () =>
    app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: "Lantern Brokers" }),
    );
  const inviteBroker = async (brokerageId: string, email: string) => {
    await app.services.database.transaction((tx) =>
      sendInvitation(tx, app.services, {
        email,
        to: { brokerageId },
        place: "Lantern Brokers",
        addedByUserId: null,
      }),
    );
    return linkOf(await lastEmailTo(app, email));
  };
  const acceptBroker = (brokerageId: string, body: Link) =>
    app.call(acceptBrokerageInvitation, { params: { brokerageId }, body });

  it("makes the person its broker, once", async () => {
    const brokerageId = await newBrokerage();
    const email = "new@lantern.example";
    const token = await signedInPerson(app, email);
    const link = await inviteBroker(brokerageId, email);
    expect(await lastEmailTo(app, email)).toContain(`&brokerageId=${brokerageId}`);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => acceptBroker(brokerageId, link)),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 418)).toHaveLength(49);
    expect((await app.call(readBroker, { as: token })).body).toMatchObject({
      brokerageId,
      brokerageName: "Lantern Brokers",
    });
  });

  it("changes nothing for a new person until the password is set", async () => {
    const brokerageId = await newBrokerage();
    const email = "fresh@lantern.example";
    const link = await inviteBroker(brokerageId, email);
    const before = await databaseDigest(app.services.database);
    const params = { brokerageId };
    const read = await app.call(readBrokerageInvitation, { params, body: link });
    expect(read.body).toEqual({ name: "Lantern Brokers", email, hasAccount: false });
    expect((await acceptBroker(brokerageId, link)).body).toEqual(link);
    expect(await databaseDigest(app.services.database)).toEqual(before);
    const outcomes = await Promise.all([1, 2, 3].map(() => activateInvited(app, link)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 418, 418]);
  });

  it("rejects a brokerage's invitation for a broker of another brokerage, and leaves it unused", async () => {
    const brokerageId = await newBrokerage();
    const { token, brokerageId: current } = await signedInBroker(app, "rival@anchor.example");
    const link = await inviteBroker(brokerageId, "rival@anchor.example");
    const { status, problem } = await acceptBroker(brokerageId, link);
    expect([status, problem.detail]).toEqual(REFUSED);
    expect((await app.call(readBroker, { as: token })).body.brokerageId).toBe(current);
    const own = await inviteBroker(current, "rival@anchor.example");
    expect((await acceptBroker(current, own)).status).toBe(200);
    expect((await accept(link)).status).toBe(418);
  });
});

it("a person who registers later can accept a pending invitation", async () => {
  const email = "later@invitations.example";
  const link = await invite(email);
  await registerPerson(app, email);
  expect((await accept(link)).body.token).toBeNull();
});
