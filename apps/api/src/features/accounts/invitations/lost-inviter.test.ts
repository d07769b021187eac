import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import {
  changeMemberRole,
  inviteMember,
  listInvitees,
  resendInvitation,
  revokeMember,
} from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "../../../platform/clock";
import { lastEmailTo, linkOf, userIdOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
  type Workspace,
} from "../../../../test/factories/workspace";
import { sendInvitation } from "./send-invitation";

/* An invitation is valid only while its inviter may invite: no one can keep access through a second mailbox. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
// Registrations from one address are limited.
beforeEach(() => app.clock.pass(HOUR));

type Link = { readonly id: string; readonly token: string };
const REFUSED = [
  418,
  "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
];

let numbers = 0;
const newEmail = () => `person${(numbers += 1)}@lost.example`;

/** Creates an organisation with its founder and a second owner. */
async function createOrganisation() {
  const founder = await ownerWithOrganisation(app, newEmail());
  const second = await signedInMember(app, founder.organisationId, "owner", newEmail());
  return { founder, second, secondId: await userIdOf(app, second) };
}
async function invite(as: string, orgId: string, email = newEmail()) {
  const body = { email, roleId: 1 } as const;
  expect((await app.call(inviteMember, { as, params: { orgId }, body })).status).toBe(201);
  return { email, link: linkOf(await lastEmailTo(app, email)) };
}
const accept = async (orgId: string, body: Link) => {
  const { status, problem } = await app.call(acceptOrganisationInvitation, {
    params: { orgId },
    body,
  });
  return status === 200 ? [status] : [status, problem.detail];
};
const revoke = ({ token, organisationId: orgId }: Workspace, userId: string, isRevoked = true) =>
  app.call(revokeMember, { as: token, params: { orgId }, body: { userId, isRevoked } });
const changeRole = (by: Workspace, userId: string, roleId: 1 | 2 | 3) =>
  app.call(changeMemberRole, {
    as: by.token,
    params: { orgId: by.organisationId, userId },
    body: { roleId },
  });
const pendingEmails = async ({ token, organisationId: orgId }: Workspace) =>
  (await app.call(listInvitees, { as: token, params: { orgId } })).body.map(({ email }) => email);
const lastDetail = async ({ organisationId }: Workspace) => {
  const { rows } = await app.services.database.query.execute<{ detail: unknown }>(sql`
    select detail from audit_events where organisation_id = ${organisationId}
      and action in ('organisations.member-revoked', 'organisations.member-role-changed')`);
  return rows.map(({ detail }) => detail);
};

