import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  changeMemberRole,
  inviteMember,
  listInvitees,
  listMembers,
  listRoles,
  resendInvitation,
  revokeMember,
} from "@holdfast/contract/organisations/member-endpoints";
import {
  listOrganisations,
  readOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { lastEmailTo, emailsTo, linkOf, signIn, userIdOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
  type Workspace,
} from "../../../../test/factories/workspace";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const members = async ({ token, organisationId }: Workspace) =>
  (await app.call(listMembers, { as: token, params: { orgId: organisationId } })).body;
const changeRole = (as: string, orgId: string, userId: string, roleId: 1 | 2 | 3) =>
  app.call(changeMemberRole, { as, params: { orgId, userId }, body: { roleId } });
const revoke = (as: string, orgId: string, userId: string, isRevoked = true) =>
  app.call(revokeMember, { as, params: { orgId }, body: { userId, isRevoked } });
const events = async (organisationId: string) => {
  const { rows } = await app.services.database.query.execute<{ action: string }>(
    sql`select action from audit_events where organisation_id = ${organisationId} order by 1`,
  );
  return rows.map(({ action }) => action);
};

test("lists the roles", async () => {
  const { token } = await ownerWithOrganisation(app, "roles@members.example");
  expect((await app.call(listRoles, { as: token })).body).toEqual([
    { id: 1, name: "owner" },
    { id: 2, name: "editor" },
    { id: 3, name: "viewer" },
  ]);
});

describe("the list of members", () => {
  it("shows every member with role and inviter, revoked ones last", async () => {
    const workspace = await ownerWithOrganisation(app, "lister@members.example");
    const orgId = workspace.organisationId;
    const editor = await signedInMember(app, orgId, "editor", "editor@members.example");
    await signedInMember(app, orgId, "viewer", "aviewer@members.example");
    await revoke(workspace.token, orgId, await userIdOf(app, editor));
    expect(
      (await members(workspace)).map(({ email, roleId, roleName, isRevoked }) => ({
        email,
        roleId,
        roleName,
        isRevoked,
      })),
    ).toEqual([
      { email: "aviewer@members.example", roleId: 3, roleName: "viewer", isRevoked: false },
      { email: "lister@members.example", roleId: 1, roleName: "owner", isRevoked: false },
      { email: "editor@members.example", roleId: 2, roleName: "editor", isRevoked: true },
    ]);
  });

  it("lets the organisation's brokerage manage the members too", async () => {
    const workspace = await ownerWithOrganisation(app, "client@members.example");
    const orgId = workspace.organisationId;
    const { token } = await signedInBroker(app, "broker@members.example", orgId);
    const invited = await app.call(inviteMember, {
      as: token,
      params: { orgId },
      body: { email: "colleague@members.example", roleId: 1 },
    });
    expect([invited.status, invited.body.addedByEmail]).toEqual([201, "broker@members.example"]);
  });
});

describe("a change of role", () => {
  it("applies at once to the person's open session", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "first@members.example",
    );
    const second = await signedInMember(app, orgId, "owner", "second@members.example");
    const params = { orgId };
    expect((await app.call(listMembers, { as: second, params })).status).toBe(200);
    const changed = await changeRole(token, orgId, await userIdOf(app, second), 2);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ roleId: 2, roleName: "editor", isRevoked: false });
    expect((await app.call(listMembers, { as: second, params })).status).toBe(403);
    expect((await app.call(readOrganisation, { as: second, params })).body.can).toMatchObject({
      change: true,
      manageMembers: false,
    });
    await revoke(token, orgId, await userIdOf(app, second));
    expect((await app.call(readOrganisation, { as: second, params })).status).toBe(404);
    expect((await app.call(listOrganisations, { as: second })).body).toEqual([]);
    // The account still exists.
    expect((await app.call(readUser, { as: second })).body.organisationUserRoles).toEqual([]);
    await revoke(token, orgId, await userIdOf(app, second), false);
    expect((await app.call(readOrganisation, { as: second, params })).body.roleName).toBe("editor");
    expect(await events(orgId)).toEqual([
      "organisations.created",
      "organisations.member-revoked",
      "organisations.member-role-changed",
      "organisations.member-unrevoked",
    ]);
  });

  it("rejects a change of role for a person who is not a member, and an unknown role", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "strict@members.example",
    );
    const other = await ownerWithOrganisation(app, "elsewhere@members.example");
    expect((await changeRole(token, orgId, await userIdOf(app, other.token), 3)).status).toBe(404);
    expect((await revoke(token, orgId, app.services.newId())).status).toBe(404);
    const { problem } = await changeRole(token, orgId, await userIdOf(app, token), 9 as 3);
    expect(problem.errors).toEqual([{ path: "roleId", message: "Please select the role." }]);
  });
});

