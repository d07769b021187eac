import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import {
  inviteMember,
  listInvitees,
  listMembers,
  resendInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { readOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, later } from "../../../platform/clock";
import {
  PASSWORD,
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
    expiresAt: later(clock.now(), DAY),
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
const memberOf = async (email: string) => {
  const as = await ownerToken();
  const { body } = await app.call(listMembers, { as, params: { orgId } });
  return body.find((member) => member.email === email);
};
const resetLinks = async (userId: string) => {
  const { rows } = await app.services.database.query.execute<{ hash: string; days: number }>(sql`
    select encode(token_hash, 'hex') as hash,
      extract(epoch from expires_at - created_at) / 86400 as days from link_tokens
    where user_id = ${userId} and purpose = 'reset-password' and used_at is null`);
  return rows.map(({ hash, days }) => [hash, Number(days)]);
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

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

  it("gives a new person an account and a day to set the first password", async () => {
    const email = "new.person@invitations.example";
    const { status, body } = await accept(await invite(email, 2));
    expect(status).toBe(200);
    expect(await resetLinks(body.id)).toEqual([[sha256(body.token ?? ""), 1]]);
    expect(await memberOf(email)).toMatchObject({
      userId: body.id,
      firstName: "",
      lastName: "",
      roleName: "editor",
      addedByEmail: "owner@invitations.example",
      isRevoked: false,
    });
    // Without a password, signing in is impossible.
    const signedIn = await app.call(requestSignInCode, { body: { email, password: PASSWORD } });
    expect(signedIn.status).toBe(401);
  });

  it("only adds a person with an active account to the organisation", async () => {
    const email = "active@invitations.example";
    const token = await signedInPerson(app, email);
    const { status, body } = await accept(await invite("Active@invitations.example", 1));
    const { id } = (await app.call(readUser, { as: token })).body;
    expect([status, body]).toEqual([200, { id, token: null }]);
    expect(await resetLinks(id)).toEqual([]);
    const organisation = await app.call(readOrganisation, { as: token, params: { orgId } });
    expect(organisation.body).toMatchObject({ roleName: "owner", isDefault: true });
  });

  it("deletes a password that was set before the address was verified", async () => {
    const email = "squatted@invitations.example";
    await app.call(register, { body: registrationOf(email) });
    await sendAll(app);
    const { body } = await accept(await invite(email));
    expect(body.token).not.toBeNull();
    const signedIn = await app.call(requestSignInCode, { body: { email, password: PASSWORD } });
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
  it("the second time", async () => {
    const link = await invite("used@invitations.example");
    expect((await accept(link)).status).toBe(200);
    expect(await refusal(link)).toEqual(REFUSED);
  });

  it("after 14 days, to the millisecond", async () => {
    const [late, punctual] = [
      await invite("late@invitations.example"),
      await invite("punctual@invitations.example"),
    ];
    app.clock.pass(14 * DAY - 1);
    expect((await accept(punctual)).status).toBe(200);
    app.clock.pass(1);
    expect(await refusal(late)).toEqual(REFUSED);
  });

  it("if truncated, for another organisation, or unknown", async () => {
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

  it("once a newer one is sent", async () => {
    const email = "newer@invitations.example";
    const first = await invite(email);
    const as = await ownerToken();
    await app.call(resendInvitation, { as, body: { organisationId: orgId, email } });
    expect(await refusal(first)).toEqual(REFUSED);
    expect((await accept(linkOf(await lastEmailTo(app, email)))).status).toBe(200);
    const { body } = await app.call(listInvitees, { as, params: { orgId } });
    expect(body.map((invitee) => invitee.email)).not.toContain(email);
  });

  it("for a member whose access is revoked", async () => {
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

it("accepts an invitation once if used 200 times concurrently", async () => {
  const link = await invite("crowd@invitations.example");
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => accept(link)));
  const statuses = outcomes.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(199).fill(418)]);
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
      createBrokerage(tx, app.services, { name: "Lantern Brokers", quota: 5 }),
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

  it("gives a new person an account and a link to set the first password", async () => {
    const brokerageId = await newBrokerage();
    const { status, body } = await acceptBroker(
      brokerageId,
      await inviteBroker(brokerageId, "fresh@lantern.example"),
    );
    expect(status).toBe(200);
    expect(await resetLinks(body.id)).toEqual([[sha256(body.token ?? ""), 1]]);
  });

  it("is rejected for a broker of another brokerage, and remains unused", async () => {
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