describe("a member's invitation to others", () => {
  it("ends when the member is revoked, and is not restored", async () => {
    const { founder, second, secondId } = await createOrganisation();
    const orgId = founder.organisationId;
    const { link } = await invite(second, orgId);
    const others = await invite(founder.token, orgId);
    expect((await revoke(founder, secondId)).status).toBe(200);
    expect(await pendingEmails(founder)).toEqual([others.email]);
    expect(await accept(orgId, link)).toEqual(REFUSED);
    expect(await lastDetail(founder)).toEqual([{ endedInvitations: 1 }]);
    await revoke(founder, secondId, false);
    expect(await accept(orgId, link)).toEqual(REFUSED);
    expect(await accept(orgId, others.link)).toEqual([200]);
  });

  it.each([2, 3] as const)("ends when the owner's role becomes %s", async (roleId) => {
    const { founder, second, secondId } = await createOrganisation();
    const { link } = await invite(second, founder.organisationId);
    expect((await changeRole(founder, secondId, roleId)).status).toBe(200);
    expect(await pendingEmails(founder)).toEqual([]);
    expect(await accept(founder.organisationId, link)).toEqual(REFUSED);
    expect(await lastDetail(founder)).toMatchObject([{ from: "owner", endedInvitations: 1 }]);
  });

  it("remains valid if the owner stays an owner, or nothing changes", async () => {
    const { founder, second, secondId } = await createOrganisation();
    const { link } = await invite(second, founder.organisationId);
    expect((await changeRole(founder, secondId, 1)).status).toBe(200);
    expect((await revoke({ ...founder, token: second }, secondId, false)).status).toBe(200);
    expect(await accept(founder.organisationId, link)).toEqual([200]);
  });

  it("ends in that organisation only", async () => {
    const { founder, second, secondId } = await createOrganisation();
    const other = await ownerWithOrganisation(app, newEmail());
    await app.services.database.query.execute(sql`
      insert into organisation_members (organisation_id, user_id, role, created_at)
      values (${other.organisationId}, ${secondId}, 'owner', ${app.clock.now()})`);
    const { link } = await invite(second, other.organisationId);
    await revoke(founder, secondId);
    expect(await accept(other.organisationId, link)).toEqual([200]);
  });

  it("hands an invitation over to the member who resends it", async () => {
    const { founder, second, secondId } = await createOrganisation();
    const orgId = founder.organisationId;
    const { email } = await invite(second, orgId);
    const body = { organisationId: orgId, email };
    await app.call(resendInvitation, { as: founder.token, body });
    await revoke(founder, secondId);
    expect(await accept(orgId, linkOf(await lastEmailTo(app, email)))).toEqual([200]);
  });

  it("rejects an invitation that was written while the inviter's rights were removed", async () => {
    const { founder, secondId } = await createOrganisation();
    const orgId = founder.organisationId;
    await revoke(founder, secondId);
    const email = newEmail();
    await app.services.database.transaction((tx) =>
      sendInvitation(tx, app.services, {
        email,
        to: { organisationId: orgId, role: "owner" },
        place: "Harbour Café",
        addedByUserId: secondId,
      }),
    );
    expect(await accept(orgId, linkOf(await lastEmailTo(app, email)))).toEqual(REFUSED);
  });

  it("never makes an owner after its inviter was revoked, even concurrently", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { founder, second, secondId } = await createOrganisation();
      const { link } = await invite(second, founder.organisationId);
      const [revoked, accepted] = await Promise.all([
        revoke(founder, secondId),
        accept(founder.organisationId, link),
      ]);
      expect(revoked.status).toBe(200);
      expect([[200], REFUSED]).toContainEqual(accepted);
      // A later attempt is always rejected.
      expect(await accept(founder.organisationId, link)).toEqual(REFUSED);
    }
  });
});

describe("a broker's invitation", () => {
  it("rejects a broker's invitation once the brokerage no longer manages the organisation, or the broker has left", async () => {
    const { services } = app;
    const founder = await ownerWithOrganisation(app, newEmail());
    const orgId = founder.organisationId;
    const broker = await signedInBroker(app, newEmail(), orgId);
    const [{ link: first }, { link: second }, { link: third }] = [
      await invite(broker.token, orgId),
      await invite(broker.token, orgId),
      await invite(broker.token, orgId),
    ];
    expect(await accept(orgId, first)).toEqual([200]);
    const manage = (brokerageId: string | null) =>
      services.database.query.execute(
        sql`update organisations set brokerage_id = ${brokerageId} where id = ${orgId}`,
      );
    await manage(null);
    expect(await accept(orgId, second)).toEqual(REFUSED);
    await manage(broker.brokerageId);
    expect(await accept(orgId, second)).toEqual([200]);
    await services.database.query.execute(
      sql`delete from brokers where brokerage_id = ${broker.brokerageId}`,
    );
    expect(await accept(orgId, third)).toEqual(REFUSED);
  });

  it("rejects an invitation to the brokerage once the broker has left it", async () => {
    const { services } = app;
    const broker = await signedInBroker(app, newEmail());
    const { brokerageId } = broker;
    const addedByUserId = await userIdOf(app, broker.token);
    const send = async (email: string) => {
      const invitation = { email, to: { brokerageId }, place: "Anchor Brokers", addedByUserId };
      await services.database.transaction((tx) => sendInvitation(tx, services, invitation));
      return linkOf(await lastEmailTo(app, email));
    };
    const acceptBroker = async (body: Link) =>
      (await app.call(acceptBrokerageInvitation, { params: { brokerageId }, body })).status;
    const [first, second] = [await send(newEmail()), await send(newEmail())];
    expect(await acceptBroker(first)).toBe(200);
    await services.database.query.execute(
      sql`delete from brokers where user_id = ${addedByUserId}`,
    );
    expect(await acceptBroker(second)).toBe(418);
  });
});
