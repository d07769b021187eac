import { readFile } from "@holdfast/contract/files/file-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { inviteMember, listMembers } from "@holdfast/contract/organisations/member-endpoints";
import {
  readOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { deleteAccount } from "@holdfast/contract/personal-data/personal-data-endpoints";
import {
  acceptRiskReport,
  readRiskReport,
} from "@holdfast/contract/risks/report/risk-report-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "../../platform/clock";
import {
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  signedInPerson,
  signIn,
  userIdOf,
} from "../../../test/factories/people";
import { plainImage } from "../../../test/factories/images";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import {
  CAFE,
  ownerWithOrganisation,
  ownerWithPlan,
  signedInBroker,
  signedInMember,
} from "../../../test/factories/workspace";
import { addBroker } from "../brokerages/public";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let people = 0;
const newEmail = () => `person-${(people += 1)}@erasure.example`;
const erase = (as: string, email: string, password = PASSWORD) =>
  app.call(deleteAccount, { as, body: { email, password } });
const refusalOf = async (as: string, email: string) => {
  const { status, problem } = await erase(as, email);
  return [status, problem.code, problem.detail];
};
const archive = (as: string, orgId: string) =>
  app.call(updateOrganisation, { as, params: { orgId }, body: { isArchived: true } });

describe("deleting an account", () => {
  it("ends every session, and the address can register again as a new account", async () => {
    const email = newEmail();
    const tokens = [await signedInPerson(app, email), await signIn(app, email)];
    const userId = await userIdOf(app, tokens[0] ?? "");
    expect((await erase(tokens[0] ?? "", email.toUpperCase())).status).toBe(204);
    for (const as of tokens) expect((await app.call(readUser, { as })).status).toBe(401);
    const body = { email, password: PASSWORD };
    expect((await app.call(requestSignInCode, { body })).status).toBe(401);
    expect(await lastEmailTo(app, email)).toContain("have been deleted");
    expect(await userIdOf(app, await signedInPerson(app, email))).not.toBe(userId);
  });

  it("requires the password and the email address, and counts wrong passwords", async () => {
    const email = newEmail();
    const as = await signedInPerson(app, email);
    const other = await erase(as, "other@erasure.example");
    expect([other.status, other.problem.errors]).toEqual([
      400,
      [{ path: "email", message: "This is not the email address of your account." }],
    ]);
    const wrong = await erase(as, email, "Wrong-password-1");
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      [{ path: "password", message: "The password is incorrect." }],
    ]);
    for (let turn = 0; turn < 9; turn += 1) await erase(as, email, "Wrong-password-1");
    expect((await erase(as, email)).status).toBe(429);
    app.clock.pass(10 * MINUTE);
    expect((await erase(as, email)).status).toBe(204);
    expect(
      (await emailsTo(app, email)).filter((message) => message.includes("deleted")),
    ).toHaveLength(1);
  });

  it("deletes the counts of consecutive failures of the account and of its address", async () => {
    const failures = async () =>
      (
        await app.services.database.query.execute<{ key: string }>(
          sql`select key from rate_limits where key like 'failures-account:%' order by key`,
        )
      ).rows;
    const email = newEmail();
    const body = { email, password: "Wrong-password-1" };
    const before = await failures();
    await app.call(requestSignInCode, { body });
    expect(await failures()).toHaveLength(before.length + 1);
    const as = await signedInPerson(app, email);
    await app.call(requestSignInCode, { body });
    expect(await failures()).toHaveLength(before.length + 2);
    expect((await erase(as, email)).status).toBe(204);
    expect(await failures()).toEqual(before);
  });

  it("deletes the avatar's file", async () => {
    const email = newEmail();
    const as = await signedInPerson(app, email);
    const { body } = await app.call(setAvatar, { as, file: await plainImage("png") });
    const name = body.avatarUrl?.split("/").at(-1) ?? "";
    expect((await app.call(readFile, { params: { name } })).status).toBe(200);
    await erase(as, email);
    expect((await app.call(readFile, { params: { name } })).status).toBe(404);
    expect(await app.services.files.read(name)).toBeUndefined();
  });

  it("keeps the organisation's records: the accepted report still shows the name", async () => {
    const owner = await ownerWithPlan(app, newEmail());
    const email = newEmail();
    const as = await signedInMember(app, owner.organisationId, "editor", email);
    const params = { planId: owner.planId };
    const body = { indemnityPeriodId: 1, fastTrackRecovery: 0, riskReportReviewId: 1 };
    await app.call(acceptRiskReport, { as, params, body });
    expect((await erase(as, email)).status).toBe(204);
    const report = await app.call(readRiskReport, { as: owner.token, params });
    expect(report.body).toMatchObject({ acceptedByUserName: "Ana Silva" });
    const members = await app.call(listMembers, {
      as: owner.token,
      params: { orgId: owner.organisationId },
    });
    expect(members.body.map((member) => member.email)).not.toContain(email);
  });

  it("deletes the invitations that the person sent, which would otherwise count as the operator's", async () => {
    const { organisationId } = await ownerWithOrganisation(app, newEmail());
    const email = newEmail();
    const as = await signedInMember(app, organisationId, "owner", email);
    const params = { orgId: organisationId };
    const guest = newEmail();
    await app.call(inviteMember, { as, params, body: { email: guest, roleId: 1 } });
    const link = linkOf(await lastEmailTo(app, guest));
    expect((await erase(as, email)).status).toBe(204);
    const { status } = await app.call(acceptOrganisationInvitation, { params, body: link });
    expect(status).toBe(418);
  });
});

