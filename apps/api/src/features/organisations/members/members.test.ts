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
import { lastLetterTo, lettersTo, linkOf, signIn, userIdOf } from "../../../../test/factories/people";
import { testHouse, type TestHouse } from "../../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
  type Workspace,
} from "../../../../test/factories/workspace";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});

const members = async ({ token, organisationId }: Workspace) =>
  (await house.call(listMembers, { as: token, params: { orgId: organisationId } })).answer;
const changeRole = (as: string, orgId: string, userId: string, roleId: 1 | 2 | 3) =>
  house.call(changeMemberRole, { as, params: { orgId, userId }, body: { roleId } });
const revoke = (as: string, orgId: string, userId: string, isRevoked = true) =>
  house.call(revokeMember, { as, params: { orgId }, body: { userId, isRevoked } });
const events = async (organisationId: string) => {
  const { rows } = await house.services.database.query.execute<{ action: string }>(
    sql`select action from audit_events where organisation_id = ${organisationId} order by 1`,
  );
  return rows.map(({ action }) => action);
};

test("the roles that somebody can have", async () => {
  const { token } = await ownerWithOrganisation(house, "roles@members.example");
  expect((await house.call(listRoles, { as: token })).answer).toEqual([
    { id: 1, name: "owner" },
    { id: 2, name: "editor" },
    { id: 3, name: "viewer" },
  ]);
});

describe("the list of members", () => {
  it("shows everybody with role and who added them, the revoked last", async () => {
    const workspace = await ownerWithOrganisation(house, "lister@members.example");
    const orgId = workspace.organisationId;
    const editor = await signedInMember(house, orgId, "editor", "editor@members.example");
    await signedInMember(house, orgId, "viewer", "aviewer@members.example");
    await revoke(workspace.token, orgId, await userIdOf(house, editor));
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

  it("is managed by the brokerage of the organisation too", async () => {
    const workspace = await ownerWithOrganisation(house, "client@members.example");
    const orgId = workspace.organisationId;
    const { token } = await signedInBroker(house, "broker@members.example", orgId);
    const invited = await house.call(inviteMember, {
      as: token,
      params: { orgId },
      body: { email: "colleague@members.example", roleId: 1 },
    });
    expect([invited.status, invited.answer.addedByEmail]).toEqual([201, "broker@members.example"]);
  });
});

describe("a change of role", () => {
  it("applies at once to the token that the person holds", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "first@members.example",
    );
    const second = await signedInMember(house, orgId, "owner", "second@members.example");
    const params = { orgId };
    expect((await house.call(listMembers, { as: second, params })).status).toBe(200);
    const changed = await changeRole(token, orgId, await userIdOf(house, second), 2);
    expect(changed.status).toBe(200);
    expect(changed.answer).toMatchObject({ roleId: 2, roleName: "editor", isRevoked: false });
    expect((await house.call(listMembers, { as: second, params })).status).toBe(403);
    expect((await house.call(readOrganisation, { as: second, params })).answer.can).toMatchObject({
      change: true,
      manageMembers: false,
    });
    await revoke(token, orgId, await userIdOf(house, second));
    expect((await house.call(readOrganisation, { as: second, params })).status).toBe(404);
    expect((await house.call(listOrganisations, { as: second })).answer).toEqual([]);
    // The account stays.
    expect((await house.call(readUser, { as: second })).answer.organisationUserRoles).toEqual([]);
    await revoke(token, orgId, await userIdOf(house, second), false);
    expect((await house.call(readOrganisation, { as: second, params })).answer.roleName).toBe(
      "editor",
    );
    expect(await events(orgId)).toEqual([
      "organisations.created",
      "organisations.member-revoked",
      "organisations.member-role-changed",
      "organisations.member-unrevoked",
    ]);
  });

  it("is refused for nobody of the organisation, and for a role that there is not", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "strict@members.example",
    );
    const other = await ownerWithOrganisation(house, "elsewhere@members.example");
    expect((await changeRole(token, orgId, await userIdOf(house, other.token), 3)).status).toBe(
      404,
    );
    expect((await revoke(token, orgId, house.services.newId())).status).toBe(404);
    const { problem } = await changeRole(token, orgId, await userIdOf(house, token), 9 as 3);
    expect(problem.errors).toEqual([{ path: "roleId", message: "Please select the role." }]);
  });
});