describe("the last owner", () => {
  const LAST = [409, "An organisation needs at least one owner."];

  it("lets nobody demote or revoke the last owner", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "last@members.example",
    );
    const broker = await signedInBroker(app, "last-broker@members.example", orgId);
    const revokedOwner = await signedInMember(app, orgId, "owner", "gone@members.example");
    await revoke(token, orgId, await userIdOf(app, revokedOwner));
    const owner = await userIdOf(app, token);
    for (const as of [token, broker.token]) {
      const demoted = await changeRole(as, orgId, owner, 3);
      expect([demoted.status, demoted.problem.detail]).toEqual(LAST);
      const revoked = await revoke(as, orgId, owner);
      expect([revoked.status, revoked.problem.detail]).toEqual(LAST);
    }
    expect((await changeRole(token, orgId, owner, 1)).status).toBe(200);
  });

  it("does not replace the last owner by an invited person who cannot sign in yet", async () => {
    const workspace = await ownerWithOrganisation(app, "waiting@members.example");
    const { token, organisationId: orgId } = workspace;
    const newcomer = await signedInMember(app, orgId, "owner", "newcomer@members.example");
    await app.services.database.query.execute(
      sql`update users set password_hash = null where email_key = 'newcomer@members.example'`,
    );
    expect((await changeRole(token, orgId, await userIdOf(app, token), 2)).status).toBe(409);
    expect((await changeRole(token, orgId, await userIdOf(app, newcomer), 2)).status).toBe(200);
  });

  it("remains, however many owners demote and revoke each other concurrently", async () => {
    const workspace = await ownerWithOrganisation(app, "one@members.example");
    const orgId = workspace.organisationId;
    const tokens = [
      workspace.token,
      await signedInMember(app, orgId, "owner", "two@members.example"),
      await signedInMember(app, orgId, "owner", "three@members.example"),
    ];
    const ids = await Promise.all(tokens.map((token) => userIdOf(app, token)));
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const as = tokens[at % 3] ?? "";
        const userId = ids[(at + 1 + (at % 2)) % 3] ?? "";
        return at % 4 === 0 ? revoke(as, orgId, userId) : changeRole(as, orgId, userId, 2);
      }),
    );
    for (const { status } of outcomes) expect([200, 403, 404, 409]).toContain(status);
    const { rows } = await app.services.database.query.execute<{ one: number }>(sql`
      select 1 as one from organisation_members
      where organisation_id = ${orgId} and role = 'owner' and not is_revoked`);
    expect(rows).toHaveLength(1);
  });
});

describe("an invitation", () => {
  it("lists an invitation until it is accepted, renews it by a second one, and reveals nothing about the person", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "inviter@members.example",
    );
    await ownerWithOrganisation(app, "known@members.example");
    const params = { orgId };
    const email = "Known@members.example";
    const invited = await app.call(inviteMember, {
      as: token,
      params,
      body: { email, roleId: 3 },
    });
    expect([invited.status, invited.body]).toEqual([
      201,
      {
        email,
        firstName: null,
        lastName: null,
        roleId: 3,
        roleName: "viewer",
        addedByEmail: "inviter@members.example",
        isExpired: false,
      },
    ]);
    const first = await lastEmailTo(app, email);
    expect(first).toContain("Ana Silva (inviter@members.example) invites you");
    await app.call(inviteMember, { as: token, params, body: { email, roleId: 2 } });
    const second = await lastEmailTo(app, email);
    expect(linkOf(second).id).toBe(linkOf(first).id);
    expect(linkOf(second).token).not.toBe(linkOf(first).token);
    app.clock.pass(14 * 24 * 60 * 60_000);
    const again = await signIn(app, "inviter@members.example");
    expect((await app.call(listInvitees, { as: again, params })).body).toMatchObject([
      { email, roleName: "editor", isExpired: true },
    ]);
    const resent = await app.call(resendInvitation, {
      as: again,
      body: { organisationId: orgId, email: "known@MEMBERS.example" },
    });
    expect(resent.status).toBe(204);
    expect((await app.call(listInvitees, { as: again, params })).body).toMatchObject([
      { email, roleName: "editor", isExpired: false },
    ]);
    expect(await emailsTo(app, email)).toHaveLength(3);
    expect(await events(orgId)).toEqual([
      "organisations.created",
      "organisations.invitation-resent",
      "organisations.member-invited",
      "organisations.member-invited",
    ]);
  });

  it("sends no invitation to members, revoked ones included, and resends none to an address without one", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "full@members.example",
    );
    const left = await signedInMember(app, orgId, "viewer", "left@members.example");
    await revoke(token, orgId, await userIdOf(app, left));
    for (const email of ["FULL@members.example", "left@members.example"]) {
      const { status, problem } = await app.call(inviteMember, {
        as: token,
        params: { orgId },
        body: { email, roleId: 3 },
      });
      expect([status, problem.detail]).toEqual([
        409,
        "This person is already a user of the organisation.",
      ]);
    }
    const { status } = await app.call(resendInvitation, {
      as: token,
      body: { organisationId: orgId, email: "never@members.example" },
    });
    expect(status).toBe(404);
  });

  it("requires an address and a role", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "fields@members.example",
    );
    const invite = async (body: unknown) =>
      (await app.call(inviteMember, { as: token, params: { orgId }, body: body as never })).problem
        .errors;
    expect(await invite({})).toEqual([
      { path: "email", message: "Please input the email." },
      { path: "roleId", message: "Please select the role." },
    ]);
    expect(await invite({ email: "no address", roleId: 4 })).toEqual([
      { path: "email", message: "Please input an valid email." },
      { path: "roleId", message: "Please select the role." },
    ]);
  });

  it("limits invitations to ten an hour for one recipient", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      app,
      "eager@members.example",
    );
    const invite = async () =>
      (
        await app.call(inviteMember, {
          as: token,
          params: { orgId },
          body: { email: "tired@members.example", roleId: 3 },
        })
      ).status;
    for (let time = 0; time < 10; time += 1) expect(await invite()).toBe(201);
    expect(await invite()).toBe(429);
  });
});