it("a concurrent call of the person is rejected like that of a signed-out person", async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = newEmail();
    const as = await signedInPerson(app, email);
    const [erased, created] = await Promise.all([
      erase(as, email),
      app.call(createOrganisation, { as, body: CAFE }),
    ]);
    // Either the organisation was created first and needs its owner, or its owner no longer exists.
    expect(["204 401", "409 201"]).toContain(`${erased.status} ${created.status}`);
  }
});

describe("an account that is still needed", () => {
  it("keeps the account of the only owner of an organisation with other users", async () => {
    const email = newEmail();
    const { token: as, organisationId } = await ownerWithOrganisation(app, email);
    await signedInMember(app, organisationId, "viewer", newEmail());
    const message =
      "You are the only owner of Harbour Café Pty Ltd, which other people use. Make one of them an owner first.";
    expect(await refusalOf(as, email)).toEqual([409, "account-needed", message]);
    await archive(as, organisationId);
    expect(await refusalOf(as, email)).toEqual([409, "account-needed", message]);
    await signedInMember(app, organisationId, "owner", newEmail());
    expect((await erase(as, email)).status).toBe(204);
  });

  it("keeps the account of the only user of an organisation that is not archived", async () => {
    const email = newEmail();
    const { token: as, organisationId } = await ownerWithOrganisation(app, email);
    expect(await refusalOf(as, email)).toEqual([
      409,
      "account-needed",
      "You are the only owner of Harbour Café Pty Ltd. Make someone else an owner or archive the organisation first.",
    ]);
    expect((await app.call(readUser, { as })).status).toBe(200);
    await archive(as, organisationId);
    expect((await erase(as, email)).status).toBe(204);
  });

  it("keeps the account of the last broker of a brokerage", async () => {
    const email = newEmail();
    const { token: as, brokerageId } = await signedInBroker(app, email);
    expect(await refusalOf(as, email)).toEqual([
      409,
      "account-needed",
      "You are the last broker of Anchor Brokers. Invite another broker first.",
    ]);
    const second = await userIdOf(app, await signedInPerson(app, newEmail()));
    await addBroker(app.services.database.query, app.services, brokerageId, second);
    expect((await erase(as, email)).status).toBe(204);
  });

  it("only one of the last two owners can leave if both try concurrently", async () => {
    const emails = [newEmail(), newEmail()] as const;
    const first = await ownerWithOrganisation(app, emails[0]);
    const second = await signedInMember(app, first.organisationId, "owner", emails[1]);
    const outcomes = await Promise.all([erase(first.token, emails[0]), erase(second, emails[1])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it("deletes an account once if it is requested several times concurrently", async () => {
    const email = newEmail();
    const as = await signedInPerson(app, email);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => erase(as, email)));
    const statuses = outcomes.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 401, 401, 401]);
  });
});

it("marks an archived organisation as abandoned if no one else can open it", async () => {
  const abandonedAt = async (organisationId: string) => {
    const { rows } = await app.services.database.query.execute<{ at: Date | null }>(
      sql`select abandoned_at as at from organisations where id = ${organisationId}`,
    );
    return rows[0]?.at;
  };
  const email = newEmail();
  const alone = await ownerWithOrganisation(app, email);
  await archive(alone.token, alone.organisationId);
  await erase(alone.token, email);
  expect(await abandonedAt(alone.organisationId)).not.toBeNull();

  const managedEmail = newEmail();
  const managed = await ownerWithOrganisation(app, managedEmail);
  const broker = await signedInBroker(app, newEmail(), managed.organisationId);
  await archive(managed.token, managed.organisationId);
  await erase(managed.token, managedEmail);
  expect(await abandonedAt(managed.organisationId)).toBeNull();
  const params = { orgId: managed.organisationId };
  expect((await app.call(readOrganisation, { as: broker.token, params })).status).toBe(200);
});