describe("the last owner", () => {
  const LAST = [409, "An organisation needs at least one owner."];

  it("is neither demoted nor revoked, whoever asks", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "last@members.example",
    );
    const broker = await signedInBroker(house, "last-broker@members.example", orgId);
    const gone = await signedInMember(house, orgId, "owner", "gone@members.example");
    await revoke(token, orgId, await userIdOf(house, gone));
    const owner = await userIdOf(house, token);
    for (const as of [token, broker.token]) {
      const demoted = await changeRole(as, orgId, owner, 3);
      expect([demoted.status, demoted.problem.detail]).toEqual(LAST);
      const revoked = await revoke(as, orgId, owner);
      expect([revoked.status, revoked.problem.detail]).toEqual(LAST);
    }
    expect((await changeRole(token, orgId, owner, 1)).status).toBe(200);
  });

  it("is not left to a person who was invited and cannot sign in yet", async () => {
    const workspace = await ownerWithOrganisation(house, "waiting@members.example");
    const { token, organisationId: orgId } = workspace;
    const newcomer = await signedInMember(house, orgId, "owner", "newcomer@members.example");
    await house.services.database.query.execute(
      sql`update users set password_hash = null where email_key = 'newcomer@members.example'`,
    );
    expect((await changeRole(token, orgId, await userIdOf(house, token), 2)).status).toBe(409);
    expect((await changeRole(token, orgId, await userIdOf(house, newcomer), 2)).status).toBe(200);
  });

  it("stays, however many demote and revoke each other at once", async () => {
    const workspace = await ownerWithOrganisation(house, "one@members.example");
    const orgId = workspace.organisationId;
    const tokens = [
      workspace.token,
      await signedInMember(house, orgId, "owner", "two@members.example"),
      await signedInMember(house, orgId, "owner", "three@members.example"),
    ];
    const ids = await Promise.all(tokens.map((token) => userIdOf(house, token)));
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const as = tokens[at % 3] ?? "";
        const userId = ids[(at + 1 + (at % 2)) % 3] ?? "";
        return at % 4 === 0 ? revoke(as, orgId, userId) : changeRole(as, orgId, userId, 2);
      }),
    );
    for (const { status } of outcomes) expect([200, 403, 404, 409]).toContain(status);
    const { rows } = await house.services.database.query.execute<{ one: number }>(sql`
      select 1 as one from organisation_members
      where organisation_id = ${orgId} and role = 'owner' and not is_revoked`);
    expect(rows).toHaveLength(1);
  });
});

describe("an invitation", () => {
  it("is listed until it is accepted, is renewed by another, and tells nothing of the person", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "inviter@members.example",
    );
    await ownerWithOrganisation(house, "known@members.example");
    const params = { orgId };
    const email = "Known@members.example";
    const invited = await house.call(inviteMember, {
      as: token,
      params,
      body: { email, roleId: 3 },
    });
    expect([invited.status, invited.answer]).toEqual([
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
    const first = await lastLetterTo(house, email);
    expect(first).toContain("Ana Silva (inviter@members.example) invites you");
    await house.call(inviteMember, { as: token, params, body: { email, roleId: 2 } });
    const second = await lastLetterTo(house, email);
    expect(linkOf(second).id).toBe(linkOf(first).id);
    expect(linkOf(second).token).not.toBe(linkOf(first).token);
    house.clock.pass(14 * 24 * 60 * 60_000);
    const again = await signIn(house, "inviter@members.example");
    expect((await house.call(listInvitees, { as: again, params })).answer).toMatchObject([
      { email, roleName: "editor", isExpired: true },
    ]);
    const resent = await house.call(resendInvitation, {
      as: again,
      body: { organisationId: orgId, email: "known@MEMBERS.example" },
    });
    expect(resent.status).toBe(204);
    expect((await house.call(listInvitees, { as: again, params })).answer).toMatchObject([
      { email, roleName: "editor", isExpired: false },
    ]);
    expect(await lettersTo(house, email)).toHaveLength(3);
    expect(await events(orgId)).toEqual([
      "organisations.created",
      "organisations.invitation-resent",
      "organisations.member-invited",
      "organisations.member-invited",
    ]);
  });

  it("is not sent to members, revoked ones included, nor again to nobody", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "full@members.example",
    );
    const left = await signedInMember(house, orgId, "viewer", "left@members.example");
    await revoke(token, orgId, await userIdOf(house, left));
    for (const email of ["FULL@members.example", "left@members.example"]) {
      const { status, problem } = await house.call(inviteMember, {
        as: token,
        params: { orgId },
        body: { email, roleId: 3 },
      });
      expect([status, problem.detail]).toEqual([
        409,
        "This person is already a user of the organisation.",
      ]);
    }
    const { status } = await house.call(resendInvitation, {
      as: token,
      body: { organisationId: orgId, email: "never@members.example" },
    });
    expect(status).toBe(404);
  });

  it("needs an address and a role", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "fields@members.example",
    );
    const invite = async (body: unknown) =>
      (await house.call(inviteMember, { as: token, params: { orgId }, body: body as never }))
        .problem.errors;
    expect(await invite({})).toEqual([
      { path: "email", message: "Please input the email." },
      { path: "roleId", message: "Please select the role." },
    ]);
    expect(await invite({ email: "no address", roleId: 4 })).toEqual([
      { path: "email", message: "Please input an valid email." },
      { path: "roleId", message: "Please select the role." },
    ]);
  });

  it("goes to one person ten times an hour at most", async () => {
    const { token, organisationId: orgId } = await ownerWithOrganisation(
      house,
      "eager@members.example",
    );
    const invite = async () =>
      (
        await house.call(inviteMember, {
          as: token,
          params: { orgId },
          body: { email: "tired@members.example", roleId: 3 },
        })
      ).status;
    for (let time = 0; time < 10; time += 1) expect(await invite()).toBe(201);
    expect(await invite()).toBe(429);
  });
});
