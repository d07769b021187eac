import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import {
  inviteMember,
  listInvitees,
  resendInvitation,
  withdrawInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  registerPerson,
  activateInvited,
  lastEmailTo,
  emailsTo,
  linkOf,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { ownerWithOrganisation, signedInMember } from "../../../../test/factories/workspace";

let app: TestApp;
let owner: string;
let orgId: string;
beforeAll(async () => {
  app = await testApp();
  ({ token: owner, organisationId: orgId } = await ownerWithOrganisation(
    app,
    "owner@withdrawn.example",
  ));
});

const invite = async (email: string) => {
  const body = { email, roleId: 1 } as const;
  await app.call(inviteMember, { as: owner, params: { orgId }, body });
  return linkOf(await lastEmailTo(app, email));
};
const withdraw = (email: string, as = owner) =>
  app.call(withdrawInvitation, { as, params: { orgId }, body: { email } });
const accept = async (body: { id: string; token: string }) =>
  (await app.call(acceptOrganisationInvitation, { params: { orgId }, body })).status;
const pendingEmails = async () =>
  (await app.call(listInvitees, { as: owner, params: { orgId } })).body.map(({ email }) => email);

it("ends the link at once, ignores the case of the address, and sends no email", async () => {
  const email = "Mistyped@withdrawn.example";
  const [link, other] = [await invite(email), await invite("other@withdrawn.example")];
  const count = (await emailsTo(app, email)).length;
  expect((await withdraw("mistyped@WITHDRAWN.example")).status).toBe(204);
  expect(await pendingEmails()).toEqual(["other@withdrawn.example"]);
  expect(await accept(link)).toBe(418);
  expect(await accept(other)).toBe(200);
  expect(await emailsTo(app, email)).toHaveLength(count);
  const body = { organisationId: orgId, email };
  expect((await app.call(resendInvitation, { as: owner, body })).status).toBe(404);
  const { rows } = await app.services.database.query.execute<{ subject: string }>(sql`
    select subject, detail from audit_events
    where organisation_id = ${orgId} and action = 'organisations.invitation-withdrawn'`);
  expect(rows).toEqual([{ subject: link.id, detail: { role: "owner" } }]);
});

it("lets another member manager withdraw an invitation, and the person be invited again", async () => {
  const email = "again@withdrawn.example";
  const first = await invite(email);
  const second = await signedInMember(app, orgId, "owner", "second@withdrawn.example");
  expect((await withdraw(email, second)).status).toBe(204);
  const renewed = await invite(email);
  expect(renewed.id).not.toBe(first.id);
  expect([await accept(first), await accept(renewed)]).toEqual([418, 200]);
});

it("rejects the withdrawal for an address without a pending invitation", async () => {
  const { token } = await ownerWithOrganisation(app, "elsewhere@withdrawn.example");
  const email = "accepted@withdrawn.example";
  const link = await invite(email);
  // From another organisation it is rejected and has no effect.
  expect((await withdraw(email, token)).status).toBe(404);
  expect((await activateInvited(app, link)).status).toBe(204);
  for (const unknown of [email, "never@withdrawn.example"])
    expect((await withdraw(unknown)).status).toBe(404);
  const { status, problem } = await withdraw(" ");
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: "email", message: "Please input the email." }],
  ]);
});

it("lets either a withdrawal or a concurrent acceptance succeed", async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = `raced${round}@withdrawn.example`;
    await registerPerson(app, email);
    const link = await invite(email);
    const [withdrawn, accepted] = await Promise.all([withdraw(email), accept(link)]);
    expect([
      [204, 418],
      [404, 200],
    ]).toContainEqual([withdrawn.status, accepted]);
  }
});
